import { conditionsOfRecord, type RecordedSecond } from '#/modules/silence/verdicts/level-record.ts';
import { createWatch, isAlarm, type Sound, type WatchSettings } from '#/modules/silence/verdicts/watch.ts';

/** An alarm that settings would have raised, in seconds of the recording. */
export interface ReplayedAlarm {
  readonly sound: Sound;
  /** When the sound began. */
  readonly from: number;
  /** When the alarm was raised. */
  readonly raisedAt: number;
  /** The first second after it; null if it lasts. */
  readonly to: number | null;
}

/** The alarms of recorded seconds; null is a second without a recording, which is no silence. */
export function replay(
  seconds: readonly (RecordedSecond | null)[],
  settings: WatchSettings,
): ReplayedAlarm[] {
  const alarms: ReplayedAlarm[] = [];
  let open: Omit<ReplayedAlarm, 'to'> | null = null;
  let watch = createWatch(settings);
  let begin = 0;
  let isWatching = false;
  const close = (to: number): void => {
    if (open) alarms.push({ ...open, to });
    open = null;
  };
  for (const [second, record] of seconds.entries()) {
    if (record === null) {
      // What lasts over a gap is not known.
      if (isWatching) close(second);
      isWatching = false;
      continue;
    }
    if (!isWatching) {
      watch = createWatch(settings);
      begin = second;
      isWatching = true;
    }
    const { sound, since } = watch(conditionsOfRecord(record, settings.thresholdDb));
    if (open?.sound === sound) continue;
    close(second);
    if (isAlarm(sound)) open = { sound, from: begin + since, raisedAt: second };
  }
  return open ? [...alarms, { ...(open as Omit<ReplayedAlarm, 'to'>), to: null }] : alarms;
}
