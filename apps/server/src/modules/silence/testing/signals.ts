import type { Pcm } from '#/modules/silence/hearing/meter.ts';

/** Sound pressure of two channels at a second, from -1 to 1. */
export type Signal = (second: number) => readonly [number, number];

const usualRateHz = 16_000;
const amplitude = (db: number): number => 10 ** (db / 20);

/** The same noise in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const both = (mono: (second: number) => number): Signal => {
  return (second) => {
    const value = mono(second);
    return [value, value];
  };
};

/** White noise of an RMS level in dBFS. */
export function noise(db: number, seed = 1): Signal {
  const random = randomOf(seed);
  const size = amplitude(db) * Math.sqrt(3);
  return () => [random() * size, random() * size];
}

/** A sine of an RMS level in dBFS. */
export const tone = (db: number, hertz = 440): Signal =>
  both((second) => amplitude(db) * Math.SQRT2 * Math.sin(2 * Math.PI * hertz * second));

export const zero: Signal = () => [0, 0];

/** Chords with a beat each half second. */
export function music(db: number): Signal {
  return (second) => {
    const beat = 0.35 + 0.65 * Math.exp(-6 * (second % 0.5));
    const root = [220, 262, 330, 196][Math.floor(second / 2) % 4] ?? 220;
    const chord = [1, 1.25, 1.5, 2].map((ratio) => Math.sin(2 * Math.PI * root * ratio * second));
    const size = amplitude(db) * beat;
    const [one = 0, two = 0, three = 0, four = 0] = chord;
    return [size * (one + two + 0.5 * three), size * (one + 0.5 * two + four)];
  };
}

/** Syllables in sentences of four seconds, with a pause after each, and digital silence in the pauses if `isGated`. */
export function talk(db: number, { pauseS = 1, isGated = false } = {}): Signal {
  const random = randomOf(7);
  return (second) => {
    const place = second % (4 + pauseS);
    const floor = isGated ? 0 : amplitude(-62) * random();
    if (place >= 4) return [floor, floor];
    const syllable = Math.abs(Math.sin(2 * Math.PI * 2.5 * second));
    const voice = amplitude(db) * 2 * syllable * Math.sin(2 * Math.PI * (140 + 30 * syllable) * second);
    return [voice + floor, voice + floor];
  };
}

/** One signal after the other; lengths in seconds. */
export function sequence(...parts: readonly (readonly [Signal, number])[]): Signal {
  return (second) => {
    let start = 0;
    for (const [signal, length] of parts) {
      if (second < start + length) return signal(second);
      start += length;
    }
    return [0, 0];
  };
}

/** The level changes from one second to another by decibels, evenly. */
export const fade = (signal: Signal, { from, to, db }: { from: number; to: number; db: number }): Signal =>
  change(signal, (second) => amplitude(db * Math.min(1, Math.max(0, (second - from) / (to - from)))));

export const change = (signal: Signal, gain: (second: number) => number): Signal => {
  return (second) => {
    const [left, right] = signal(second);
    const size = gain(second);
    return [left * size, right * size];
  };
};

/** The right channel at another level, in decibels. */
export const rightAt = (signal: Signal, db: number): Signal => {
  return (second) => {
    const [left] = signal(second);
    return [left, left * amplitude(db)];
  };
};

/** The right channel is the left one turned over. */
export const opposite = (signal: Signal): Signal => {
  return (second) => {
    const [left] = signal(second);
    return [left, -left];
  };
};

/** Too loud by decibels, and cut at full scale. */
export const clip = (signal: Signal, db: number): Signal => {
  const limit = (value: number) => Math.min(1, Math.max(-1, value * amplitude(db)));
  return (second) => {
    const [left, right] = signal(second);
    return [limit(left), limit(right)];
  };
};

/** Half a millisecond at full scale each seven seconds. */
export const clicks: Signal = both((second) => (second % 7 < 0.0005 ? 0.9 : 0));

export const mono = (signal: Signal, seconds: number): Pcm[] => render(signal, seconds, 1, usualRateHz);
export const stereo = (signal: Signal, seconds: number, sampleRateHz = usualRateHz): Pcm[] =>
  render(signal, seconds, 2, sampleRateHz);

function render(signal: Signal, seconds: number, channels: 1 | 2, sampleRateHz: number): Pcm[] {
  return Array.from({ length: seconds }, (_, second) => {
    const sides = Array.from({ length: channels }, () => new Float32Array(sampleRateHz));
    for (let at = 0; at < sampleRateHz; at += 1) {
      const values = signal(second + at / sampleRateHz);
      for (const [side, samples] of sides.entries()) samples[at] = values[side] ?? 0;
    }
    return { sampleRateHz, channels: sides };
  });
}
