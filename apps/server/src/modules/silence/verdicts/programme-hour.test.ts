import { silencePresets } from '@unmuted/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { createLevels, type Level } from '#/modules/silence/hearing/levels.ts';
import { createMeter } from '#/modules/silence/hearing/meter.ts';
import {
  change,
  clip,
  fade,
  music,
  noise,
  rightAt,
  type Signal,
  stereo,
  talk,
  tone,
} from '#/modules/silence/testing/signals.ts';
import { conditionsOf } from './conditions.ts';
import { createWatch, isAlarm, type Sound } from './watch.ts';

const amplitude = (db: number): number => 10 ** (db / 20);

/** A song that begins softly, and fades out to nothing. */
const song = (db: number): Signal =>
  fade(
    change(music(db), (second) => amplitude(-40 * Math.max(0, 1 - second / 8))),
    { from: 170, to: 182, db: -90 },
  );
/** An orchestra: from loud to quiet and back, each minute and a half. */
const orchestra = change(music(-18), (second) => amplitude(-10 - 10 * Math.cos((2 * Math.PI * second) / 90)));
/** A play: dialogue, and ten seconds of a quiet room. */
const play: Signal = (second) => (second % 70 < 60 ? dialogue(second) : room(second));
const dialogue = talk(-24, { pauseS: 2.5 });
const room = noise(-56, 5);
/** The time signal: short tones, and pauses. */
const pips: Signal = (second) => (second % 1 < 0.1 ? tone(-18, 1_000)(second) : [0, 0]);

/** An hour: the parts and their seconds. */
const hour: readonly (readonly [string, Signal, number])[] = [
  ['pips', pips, 6],
  ['news', talk(-21), 294],
  ['a song', song(-16), 183],
  ['a quieter song', song(-20), 183],
  ['a loud song', song(-14), 183],
  ['a loud presenter', clip(talk(-12), 6), 180],
  ['a wide mix', rightAt(music(-18), -12), 240],
  ['an orchestra', orchestra, 540],
  ['gated voices with pauses', talk(-22, { pauseS: 3.5, isGated: true }), 300],
  ['a play', play, 420],
  ['quiet piano', music(-38), 300],
  ['a reading with long pauses', talk(-26, { pauseS: 5.5 }), 331],
  ['rain', noise(-40, 9), 240],
  ['jingles', clip(music(-9), 3), 200],
];

const rateHz = 4_000;

function levelsOf(signal: Signal, seconds: number): Level[] {
  const meter = createMeter();
  const levels = createLevels();
  return stereo(signal, seconds, rateHz).flatMap((pcm) => levels(meter(pcm)));
}

interface HeardSecond {
  readonly part: string;
  readonly second: number;
  readonly level: Level;
}

let heard: readonly HeardSecond[];
beforeAll(() => {
  const parts = [...hour, ['silence', noise(-72), 120] as const];
  heard = parts.flatMap(([part, signal, length]) =>
    levelsOf(signal, length).map((level, second) => ({ part, second, level })),
  );
});

it.each(Object.entries(silencePresets))(
  'raises no alarm within an hour of varied programme with the preset %s, and one for the silence after it',
  (_name, preset) => {
    expect(hour.reduce((sum, [, , length]) => sum + length, 0)).toBe(3_600);
    const alarms = { recoveryS: 10, zeroS: 10, oneChannelS: 60, oppositePhaseS: 30, clippedS: 60 };
    const watch = createWatch({ ...preset, ...alarms });
    const raised: { part: string; sound: Sound; second: number }[] = [];
    let last: Sound = 'on_air';
    for (const { part, second, level } of heard) {
      const { sound } = watch(conditionsOf(level, preset.thresholdDb));
      if (sound !== last && isAlarm(sound)) raised.push({ part, sound, second });
      last = sound;
    }
    expect(raised).toMatchObject([{ part: 'silence', sound: 'dead_air' }]);
    expect(Math.abs((raised[0]?.second ?? 0) - preset.silenceS)).toBeLessThanOrEqual(2);
  },
);
