import type { Conditions } from '#/modules/silence/verdicts/conditions.ts';

/**
 * What a stream sounds like. `quiet`: below the threshold, but not for long enough; `dead_air`: for the chosen time; `digital_zero`:
 * nothing but zeros.
 */
export type Sound = 'on_air' | 'quiet' | 'dead_air' | 'digital_zero' | 'one_channel' | 'clipped';

/** When a sound becomes an alarm. */
export interface WatchSettings {
  /** dBFS RMS over one second of the louder channel. */
  readonly thresholdDb: number;
  /** Seconds below the threshold until dead air. */
  readonly silenceS: number;
  /** Seconds above the threshold until a silence is over. */
  readonly recoveryS: number;
  readonly watchesChannels: boolean;
  readonly watchesClipping: boolean;
}

export interface Judgement {
  readonly sound: Sound;
  /** When the sound began, in seconds of the stream: that of a silence is its first quiet second. */
  readonly since: number;
}

/** Presets for what a station plays. */
export const presets = {
  music: { thresholdDb: -45, silenceS: 20 },
  talk: { thresholdDb: -50, silenceS: 45 },
  classical: { thresholdDb: -60, silenceS: 90 },
} as const;

/** Zeros are certain sooner than silence: pauses between gated voices last for less. */
const zeroS = 10;
const oneChannelS = 20;
const clippedS = 60;
/** Clicks over silence interrupt it: so much of a minute must be quiet instead. */
const windowS = 60;
const quietShare = 0.8;

interface Run {
  /** Seconds in a row. */
  length: number;
  /** The second in which it began. */
  from: number;
}

/** Judges a stream second by second. */
export function createWatch(settings: WatchSettings): (found: Conditions) => Judgement {
  let at = 0;
  let current: Judgement = { sound: 'on_air', since: 0 };
  const runs = { quiet: newRun(), zero: newRun(), oneSided: newRun(), clipped: newRun(), loud: newRun() };
  /** Whether each of the last seconds was quiet, in a ring, and how many of them were. */
  const span = Math.max(windowS, settings.silenceS);
  const recent = new Uint8Array(span);
  let observed = 0;
  let quietCount = 0;

  function count(run: Run, isOn: boolean): void {
    if (!isOn) run.length = 0;
    else {
      if (run.length === 0) run.from = at;
      run.length += 1;
    }
  }

  function observe(found: Conditions): void {
    count(runs.quiet, found.isQuiet);
    count(runs.zero, found.isZero);
    // While both channels are quiet, nothing is known of one of them.
    if (found.isOneSided !== null) count(runs.oneSided, found.isOneSided);
    count(runs.clipped, found.isClipped);
    count(runs.loud, found.isLoud);
    const place = observed % span;
    quietCount += Number(found.isQuiet) - (recent[place] ?? 0);
    recent[place] = Number(found.isQuiet);
    observed += 1;
  }

  /** When a silence began that clicks interrupt; null for none. */
  function interruptedSince(): number | null {
    if (observed < span || quietCount < quietShare * span) return null;
    let since = at - span + 1;
    while (recent[(observed + since - at - 1) % span] === 0) since += 1;
    return since;
  }

  function silence(): Judgement | null {
    const { zero, quiet } = runs;
    if (zero.length >= Math.min(zeroS, settings.silenceS)) return { sound: 'digital_zero', since: zero.from };
    if (quiet.length >= settings.silenceS) return { sound: 'dead_air', since: quiet.from };
    const since = interruptedSince();
    return since === null ? null : { sound: 'dead_air', since };
  }

  function judge(): Judgement {
    const found = silence();
    if (isSilence(current)) {
      // A silence lasts until the programme has been back for a while, whatever kind it is of.
      if (runs.loud.length < settings.recoveryS) return found ? { ...found, since: current.since } : current;
      recent.fill(0);
      quietCount = 0;
      observed = 0;
    } else if (found) return found;
    if (settings.watchesChannels && runs.oneSided.length >= oneChannelS)
      return { sound: 'one_channel', since: runs.oneSided.from };
    if (settings.watchesClipping && runs.clipped.length >= clippedS)
      return { sound: 'clipped', since: runs.clipped.from };
    if (runs.quiet.length > 0) return { sound: 'quiet', since: runs.quiet.from };
    if (current.sound === 'on_air') return current;
    return { sound: 'on_air', since: runs.loud.length > 0 ? runs.loud.from : at };
  }

  return (found) => {
    observe(found);
    current = judge();
    at += 1;
    return current;
  };
}

const newRun = (): Run => ({ length: 0, from: 0 });

/** Whether a sound is an alarm. */
export const isAlarm = (sound: Sound): boolean => sound !== 'on_air' && sound !== 'quiet';

const isSilence = ({ sound }: Pick<Judgement, 'sound'>): boolean =>
  sound === 'dead_air' || sound === 'digital_zero';
