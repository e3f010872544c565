/** Nicknames for people who have none yet. */
const FIRST =
  "Dusty Rusty Lucky Lefty Slim Calico Cactus Mesa Copper Silver Prairie Canyon Tumble Juniper Coyote Quiet Early Lonesome Sunny Stormy Sage Bramble Amber Flint".split(
    " ",
  );
const LAST =
  "Ada Abel Belle Boone Cass Clem Dell Dora Earl Etta Finn Gus Hattie Ike Jessie Kit Lou Mae Ned Opal Pearl Quinn Rosa Sam Tess Vern Willa Zeke".split(
    " ",
  );

export function nickname(random: () => number = Math.random): string {
  const pick = (of: string[]) => of[Math.floor(random() * of.length)] ?? "";
  return `${pick(FIRST)} ${pick(LAST)} ${10 + Math.floor(random() * 90)}`;
}
