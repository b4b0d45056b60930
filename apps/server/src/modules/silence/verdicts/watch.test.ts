import { silencePresets as presets } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { createLevels } from '#/modules/silence/hearing/levels.ts';
import { createMeter, type Pcm } from '#/modules/silence/hearing/meter.ts';
import * as signals from '#/modules/silence/testing/signals.ts';
import { conditionsOf } from './conditions.ts';
import { createWatch, type Sound, type WatchSettings } from './watch.ts';

const { music, noise, tone, talk, zero, clicks, sequence, fade, rightAt, opposite, clip, mono, stereo } =
  signals;

const usual: WatchSettings = {
  thresholdDb: -50,
  silenceS: 30,
  recoveryS: 10,
  zeroS: 10,
  oneChannelS: 20,
  oppositePhaseS: 20,
  clippedS: 60,
};

/** The sounds in the order of their judgement: `[sound, second of the judgement, second since when]`. */
function judge(pcm: readonly Pcm[], settings: Partial<WatchSettings> = {}): [Sound, number, number][] {
  const meter = createMeter();
  const levels = createLevels();
  const watch = createWatch({ ...usual, ...settings });
  const changes: [Sound, number, number][] = [];
  let second = 0;
  for (const level of pcm.flatMap((piece) => levels(meter(piece)))) {
    const { sound, since } = watch(conditionsOf(level, settings.thresholdDb ?? usual.thresholdDb));
    second += 1;
    if (changes.at(-1)?.[0] !== sound) changes.push([sound, second, since]);
  }
  return changes;
}

const alarms = (changes: readonly [Sound, number, number][]) =>
  changes.filter(([sound]) => sound !== 'on_air' && sound !== 'quiet');

describe('a programme is no alarm', () => {
  it.each<[string, Pcm[], Partial<WatchSettings>]>([
    ['loud music', stereo(music(-14), 120), presets.music],
    ['quiet music', stereo(music(-34), 120), presets.music],
    ['mono music', mono(music(-20), 120), presets.music],
    [
      'music that fades out and in',
      stereo(fade(music(-14), { from: 20, to: 32, db: -60 }), 34),
      presets.music,
    ],
    [
      'a song that ends softly, a gap, and a song that begins softly',
      stereo(sequence([music(-14), 30], [music(-44), 8], [zero, 3], [music(-46), 8], [music(-14), 30]), 79),
      presets.music,
    ],
    ['talk', stereo(talk(-20), 120), presets.talk],
    ['talk with pauses of 3.5 seconds', stereo(talk(-22, { pauseS: 3.5 }), 120), presets.talk],
    ['talk through a noise gate', stereo(talk(-22, { pauseS: 5, isGated: true }), 120), presets.talk],
    ['low talk', mono(talk(-34, { pauseS: 2 }), 120), presets.talk],
    [
      'classical music with forty seconds at -58 dBFS',
      stereo(sequence([music(-26), 30], [music(-50), 40], [music(-26), 30]), 100),
      presets.classical,
    ],
    [
      'a minute of the quietest classical music',
      stereo(sequence([music(-30), 20], [noise(-64), 60], [music(-30), 20]), 100),
      presets.classical,
    ],
    ['a test tone', stereo(tone(-20), 60), presets.music],
    ['wide stereo', stereo(rightAt(music(-16), -20), 60), presets.music],
    ['music that is limited', stereo(clip(music(-16), 3), 120), presets.music],
  ])('%s', (_name, pcm, settings) => {
    expect(alarms(judge(pcm, settings))).toEqual([]);
  });
});

describe('a fault is an alarm, in time', () => {
  const after = (fault: signals.Signal, seconds: number): Pcm[] =>
    stereo(sequence([music(-16), 20], [fault, seconds]), 20 + seconds);

  it.each<[string, Pcm[], Partial<WatchSettings>, [Sound, number, number]]>([
    ['digital zero', after(zero, 40), {}, ['digital_zero', 30, 20]],
    [
      'digital zero, for a station that wants to know soon',
      after(zero, 40),
      { silenceS: 5 },
      ['digital_zero', 25, 20],
    ],
    ['dither', after(noise(-84), 40), {}, ['dead_air', 50, 20]],
    ['hiss at -60 dBFS', after(noise(-60), 40), {}, ['dead_air', 50, 20]],
    ['hiss at -52 dBFS', after(noise(-52), 40), {}, ['dead_air', 50, 20]],
    [
      'hum at -48 dBFS with the preset of music',
      after(tone(-48, 50), 40),
      presets.music,
      ['dead_air', 40, 20],
    ],
    ['clicks over silence', after(clicks, 80), {}, ['dead_air', 76, 20]],
    [
      'a fade to nothing',
      stereo(fade(music(-16), { from: 20, to: 40, db: -80 }), 80),
      presets.music,
      ['dead_air', 46, 26],
    ],
    [
      'talk that stops',
      stereo(sequence([talk(-20), 40], [noise(-62), 60]), 100),
      presets.talk,
      ['dead_air', 84, 39],
    ],
    ['a dead right channel', after(rightAt(music(-16), -200), 40), {}, ['one_channel', 40, 20]],
    ['a right channel with hiss only', after(rightAt(music(-16), -50), 40), {}, ['one_channel', 40, 20]],
    ['a right channel with crosstalk only', after(rightAt(music(-16), -40), 40), {}, ['one_channel', 40, 20]],
    ['opposite phase', after(opposite(music(-16)), 40), {}, ['opposite_phase', 40, 20]],
    ['heavy clipping', after(clip(music(-10), 14), 80), {}, ['clipped', 80, 20]],
  ])('%s', (_name, pcm, settings, expected) => {
    const [[sound, at, since] = []] = alarms(judge(pcm, settings));
    const [wanted, wantedAt, wantedSince] = expected;
    expect(sound).toBe(wanted);
    expect(Math.abs((at ?? 0) - wantedAt)).toBeLessThanOrEqual(1);
    expect(Math.abs((since ?? 0) - wantedSince)).toBeLessThanOrEqual(1);
  });

  it('that nobody watches for is none', () => {
    const settings = { zeroS: null, oneChannelS: null, oppositePhaseS: null, clippedS: null };
    expect(alarms(judge(after(rightAt(music(-16), -200), 60), settings))).toEqual([]);
    expect(alarms(judge(after(opposite(music(-16)), 60), settings))).toEqual([]);
    expect(alarms(judge(after(zero, 29), settings))).toEqual([]);
    expect(alarms(judge(after(clip(music(-10), 14), 80), settings))).toEqual([]);
  });
});

describe('a silence', () => {
  it('is over when the programme is back for the recovery time', () => {
    const pcm = stereo(sequence([music(-16), 10], [noise(-70), 50], [music(-16), 30]), 90);
    expect(judge(pcm).map(([sound, at]) => [sound, at])).toEqual([
      ['on_air', 1],
      ['quiet', 11],
      ['dead_air', 40],
      ['on_air', 70],
    ]);
  });

  it('goes on through short bursts of programme', () => {
    const burst = [music(-16), 4] as const;
    const pcm = stereo(
      sequence(
        [music(-16), 10],
        [noise(-70), 40],
        burst,
        [noise(-70), 10],
        burst,
        [noise(-70), 10],
        [music(-16), 20],
      ),
      98,
    );
    expect(alarms(judge(pcm))).toHaveLength(1);
  });

  it('that changes its kind keeps its beginning', () => {
    const pcm = stereo(sequence([music(-16), 10], [noise(-70), 40], [zero, 20]), 70);
    expect(alarms(judge(pcm)).map(([sound, , since]) => [sound, since])).toEqual([
      ['dead_air', 10],
      ['digital_zero', 10],
    ]);
  });

  it('just above the threshold does not end it: 3 dB are between silence and programme', () => {
    const pcm = stereo(sequence([music(-16), 10], [noise(-52), 40], [noise(-48.5), 40]), 90);
    expect(judge(pcm).at(-1)?.[0]).toBe('dead_air');
  });
});

describe('a watch', () => {
  const levelsOf = (pcm: readonly Pcm[]) => {
    const meter = createMeter();
    const join = createLevels();
    return pcm.flatMap((piece) => join(meter(piece)));
  };
  const seconds = (pcm: readonly Pcm[], thresholdDb = usual.thresholdDb) =>
    levelsOf(pcm).map((level) => conditionsOf(level, thresholdDb));

  it('tells what is coming, so that it can be confirmed in time', () => {
    const watch = createWatch(usual);
    const coming = seconds(stereo(sequence([music(-16), 5], [noise(-70), 30]), 35)).map(
      (found) => watch(found).coming,
    );
    expect(coming[4]).toBeNull();
    expect(coming[5]).toEqual({ sound: 'dead_air', since: 5, remainingS: 29 });
    expect(coming[34]).toBeNull();
  });

  it('goes on with a fault that was found before it began, until the stream recovers', () => {
    const watch = createWatch(usual, ['dead_air']);
    const sounds = seconds(stereo(sequence([noise(-70), 3], [music(-16), 12]), 15)).map(
      (found) => watch(found).sound,
    );
    expect([sounds[0], sounds[11], sounds[12]]).toEqual(['dead_air', 'dead_air', 'on_air']);
  });

  it('applies other settings from the second that they come with', () => {
    const watch = createWatch(usual);
    const found = seconds(stereo(sequence([music(-16), 5], [noise(-70), 10]), 15));
    const sounds = found.map((each, at) => watch(each, at < 14 ? usual : { ...usual, silenceS: 10 }).sound);
    expect(sounds.slice(-2)).toEqual(['quiet', 'dead_air']);
  });

  it('keeps faults of several kinds apart', () => {
    const watch = createWatch({ ...usual, recoveryS: 5 });
    const both = rightAt(music(-16), -200);
    const pcm = stereo(sequence([both, 25], [noise(-70), 40], [both, 10]), 75);
    const judged = seconds(pcm).map((found) => watch(found));
    expect(judged[60]?.faults.map(({ sound }) => sound)).toEqual(['dead_air', 'one_channel']);
    expect(judged.at(-1)?.faults).toEqual([{ sound: 'one_channel', since: 0 }]);
  });
});
