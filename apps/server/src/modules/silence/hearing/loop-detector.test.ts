import { expect, it } from 'vitest';
import { createLoopDetector, type Loop } from '#/modules/silence/hearing/loop-detector.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';
import {
  change,
  music,
  noise,
  type Signal,
  stereo,
  talk,
  tone,
  zero,
} from '#/modules/silence/testing/signals.ts';
import { createLoopWatch } from '#/modules/silence/verdicts/loop-watch.ts';

function find(pcm: readonly Pcm[]): Loop | null {
  const detector = createLoopDetector();
  for (const piece of pcm) detector.push(piece);
  return detector.find();
}

/** A programme: tones and noise that never repeat themselves. */
const programme = (seed: number): Signal => {
  const hiss = noise(-30, seed);
  return (second) => {
    const [left, right] = hiss(second);
    const root = 180 + 140 * Math.sin(second * 0.37) + 60 * Math.sin(second * 1.13);
    const voice = 0.2 * Math.sin(2 * Math.PI * root * second) * Math.abs(Math.sin(second * 2.3));
    return [left + voice, right + voice];
  };
};

/** Repeats the first seconds of a programme, which may be no whole number of them. */
function stuck(lengthS: number): Pcm[] {
  const once = stereo(programme(3), Math.ceil(lengthS));
  const [left = [], right = []] = [0, 1].map((side) =>
    once.flatMap(({ channels }) => [...(channels[side] ?? [])]).slice(0, Math.round(lengthS * 16_000)),
  );
  const repeated = (samples: readonly number[], from: number) =>
    Float32Array.from({ length: 16_000 }, (_, at) => samples[(from + at) % samples.length] ?? 0);
  return Array.from({ length: 31 }, (_, second) => ({
    sampleRateHz: 16_000,
    channels: [repeated(left, second * 16_000), repeated(right, second * 16_000)],
  }));
}

it.each([0.35, 1, 2.5, 5, 8])('finds a loop of %f seconds', (lengthS) => {
  const loop = find(stuck(lengthS));
  expect(loop?.lengthS).toBeCloseTo(lengthS, 2);
  expect(loop?.strength).toBeGreaterThan(0.97);
});

it.each<[string, Signal]>([
  ['a programme', programme(1)],
  ['noise', noise(-20)],
  ['a tone', tone(-18)],
  ['nothing', zero],
  ['talk', talk(-20)],
  ['a programme that becomes louder', change(programme(2), (second) => second / 30)],
])('finds no loop in %s', (_name, signal) => {
  expect(find(stereo(signal, 31))).toBeNull();
});

it('finds no loop before it heard enough', () => {
  expect(find(stereo(music(-20), 29))).toBeNull();
});

it('calls a stream stuck after three minutes of the same loop, and not with a new title or another loop', () => {
  const loopWatch = createLoopWatch();
  const observe = (atS: number, loop: Loop | null) => loopWatch.observe(atS, loop, 180);
  const loop = { lengthS: 5, strength: 0.98 };
  expect([60, 120, 180].map((atS) => observe(atS, loop))).toEqual([null, null, null]);
  expect(observe(240, { ...loop, lengthS: 5.004 })).toBe(60);
  loopWatch.restart();
  expect(observe(300, loop)).toBeNull();
  expect(observe(360, { ...loop, lengthS: 7 })).toBeNull();
  expect(observe(420, null)).toBeNull();
  expect([480, 540, 600].map((atS) => observe(atS, loop))).toEqual([null, null, null]);
  expect(observe(660, loop)).toBe(480);
});
