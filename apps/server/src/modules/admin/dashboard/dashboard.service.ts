import {
  type AdminDashboard,
  appWorkKinds,
  type EngineInfo,
  type FleetCast,
  type FleetNow,
} from '@unmuted/api/contract';
import { countWork, listAppWork } from '#/modules/admin/dashboard/dashboard.repository.ts';
import { expiringMs } from '#/modules/apps/signing/credential-state.ts';
import { type CastRow, findEngineState, listCasts } from '#/modules/casts/cast/cast.repository.ts';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import { showsSamples, toCapacity, toCastMoment, toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { lastDay, toHistory } from '#/modules/casts/cast/listener-history.ts';
import { findTurnedAway, type TurnedAwayToday } from '#/modules/casts/cast/turned-away.repository.ts';
import { findPeaksTogether } from '#/modules/casts/listener-counts/peaks.repository.ts';
import { findRequests } from '#/modules/casts/requests/requests.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';

const listLength = 10;
const queueLength = 5;

export async function readDashboard(deps: CastDeps, scope: AdminScope): Promise<AdminDashboard> {
  const { casts, engine } = await readFleetCasts(deps, scope);
  const steps = lastDay(deps.clock.now());
  const { customers, apps, skills, requests, oldestRequestAt } = await countWork(deps.db, scope);
  return {
    now: toFleetNow(casts, engine),
    customers,
    troubled: casts
      .filter(isTroubled)
      // A full cast still broadcasts, and one that never connected has no listeners to lose.
      .sort(
        (a, b) =>
          urgencyOf(a) - urgencyOf(b) ||
          (b.turnedAway?.count ?? 0) - (a.turnedAway?.count ?? 0) ||
          (a.since ?? '').localeCompare(b.since ?? '', 'en'),
      )
      .slice(0, listLength),
    busiest: casts
      .filter(({ listeners }) => listeners !== null)
      .sort((a, b) => (b.listeners ?? 0) - (a.listeners ?? 0))
      .slice(0, listLength),
    waiting: { apps, skills, requests, oldestRequestAt: oldestRequestAt?.toISOString() ?? null },
    appWork: await readAppWork(deps, scope),
    queue: await readQueue(deps, scope),
    history: toHistory(
      steps,
      await findPeaksTogether(deps.db, scope, { steps, withSamples: showsSamples(engine) }),
    ),
  };
}

/** In the order of the kinds, iOS last. */
async function readAppWork({ db, clock }: CastDeps, scope: AdminScope): Promise<AdminDashboard['appWork']> {
  const rows = await listAppWork(db, scope, new Date(clock.now().getTime() + expiringMs));
  return rows
    .sort(
      (a, b) =>
        appWorkKinds.indexOf(a.kind) - appWorkKinds.indexOf(b.kind) || a.platform.localeCompare(b.platform),
    )
    .map((row) => ({ ...row, at: row.at?.toISOString() ?? null }));
}

/** The pending requests of the caller, oldest first. */
async function readQueue({ db }: CastDeps, scope: AdminScope): Promise<AdminDashboard['queue']> {
  const page = { state: 'pending', page: 1 } as const;
  const own = await findRequests(db, scope, { ...page, pageSize: queueLength, assigneeId: scope.adminId });
  const { total: unassigned } = await findRequests(db, scope, { ...page, pageSize: 1, assigneeId: null });
  const requests = own.items.map(({ id, account_name: account, plan_name: plan, created_at }) => ({
    id,
    account,
    plan,
    createdAt: created_at.toISOString(),
  }));
  return { total: own.total, requests, unassigned };
}

const isTroubled = ({ state, fullSince, turnedAway }: FleetCast): boolean =>
  state === 'off_air' ||
  state === 'never_connected' ||
  (state === 'live' && (fullSince !== null || turnedAway !== null));

const urgencyOf = ({ state }: FleetCast): number => ['off_air', 'live', 'never_connected'].indexOf(state);

export async function readFleet(deps: CastDeps, scope: AdminScope): Promise<FleetNow> {
  const { casts, engine } = await readFleetCasts(deps, scope);
  return toFleetNow(casts, engine);
}

async function readFleetCasts({ db, clock }: CastDeps, scope: AdminScope) {
  const now = clock.now();
  const rows = await listCasts(db, scope);
  const engine = toEngineInfo(await findEngineState(db), now);
  const turnedAway = await findTurnedAway(db, scope, now);
  return { casts: rows.map((row) => toFleetCast(row, engine, turnedAway.get(row.id))), engine };
}

function toFleetCast(row: CastRow, engine: EngineInfo, turnedAway: TurnedAwayToday | undefined): FleetCast {
  const { username, state, listeners, since } = toCastMoment(row, engine);
  return {
    username,
    name: row.name,
    customer: row.customer,
    state,
    listeners,
    since: state === 'never_connected' ? row.created_at.toISOString() : since,
    ...toCapacity(row, state, turnedAway),
  };
}

function toFleetNow(casts: readonly FleetCast[], engine: EngineInfo): FleetNow {
  const countOf = (state: FleetCast['state']) => casts.filter((cast) => cast.state === state).length;
  return {
    listeners: engine.state === 'up' ? casts.reduce((sum, { listeners }) => sum + (listeners ?? 0), 0) : null,
    casts: {
      total: casts.length,
      live: countOf('live'),
      offAir: countOf('off_air'),
      neverConnected: countOf('never_connected'),
      stopped: countOf('stopped'),
      suspended: countOf('suspended'),
      unknown: countOf('unknown'),
    },
    engine,
    checkedAt: engine.checkedAt,
  };
}
