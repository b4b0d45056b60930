import type {
  SilenceIncident,
  SilenceIncidentChange,
  SilenceIncidentList,
  silenceIncidentQuery,
} from '@unmuted/api/contract';
import type * as z from 'zod/mini';
import { fileUrls } from '#/modules/files/public/file-name.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { acknowledgeIncident } from '#/modules/silence/incidents/acknowledge.repository.ts';
import { toIncident } from '#/modules/silence/incidents/incident-response.ts';
import * as repository from '#/modules/silence/incidents/incidents.repository.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { textOf } from '#/modules/silence/settings/silence-response.ts';
import { snoozeEnd } from '#/modules/silence/settings/snooze.service.ts';
import { hasStation } from '#/modules/silence/settings/watch.repository.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import { lockStation } from '#/modules/stations/stations/stations.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export async function listIncidents(
  { db, apiUrl }: Pick<SilenceDeps, 'db' | 'apiUrl'>,
  scope: Scope,
  stationId: string,
  { from, to, kind, ...query }: z.output<typeof silenceIncidentQuery>,
): Promise<SilenceIncidentList> {
  if (!(await hasStation(db, scope, stationId))) throw new AppError('resource.not_found');
  const page = pageOf(query);
  const { items, total, listenersLost } = await repository.listIncidents(db, scope, stationId, {
    ...page,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
    kinds: kind?.split(',') ?? [],
  });
  const fileUrlOf = fileUrls(apiUrl);
  return { items: items.map((row) => toIncident(row, fileUrlOf)), total, ...page, listenersLost };
}

export async function readIncident(
  { db, apiUrl }: { readonly db: Db | Tx; readonly apiUrl: () => string },
  scope: Scope,
  stationId: string,
  id: string,
): Promise<SilenceIncident> {
  const row = await repository.findIncident(db, scope, stationId, id);
  if (!row) throw new AppError('resource.not_found');
  return toIncident(row, fileUrls(apiUrl));
}

export async function updateIncident(
  deps: SilenceDeps,
  act: Act,
  { id: stationId, incidentId }: { readonly id: string; readonly incidentId: string },
  change: SilenceIncidentChange,
): Promise<SilenceIncident> {
  const now = deps.clock.now();
  const saved = await deps.db.transaction().execute(async (tx) => {
    const station = await lockStation(tx, act.scope, stationId);
    const before = station && (await repository.lockIncident(tx, stationId, incidentId));
    if (!station || !before) throw new AppError('resource.not_found');
    const isPaging = change.acknowledge === true || typeof change.snoozedUntil === 'string';
    if (isPaging && before.ended_at !== null) throw new AppError('silence.incident_over');
    const after = {
      note: change.note ?? before.note,
      is_false_alarm: change.isFalseAlarm ?? before.is_false_alarm,
      snoozed_until:
        change.snoozedUntil === undefined
          ? before.snoozed_until
          : snoozeEnd(change.snoozedUntil, now, '/snoozedUntil'),
    };
    await repository.saveIncident(tx, incidentId, after);
    if (change.acknowledge) {
      const by = await nameOf(tx, act.scope);
      await acknowledgeIncident(tx, incidentId, { by, via: 'dashboard', at: now });
    }
    await auditStation(deps, tx, act, {
      action: 'silence_incident.updated',
      station,
      details: { incidentId, kind: before.kind },
      change: {
        before: valuesOf(before, before.acknowledged_at !== null),
        after: valuesOf(after, before.acknowledged_at !== null || change.acknowledge === true),
      },
    });
    return readIncident({ ...deps, db: tx }, act.scope, stationId, incidentId);
  });
  deps.bus.publish([`silence:${stationId}`]);
  return saved;
}

const valuesOf = (
  row: Pick<Row<'silence_incidents'>, 'note' | 'is_false_alarm' | 'snoozed_until'>,
  isAcknowledged: boolean,
) => ({
  note: row.note,
  isFalseAlarm: row.is_false_alarm,
  snoozedUntil: textOf(row.snoozed_until),
  isAcknowledged,
});
