/** Names for people who have none yet: two words out of the West. If somebody has it already, the house adds a number. */
import type { Lang } from "./lang.svelte";

const WORDS: Record<Lang, [string, string]> = {
  en: [
    `Dusty Rusty Lucky Lefty Slim Calico Mesa Copper Silver Prairie Canyon Coyote Quiet Early Lonesome Sunny
     Stormy Sage Bramble Amber Flint Velvet Whistling Crooked Barefoot Midnight Cinder Juniper Drifting Gentle Thirsty
     Saddle Painted Restless Twilight Idle`,
    `Mesquite Tumbleweed Ada Abel Belle Boone Cass Clem Dell Dora Earl Etta Finn Hattie Ike Jessie Kit Lou Mae
     Opal Pearl Quinn Rosa Tess Vern Willa Zeke Buckle Lantern Bandana Biscuit Sparrow Jackrabbit Pepper Harper Mustang
     Spur Lasso Whiskers Sundown`,
  ],
  it: [
    `Lupo Falco Coyote Puma Corvo Cactus Grillo Tasso Bisonte Condor Aquila Volpe Lince Gufo Mulo Mustang Rovo Ronzino
     Stivale Cappello Fischio Tramonto Tornado Tizzone Sperone Lazo Biscotto Peperone Chitarra Armonica Lanterna Rosa`,
    `d'Argento d'Oro di_Mesa di_Frontiera di_Prateria del_Canyon del_Rio del_Nord del_Sud del_Deserto di_Ruggine
     di_Polvere di_Rame di_Luna senza_Fretta senza_Nome senza_Sella in_Fuga in_Sella al_Trotto di_Notte di_Mezzodì
     della_Mesa del_Saloon`,
  ],
};
const listed = (words: string) => words.trim().split(/\s+/);

export function nickname(lang: Lang = "en", random: () => number = Math.random): string {
  const pick = (of: string[]) => of[Math.floor(random() * of.length)] ?? "";
  return WORDS[lang]
    .map((words) => pick(listed(words)))
    .join(" ")
    .replaceAll("_", " ");
}
