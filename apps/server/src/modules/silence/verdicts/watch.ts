import type { SilenceSettings } from '@unmuted/api/contract';
import type { Conditions } from '#/modules/silence/verdicts/conditions.ts';
import { createFault, createRun, type Run } from '#/modules/silence/verdicts/fault.ts';
import { createQuietShare } from '#/modules/silence/verdicts/quiet-share.ts';

/** What is wrong with a stream. `dead_air`: below the threshold for the chosen time; `digital_zero`: nothing but zeros. */
export type FaultySound = 'dead_air' | 'digital_zero' | 'one_channel' | 'opposite_phase' | 'clipped';
/** What a stream sounds like. `quiet`: below the threshold, but not for long enough. */
export type Sound = 'on_air' | 'quiet' | FaultySound;

/** When a sound becomes an alarm; null: never. */
export interface WatchSettings {
  /** dBFS RMS over one second of the louder channel. */
  readonly thresholdDb: number;
  /** Seconds below the threshold until dead air. */
  readonly silenceS: number;
  /** Good seconds until a fault is over; after a silence, they are above the threshold. */
  readonly recoveryS: number;
  /** Zeros are certain sooner than silence: pauses between gated voices last for less than ten seconds. */
  readonly zeroS: number | null;
  readonly oneChannelS: number | null;
  readonly oppositePhaseS: number | null;
  readonly clippedS: number | null;
}

/** A fault, and when it began, in seconds of the stream: that of a silence is its first quiet second. */
export interface Fault {
  readonly sound: FaultySound;
  readonly since: number;
}

export interface Judgement {
  readonly sound: Sound;
  /** When the sound began, in seconds of the stream. */
  readonly since: number;
  /** All faults, the worst first. */
  readonly faults: readonly Fault[];
  /** The fault that the stream will have first if it stays as it is; null for none. */
  readonly coming: (Fault & { readonly remainingS: number }) | null;
}

/** What the settings of a station say about its sound. */
export const watchSettingsOf = ({
  thresholdDb,
  silenceS,
  recoveryS,
  alarms,
}: Pick<SilenceSettings, 'thresholdDb' | 'silenceS' | 'recoveryS' | 'alarms'>): WatchSettings => ({
  thresholdDb,
  silenceS,
  recoveryS,
  zeroS: alarms.digitalZeroS,
  oneChannelS: alarms.oneChannelS,
  oppositePhaseS: alarms.oppositePhaseS,
  clippedS: alarms.clippedS,
});

/** Judges each second of a stream, by the first settings unless it gets others. */
export type Watch = (found: Conditions, settings?: WatchSettings) => Judgement;

/** `open`: faults that were found before, and last until the stream recovers. */
export function createWatch(first: WatchSettings, open: readonly FaultySound[] = []): Watch {
  let at = 0;
  let current: Pick<Judgement, 'sound' | 'since'> = { sound: 'on_air', since: 0 };
  const runs = { quiet: createRun(), zero: createRun(), loud: createRun() };
  const share = createQuietShare();
  const others = {
    one_channel: createFault(open.includes('one_channel')),
    opposite_phase: createFault(open.includes('opposite_phase')),
    clipped: createFault(open.includes('clipped')),
  };
  const silent = open.find((sound) => sound === 'dead_air' || sound === 'digital_zero');
  let silence: Fault | null = silent ? { sound: silent, since: 0 } : null;

  function observe(found: Conditions): void {
    runs.quiet.count(found.isQuiet, at);
    runs.zero.count(found.isZero, at);
    runs.loud.count(found.isLoud, at);
    share.observe(found.isQuiet);
    others.one_channel.count(found.isOneSided, at);
    others.opposite_phase.count(found.isOpposite, at);
    others.clipped.count(found.isClipped, at);
  }

  function silenceNow({ zeroS, silenceS }: WatchSettings): Fault | null {
    const { zero, quiet } = runs;
    if (zeroS !== null && zero.length >= Math.min(zeroS, silenceS))
      return { sound: 'digital_zero', since: zero.from };
    if (quiet.length >= silenceS) return { sound: 'dead_air', since: quiet.from };
    const ago = share.beganAgo(silenceS);
    return ago === null ? null : { sound: 'dead_air', since: at - ago };
  }

  /** A silence lasts until the programme has been back for a while, whatever kind it is of. */
  function judgeSilence(settings: WatchSettings): void {
    const found = silenceNow(settings);
    if (!silence) silence = found;
    else if (runs.loud.length >= settings.recoveryS) {
      silence = null;
      share.forget();
    } else if (found && runs.quiet.length > 0) silence = { ...found, since: silence.since };
  }

  function faultsOf(settings: WatchSettings): Fault[] {
    const { recoveryS } = settings;
    const rest = faultSettings(settings).flatMap(({ sound, afterS }) => {
      const since = others[sound].judge({ afterS, recoveryS });
      return since === null ? [] : [{ sound, since }];
    });
    return silence ? [silence, ...rest] : rest;
  }

  function soundNow([worst]: readonly Fault[]): Pick<Judgement, 'sound' | 'since'> {
    if (worst) return worst;
    if (runs.quiet.length > 0) return { sound: 'quiet', since: runs.quiet.from };
    if (current.sound === 'on_air') return current;
    return { sound: 'on_air', since: runs.loud.length > 0 ? runs.loud.from : at };
  }

  function comingNext(settings: WatchSettings, faults: readonly Fault[]): Judgement['coming'] {
    const { zeroS, silenceS } = settings;
    const next = (
      sound: FaultySound,
      { length, from }: Pick<Run, 'length' | 'from'>,
      afterS: number | null,
    ) => (length > 0 && afterS !== null ? [{ sound, since: from, remainingS: afterS - length }] : []);
    const silences = silence
      ? []
      : [
          ...next('digital_zero', runs.zero, zeroS === null ? null : Math.min(zeroS, silenceS)),
          ...next('dead_air', runs.quiet, silenceS),
        ];
    const rest = faultSettings(settings).flatMap(({ sound, afterS }) =>
      faults.some((fault) => fault.sound === sound) ? [] : next(sound, others[sound].run, afterS),
    );
    const [first = null] = [...silences, ...rest].sort((a, b) => a.remainingS - b.remainingS);
    return first;
  }

  return (found, settings = first) => {
    observe(found);
    judgeSilence(settings);
    const faults = faultsOf(settings);
    current = soundNow(faults);
    const coming = comingNext(settings, faults);
    at += 1;
    return { ...current, faults, coming };
  };
}

/** The other faults, the worst first. */
const faultSettings = ({ oneChannelS, oppositePhaseS, clippedS }: WatchSettings) =>
  [
    { sound: 'one_channel', afterS: oneChannelS },
    { sound: 'opposite_phase', afterS: oppositePhaseS },
    { sound: 'clipped', afterS: clippedS },
  ] as const;

/** Whether a sound is an alarm. */
export const isAlarm = (sound: Sound): sound is FaultySound => sound !== 'on_air' && sound !== 'quiet';
