/** Short sounds, made here: nothing is loaded, and nothing needs them. */
import { prefs } from "./prefs.svelte";

export type Sound = "card" | "die" | "coin" | "shot" | "whistle";
let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

interface Burst {
  at?: number;
  seconds: number;
  loud: number;
  filter: BiquadFilterType;
  hertz: number;
}

function burst(audio: AudioContext, { at = 0, seconds, loud, filter, hertz }: Burst): void {
  const start = audio.currentTime + at;
  const source = noise(audio, seconds);
  const through = audio.createBiquadFilter();
  const volume = audio.createGain();
  [through.type, through.frequency.value] = [filter, hertz];
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(through).connect(volume).connect(audio.destination);
  source.start(start);
}

function tone(audio: AudioContext, hertz: number, at: number, seconds: number, loud: number): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

const made: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => burst(audio, { seconds: 0.07, loud: 0.25, filter: "highpass", hertz: 2500 }),
  die: (audio) => {
    for (const at of [0, 0.07, 0.13, 0.18])
      burst(audio, { at, seconds: 0.04, loud: 0.3, filter: "bandpass", hertz: 1400 });
  },
  coin: (audio) => {
    tone(audio, 1976, 0, 0.12, 0.08);
    tone(audio, 2637, 0.07, 0.3, 0.08);
  },
  shot: (audio) => {
    burst(audio, { seconds: 0.35, loud: 0.5, filter: "lowpass", hertz: 900 });
    burst(audio, { seconds: 0.05, loud: 0.3, filter: "highpass", hertz: 3000 });
  },
  whistle: (audio) => {
    for (const hertz of [587, 740, 880]) {
      tone(audio, hertz, 0, 0.22, 0.05);
      tone(audio, hertz, 0.3, 0.6, 0.05);
    }
  },
};

export function play(sound: Sound): void {
  if (!prefs.now.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state === "running") made[sound](context);
}

const heard: [RegExp, Sound][] = [
  [/fire|shot|fell|hit|killed|drew|gunfight|arrest/, "shot"],
  [/roll|dice|die|took_aim/, "die"],
  [/earn|paid|bid|bade|rob|loot|money|worth/, "coin"],
  [/card|laid|deal|dealt|chose|reveal|took|played|turned|committed|peeked/, "card"],
];

/** What a happening sounds like, by its kind. */
export function soundOf(kind: string): Sound | null {
  return heard.find(([pattern]) => pattern.test(kind))?.[1] ?? null;
}
