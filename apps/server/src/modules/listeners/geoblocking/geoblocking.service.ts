import type { GeoLock, GeoRules, RefusalList } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import {
  lockCast,
  type OwnCast,
  requireCast,
  requireOpenCast,
} from '#/modules/casts/cast/cast-access.repository.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { revisionActorOf } from '#/modules/identity/account/account-name.repository.ts';
import {
  findGeoRules,
  listRejectedJoins,
  saveGeoRules,
} from '#/modules/listeners/geoblocking/geoblocking.repository.ts';
import { requestDisconnects } from '#/modules/listeners/listeners/disconnects.repository.ts';
import { disconnectsTopic } from '#/modules/listeners/listeners/listener-tracker.ts';
import { listOpenSessions } from '#/modules/listeners/listeners/listeners.repository.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { compileRules } from '#/modules/listeners/policies/decide.ts';
import { toRules } from '#/modules/listeners/policies/policies.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Country } from '#/platform/geo/geo.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';

const dayMs = 24 * 60 * 60_000;

export async function readGeoLock(deps: ListenerDeps, scope: Scope, username: string): Promise<GeoLock> {
  const cast = await requireCast(deps.db, scope, username);
  return toLock(deps, await findGeoRules(deps.db, scope, cast.id));
}

export interface GeoLockSave {
  readonly rules: GeoRules;
  readonly disconnectListeners: boolean;
  readonly version: number;
  /** The revision that the rules come from. */
  readonly restores?: number;
}

export async function changeGeoLock(
  deps: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  change: GeoLockSave,
): Promise<{ lock: GeoLock; disconnectedListeners: number }> {
  const { db, clock, bus } = deps;
  const cast = await requireOpenCast(db, scope, username);
  const { rules, disconnectListeners, version } = change;
  const result = await db.transaction().execute(async (tx) => {
    await lockCast(tx, cast.id);
    const before = await findGeoRules(tx, scope, cast.id);
    if ((before?.version ?? 0) !== version) {
      throw new AppError('resource.version_conflict', {
        current: { lock: await toLock({ ...deps, db: tx }, before), disconnectedListeners: 0 },
      });
    }
    // Read after locking, so that times increase with each revision.
    const now = clock.now();
    const row = {
      cast_id: cast.id,
      enabled: rules.enabled,
      mode: rules.mode,
      countries: rules.countries,
      allow_unknown: rules.allowUnknown,
      allow_networks: rules.allowNetworks.map(({ network }) => network),
      allow_notes: rules.allowNetworks.map(({ note }) => note),
      version: version + 1,
      changed_at: now,
    };
    await saveGeoRules(tx, row);
    const cut = disconnectListeners ? await cutRefused(tx, scope, cast, rules) : 0;
    await recordRevision(tx, {
      objectType: 'cast',
      objectId: cast.id,
      section: 'geoblocking',
      accountId: cast.account_id,
      revision: row.version,
      at: now,
      by: await revisionActorOf(tx, scope),
      before: toRules(before),
      after: rules,
      restores: change.restores ?? null,
      disconnectedListeners: cut,
      requestId: caller.requestId,
    });
    await recordAudit(tx, {
      at: now,
      action: 'geolock.updated',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: {
        cast: cast.username,
        enabled: rules.enabled,
        mode: rules.mode,
        countries: rules.countries.join(' '),
        version: row.version,
        disconnectedListeners: cut,
      },
      change: { before: recordedRules(toRules(before)), after: recordedRules(rules) },
    });
    return { lock: await toLock({ ...deps, db: tx }, row), disconnectedListeners: cut };
  });
  bus.publish([policyTopic, ...(result.disconnectedListeners ? [disconnectsTopic] : [])]);
  return result;
}

/** As in the audit log, where a network is one text with its note. */
const recordedRules = ({ allowNetworks, ...rules }: GeoRules) => ({
  ...rules,
  allowNetworks: allowNetworks.map(({ network, note }) => (note === '' ? network : `${network} (${note})`)),
});

async function cutRefused(tx: Tx, scope: Scope, cast: OwnCast, rules: GeoRules): Promise<number> {
  const decide = compileRules(rules);
  const open = await listOpenSessions(tx, scope, cast.id);
  const refused = open.filter(
    ({ address, country }) => !decide({ address, country: country as Country | null }).allowed,
  );
  return requestDisconnects(
    tx,
    refused.map(({ id }) => id),
    'refused',
  );
}

/** Rejected joins of the last 24 hours, by hour. */
export async function listRefusals(
  { db, clock }: ListenerDeps,
  scope: Scope,
  username: string,
): Promise<RefusalList> {
  const cast = await requireCast(db, scope, username);
  const items = await listRejectedJoins(db, scope, cast.id, new Date(clock.now().getTime() - dayMs));
  return { total: items.reduce((total, { count }) => total + count, 0), items };
}

async function toLock(
  { db, geo }: { readonly db: Db | Tx; readonly geo: ListenerDeps['geo'] },
  row: Row<'cast_geolocks'> | undefined,
): Promise<GeoLock> {
  const state = await findEngineState(db);
  return {
    ...toRules(row),
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    geo: geo.source,
    denyStatus: state?.capabilities?.denyStatus ?? null,
  };
}
