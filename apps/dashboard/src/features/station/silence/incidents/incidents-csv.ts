import type { SilenceIncident } from '@unmuted/api';
import { type CsvColumns, csvOf } from '#/lib/csv.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

/** A report of incidents: names of fields in English; times in UTC and in the time zone of the station. */
export function incidentsCsv(incidents: readonly SilenceIncident[], timeZone: string): string {
  const wallOf = createLocalClock(timeZone);
  const localOf = (at: string) =>
    new Date(wallOf(Date.parse(at))).toISOString().slice(0, 19).replace('T', ' ');
  const columns: CsvColumns<SilenceIncident> = {
    started_at: ({ startedAt }) => startedAt,
    local_time: ({ startedAt }) => localOf(startedAt),
    ended_at: ({ endedAt }) => endedAt,
    duration_s: ({ startedAt, endedAt }) =>
      endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000),
    kind: ({ kind }) => kind,
    channel: ({ channel }) => channel,
    lowest_dbfs: ({ lowestDb }) => lowestDb,
    listeners_at_start: ({ listenersAtStart }) => listenersAtStart,
    listeners_lost: ({ listenersLost }) => listenersLost,
    listener_minutes: ({ listenerMinutes }) => listenerMinutes,
    acknowledged_at: ({ acknowledged }) => acknowledged?.at ?? null,
    acknowledged_by: ({ acknowledged }) => acknowledged?.by ?? null,
    action: ({ action }) => action?.kind ?? null,
    action_state: ({ action }) => action?.state ?? null,
    false_alarm: ({ isFalseAlarm }) => String(isFalseAlarm),
    test: ({ isTest }) => String(isTest),
    note: ({ note }) => note,
  };
  return csvOf(incidents, columns);
}
