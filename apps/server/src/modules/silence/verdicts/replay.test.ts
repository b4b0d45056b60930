import { describe, expect, it } from 'vitest';
import { createLevels } from '#/modules/silence/hearing/levels.ts';
import { createMeter } from '#/modules/silence/hearing/meter.ts';
import { music, noise, opposite, rightAt, sequence, stereo } from '#/modules/silence/testing/signals.ts';
import { conditionsOf } from './conditions.ts';
import { type RecordedSecond, recordOf } from './level-record.ts';
import { replay } from './replay.ts';
import { createWatch, type WatchSettings } from './watch.ts';

const settings: WatchSettings = {
  thresholdDb: -50,
  silenceS: 20,
  recoveryS: 5,
  zeroS: 10,
  oneChannelS: 20,
  oppositePhaseS: 20,
  clippedS: 60,
};
const loud: RecordedSecond = { rms: -160, flags: 4 };
const quiet: RecordedSecond = { rms: -700, flags: 0 };
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('a replay', () => {
  it('judges a recording as it was judged when it was heard', () => {
    const signal = sequence(
      [music(-16), 30],
      [noise(-60), 40],
      [music(-20), 30],
      [rightAt(music(-16), -200), 40],
      [music(-20), 10],
      [opposite(music(-16)), 30],
    );
    const meter = createMeter();
    const join = createLevels();
    const levels = stereo(signal, 180).flatMap((pcm) => join(meter(pcm)));
    const watch = createWatch(settings);
    const live = levels.map((level) => watch(conditionsOf(level, settings.thresholdDb)).sound);
    const alarms = replay(levels.map(recordOf), settings);
    for (const { sound, raisedAt, to } of alarms)
      expect(new Set(live.slice(raisedAt, to ?? undefined))).toEqual(new Set([sound]));
    expect(alarms.map(({ sound, from }) => [sound, from])).toEqual([
      ['dead_air', 30],
      ['one_channel', 100],
      ['opposite_phase', 150],
    ]);
  });

  it('tells what other settings would have done', () => {
    const seconds = [...times(60, loud), ...times(25, quiet), ...times(60, loud)];
    expect(replay(seconds, settings)).toEqual([{ sound: 'dead_air', from: 60, raisedAt: 79, to: 89 }]);
    expect(replay(seconds, { ...settings, silenceS: 30 })).toEqual([]);
    expect(replay(seconds, { ...settings, thresholdDb: -75 })).toEqual([]);
    expect(replay(seconds, { ...settings, silenceS: 5 })[0]).toMatchObject({ raisedAt: 64 });
  });

  it('counts no second without a recording as silence, and does not join what is around it', () => {
    const seconds = [
      ...times(30, loud),
      ...times(15, quiet),
      ...times(60, null),
      ...times(15, quiet),
      ...times(30, loud),
    ];
    expect(replay(seconds, settings)).toEqual([]);
    expect(replay([...times(30, loud), ...times(40, quiet), ...times(10, null)], settings)).toEqual([
      { sound: 'dead_air', from: 30, raisedAt: 49, to: 70 },
    ]);
    expect(replay([...times(30, loud), ...times(40, quiet)], settings)[0]).toMatchObject({ to: null });
  });

  it('finds each alarm of a week', () => {
    const hour = [...times(3_540, loud), ...times(60, quiet)];
    const week = times(7 * 24, hour).flat();
    expect(replay(week, settings)).toHaveLength(7 * 24);
  });
});
