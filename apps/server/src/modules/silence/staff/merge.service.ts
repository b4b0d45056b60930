import type { SilenceIncident } from '@unmuted/api/contract';
import { readIncident } from '#/modules/silence/incidents/incidents.service.ts';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { lockManaged } from '#/modules/silence/staff/manage.service.ts';
import {
  type Incident,
  lockWithParts,
  moveInto,
  saveColumns,
} from '#/modules/silence/staff/merge.repository.ts';
import { mergedColumns, type OverIncident, restoredColumns } from '#/modules/silence/staff/merged-columns.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** An incident of the station that plays a streaming service. */
export interface IncidentPath {
  /** Of the service. */
  readonly id: string;
  readonly incidentId: string;
}

/** Merges incidents that are over into another one. Nobody is told. */
export async function mergeIncidents(
  deps: SilenceDeps,
  act: StaffAct,
  path: IncidentPath,
  wanted: readonly string[],
): Promise<SilenceIncident> {
  const [targetId, ...ids] = [path.incidentId, ...wanted].map((id) => id.toLowerCase());
  if (targetId === undefined || new Set([targetId, ...ids]).size <= ids.length)
    throw invalidField('/ids', 'duplicate');
  const [stationId, merged] = await deps.db.transaction().execute(async (tx) => {
    const { station } = await lockManaged(tx, act.scope, path.id);
    const rows = await lockWithParts(tx, station.id, [targetId, ...ids]);
    const target = requireOver(rows, targetId);
    const others = ids.map((id) => requireOver(rows, id));
    const columns = mergedColumns(target, others);
    // Their parts become parts of the target, next to them.
    for (const other of others)
      if (other.before_merge) await saveColumns(tx, other.id, restoredColumns(other));
    await moveInto(tx, targetId, ids);
    await saveColumns(tx, targetId, columns);
    const partsBefore = rows.filter((row) => row.merged_into === targetId).length;
    await auditStation(deps, tx, act, {
      action: 'silence_incident.merged',
      station,
      details: { incidentId: targetId, kind: target.kind },
      change: {
        before: { ...valuesOf(target), merged: partsBefore === 0 ? 0 : partsBefore + 1 },
        after: { ...valuesOf({ ...target, ...columns }), merged: rows.length },
      },
    });
    return [station.id, await readIncident({ ...deps, db: tx }, act.scope, station.id, targetId)] as const;
  });
  deps.bus.publish([`silence:${stationId}`]);
  return merged;
}

/** One of the locked incidents, if it can be merged or split. */
export function requireOver(rows: readonly Incident[], id: string): OverIncident {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new AppError('resource.not_found');
  const { ended_at: endedAt } = row;
  if (endedAt === null || row.is_test || row.merged_into !== null)
    throw new AppError('silence.incident_open');
  return { ...row, ended_at: endedAt };
}

/** What the record of changes has about an incident. */
export const valuesOf = (
  row: Pick<Incident, 'started_at' | 'ended_at' | 'listener_minutes' | 'is_false_alarm'>,
) => ({
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  listenerMinutes: row.listener_minutes,
  isFalseAlarm: row.is_false_alarm,
});
