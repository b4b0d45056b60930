import type { IncidentParts } from '@unmuted/api/contract';
import { readIncident } from '#/modules/silence/incidents/incidents.service.ts';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { lockManaged } from '#/modules/silence/staff/manage.service.ts';
import {
  type ChangedColumns,
  freeParts,
  insertPart,
  lockWithParts,
  saveColumns,
} from '#/modules/silence/staff/merge.repository.ts';
import { type IncidentPath, requireOver, valuesOf } from '#/modules/silence/staff/merge.service.ts';
import { type OverIncident, restoredColumns } from '#/modules/silence/staff/merged-columns.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

interface Parts {
  readonly ids: readonly string[];
  /** The columns of the first one that have changed. */
  readonly changed: ChangedColumns;
}

/** Splits an incident that is over at a moment, or undoes its merge. Nobody is told of a new part. */
export async function splitIncident(
  deps: SilenceDeps,
  act: StaffAct,
  path: IncidentPath,
  at: string | null,
): Promise<IncidentParts> {
  const targetId = path.incidentId.toLowerCase();
  const [stationId, items] = await deps.db.transaction().execute(async (tx) => {
    const { station } = await lockManaged(tx, act.scope, path.id);
    const rows = await lockWithParts(tx, station.id, [targetId]);
    const target = requireOver(rows, targetId);
    const { ids, changed } =
      at === null
        ? await undoMerge(tx, target)
        : await splitAt(tx, target, { at: new Date(at), id: uuidv7(deps.clock.now()) });
    await auditStation(deps, tx, act, {
      action: 'silence_incident.split',
      station,
      details: { incidentId: targetId, kind: target.kind, parts: ids.length },
      change: { before: valuesOf(target), after: valuesOf({ ...target, ...changed }) },
    });
    const parts = [];
    for (const id of ids) parts.push(await readIncident({ ...deps, db: tx }, act.scope, station.id, id));
    return [station.id, parts] as const;
  });
  deps.bus.publish([`silence:${stationId}`]);
  return { items: items.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt)) };
}

async function undoMerge(tx: Tx, target: OverIncident): Promise<Parts> {
  if (!target.before_merge) throw invalidField('/at', 'required');
  const columns = restoredColumns(target);
  await saveColumns(tx, target.id, columns);
  return { ids: [target.id, ...(await freeParts(tx, target.id))], changed: columns };
}

/** What is known of the whole only stays with the first part: its clip, its action, its messages and its listeners. */
async function splitAt(
  tx: Tx,
  target: OverIncident,
  { at, id }: { readonly at: Date; readonly id: string },
): Promise<Parts> {
  // Undone first: it is not known which of its parts an instant belongs to.
  if (target.before_merge) throw invalidField('/at', 'enum');
  const { started_at: from, raised_at: raisedAt, ended_at: to, acknowledged_at: acknowledgedAt } = target;
  if (at <= from || at >= to) throw invalidField('/at', 'range');
  const minutes = target.listener_minutes;
  const ofFirst =
    minutes === null ? null : (minutes * (Number(at) - Number(from))) / (Number(to) - Number(from));
  const changed = {
    raised_at: raisedAt < at ? raisedAt : at,
    ended_at: at,
    listener_minutes: ofFirst,
  };
  await saveColumns(tx, target.id, changed);
  await insertPart(tx, {
    id,
    station_id: target.station_id,
    kind: target.kind,
    started_at: at,
    raised_at: at,
    ended_at: to,
    lowest_db: target.lowest_db,
    channel: target.channel,
    listener_minutes: minutes === null || ofFirst === null ? null : minutes - ofFirst,
    // Not before it began: the time until an acknowledgement is a figure.
    acknowledged_at: acknowledgedAt && acknowledgedAt < at ? at : acknowledgedAt,
    acknowledged_by: target.acknowledged_by,
    acknowledged_via: target.acknowledged_via,
    note: target.note,
    is_false_alarm: target.is_false_alarm,
  });
  return { ids: [target.id, id], changed };
}
