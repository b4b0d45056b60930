import type { SilenceIncident } from '@unmuted/api/contract';
import type { FileUrlOf } from '#/modules/files/public/file-name.ts';
import type { IncidentRow } from '#/modules/silence/incidents/incidents.repository.ts';
import { textOf } from '#/modules/silence/settings/silence-response.ts';

export function toIncident(row: IncidentRow, fileUrlOf: FileUrlOf): SilenceIncident {
  return {
    id: row.id,
    kind: row.kind,
    startedAt: row.started_at.toISOString(),
    raisedAt: row.raised_at.toISOString(),
    endedAt: textOf(row.ended_at),
    lowestDb: row.lowest_db,
    channel: row.channel,
    listenersAtStart: row.listeners_at_start,
    listenersLost: row.listeners_lost,
    listenerMinutes: row.listener_minutes,
    acknowledged:
      row.acknowledged_at && row.acknowledged_via
        ? {
            at: row.acknowledged_at.toISOString(),
            by: row.acknowledged_by ?? '',
            via: row.acknowledged_via,
          }
        : null,
    snoozedUntil: textOf(row.snoozed_until),
    action:
      row.action && row.action_at && row.action_state
        ? {
            kind: row.action,
            mount: row.action_mount,
            at: row.action_at.toISOString(),
            state: row.action_state,
            problem: row.action_problem,
          }
        : null,
    note: row.note,
    isFalseAlarm: row.is_false_alarm,
    isTest: row.is_test,
    clip: clipOf(row, fileUrlOf),
    messages: row.messages,
    merged: row.merged,
    version: row.version,
  };
}

function clipOf(
  { clip_hash: hash, clip_s: durationS, clip_type: contentType, content_type: fileType }: IncidentRow,
  fileUrlOf: FileUrlOf,
): SilenceIncident['clip'] {
  if (hash === null || fileType === null || durationS === null || contentType === null) return null;
  return { url: fileUrlOf({ hash, content_type: fileType }), durationS, contentType };
}
