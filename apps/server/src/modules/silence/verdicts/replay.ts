import { conditionsOfRecord, type RecordedSecond } from '#/modules/silence/verdicts/level-record.ts';
import {
  createWatch,
  type FaultySound,
  isAlarm,
  type Watch,
  type WatchSettings,
} from '#/modules/silence/verdicts/watch.ts';

/** An alarm that settings would have raised, in seconds of the recording. */
export interface ReplayedAlarm {
  readonly sound: FaultySound;
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
  const alarms: { sound: FaultySound; from: number; raisedAt: number; to: number | null }[] = [];
  let watch: Watch | null = null;
  let begin = 0;
  for (const [second, record] of seconds.entries()) {
    const last = alarms.at(-1);
    const open = last?.to === null ? last : undefined;
    if (!record) {
      // What lasts over a gap is not known.
      if (open) open.to = second;
      watch = null;
      continue;
    }
    if (!watch) begin = second;
    watch ??= createWatch(settings);
    const { sound, since } = watch(conditionsOfRecord(record, settings.thresholdDb));
    if (open?.sound === sound) continue;
    if (open) open.to = second;
    if (isAlarm(sound)) alarms.push({ sound, from: begin + since, raisedAt: second, to: null });
  }
  return alarms;
}
