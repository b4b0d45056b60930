import { type AlarmKind, limits, type SilenceSettings, type SilenceTrial } from '@unmuted/api/contract';
import {
  type HeardIncident,
  listHeardIncidents,
  listRecordedMinutes,
} from '#/modules/silence/history/levels.repository.ts';
import { createRecording, type Recording } from '#/modules/silence/history/recording.ts';
import { settingsOf } from '#/modules/silence/settings/silence-response.ts';
import { findWatches } from '#/modules/silence/settings/watch.repository.ts';
import { type ReplayedAlarm, replay } from '#/modules/silence/verdicts/replay.ts';
import { watchSettingsOf } from '#/modules/silence/verdicts/watch.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** What is needed to try settings. */
export interface Week {
  readonly settings: SilenceSettings;
  readonly recording: Recording;
  readonly incidents: readonly HeardIncident[];
}

/** An alarm of a trial; times in milliseconds. */
export interface TriedAlarm {
  readonly kind: AlarmKind;
  readonly fromMs: number;
  readonly raisedMs: number;
  /** Null if it lasts. */
  readonly toMs: number | null;
  /** The seconds of the recording that it lasted. */
  readonly place: readonly [from: number, to: number];
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const weekMs = limits.levelDays * dayMs;

/** Reads the week until now. */
export async function readWeek(db: Db, scope: Scope, id: string, now: Date): Promise<Week> {
  const [row] = await findWatches(db, scope, [id], now);
  if (!row) throw new AppError('resource.not_found');
  const settings = settingsOf(row);
  const from = new Date(Math.ceil((now.getTime() - weekMs) / minuteMs) * minuteMs);
  const recording = createRecording({ from, to: now });
  // Day by day, so that other calls are served in between.
  for (let begin = from; begin < now; begin = new Date(begin.getTime() + dayMs)) {
    const to = new Date(Math.min(begin.getTime() + dayMs, now.getTime()));
    recording.add(await listRecordedMinutes(db, scope, id, { from: begin, to }));
  }
  const incidents = await listHeardIncidents(db, scope, id, { from, to: now });
  return { settings, incidents, recording: recording.finish() };
}

/** The alarms that other values of the saved settings would have raised, oldest first. */
export function tryOut({ settings, recording }: Week, trial: SilenceTrial): TriedAlarm[] {
  const { seconds, from } = recording;
  const atMs = (second: number) => from.getTime() + second * 1_000;
  return replay(seconds, watchSettingsOf({ ...settings, ...trial })).map(
    ({ sound, from: began, raisedAt, to }: ReplayedAlarm): TriedAlarm => ({
      kind: kindOf(sound),
      fromMs: atMs(began),
      raisedMs: atMs(raisedAt),
      toMs: to === null ? null : atMs(to),
      place: [began, to ?? seconds.length],
    }),
  );
}

const kindOf = (sound: ReplayedAlarm['sound']): AlarmKind => (sound === 'dead_air' ? 'silent' : sound);

/** Kinds that are found in the levels, by threshold and duration. */
const silences: readonly AlarmKind[] = ['silent', 'digital_zero'];
export const isSilence = ({ kind }: { readonly kind: AlarmKind }): boolean => silences.includes(kind);

/** Whether an alarm and an incident were about the same sound at the same time. */
export function isSame(
  { kind, fromMs, toMs }: TriedAlarm,
  incident: Pick<HeardIncident, 'kind' | 'started_at' | 'ended_at'>,
): boolean {
  const isAlike = kind === incident.kind || (isSilence({ kind }) && isSilence(incident));
  const endMs = incident.ended_at?.getTime() ?? Number.POSITIVE_INFINITY;
  return isAlike && incident.started_at.getTime() < (toMs ?? Number.POSITIVE_INFINITY) && endMs > fromMs;
}
