import {
  type AdminCast,
  type AdminCastEvent,
  type AdminCastEventList,
  type AdminCastRow as AdminCastItem,
  type AdminCastList,
  adminCastStates,
  type EngineInfo,
  limits,
} from '@unmuted/api/contract';
import {
  type AdminCastRow,
  type CastEventRow,
  findAdminCast,
  findAdminCasts,
  findCastEvents,
  type SortKey,
} from '#/modules/admin/casts/admin-cast.repository.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import type { CastNowDeps } from '#/modules/casts/cast/cast.service.ts';
import { toCastMoment, toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { wordsOf } from '#/platform/db/search.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface ListQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly state?: string | undefined;
  readonly q?: string | undefined;
}

const pageSize = '25';

export async function listAdminCasts(
  { db, clock }: CastNowDeps,
  scope: AdminScope,
  { sort = 'name', state, q = '', ...query }: ListQuery,
): Promise<AdminCastList> {
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  const page = pageOf({ ...query, pageSize: query.pageSize ?? pageSize });
  const { items, total } = await findAdminCasts(db, scope, {
    ...page,
    sort: sort.replace('-', '') as SortKey,
    isDescending: sort.startsWith('-'),
    words: wordsOf(q),
    states: state === undefined ? [] : adminCastStates.filter((each) => state.split(',').includes(each)),
    isKnown: engine.state === 'up',
  });
  return { items: items.map((row) => toItem(row, engine)), total, ...page, engine };
}

export async function readAdminCast(
  deps: Omit<CastNowDeps, 'db'> & { readonly db: Db | Tx },
  scope: AdminScope,
  username: string,
): Promise<AdminCast> {
  const { db, clock, streamUrlOf } = deps;
  const row = await findAdminCast(db, scope, username);
  if (!row) throw new AppError('resource.not_found');
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  return {
    ...toItem(row, engine),
    streamUrl: row.mount === null ? null : streamUrlOf(row.mount),
    limits: {
      listenerLimit: row.listener_limit,
      streamsLimit: row.streams_limit,
      bitrateLimit: row.bitrate_limit,
    },
    planEdition:
      row.plan_id === null || row.edition === null
        ? null
        : { planId: row.plan_id, edition: row.edition, isCurrent: row.edition === row.latest_edition },
    fastestBitrate: row.fastest,
  };
}

export async function listCastEvents(
  { db }: Pick<CastNowDeps, 'db'>,
  scope: AdminScope,
  username: string,
  query: PageQuery,
): Promise<AdminCastEventList> {
  if (!(await findAdminCast(db, scope, username))) throw new AppError('resource.not_found');
  const page = pageOf({ ...query, pageSize: query.pageSize ?? pageSize });
  const { items, total } = await findCastEvents(db, scope, { username, ...page });
  return { items: items.map(toEvent), total, ...page };
}

function toEvent({ id, at, action, actor_kind, actor, details }: CastEventRow): AdminCastEvent {
  return {
    id,
    at: at.toISOString(),
    action,
    by: { kind: actor_kind, name: actor },
    details: details as AdminCastEvent['details'],
  };
}

/** When a cast that was terminated then is deleted. */
export const deletionOf = (terminatedAt: Date): Date =>
  new Date(terminatedAt.getTime() + limits.terminationDays * 24 * 60 * 60_000);

function toItem(row: AdminCastRow, engine: EngineInfo): AdminCastItem {
  const { username, state, listeners, since, stoppedBy, suspension } = toCastMoment(row, engine);
  return {
    username,
    name: row.name,
    customer: { id: row.account_id, name: row.person, company: row.company, email: row.email },
    server: row.server,
    plan: row.plan,
    state: row.terminated_at ? 'terminated' : state,
    listeners: row.terminated_at ? null : listeners,
    listenerLimit: row.listener_limit,
    streamCount: row.stream_count,
    bitrate: row.bitrate,
    since: row.terminated_at?.toISOString() ?? since,
    lastSourceAt: row.on_air === false ? (row.since?.toISOString() ?? null) : null,
    stoppedBy,
    suspension,
    termination: row.terminated_at && {
      since: row.terminated_at.toISOString(),
      deletedAt: deletionOf(row.terminated_at).toISOString(),
    },
    createdAt: row.created_at.toISOString(),
    version: row.staff_version,
  };
}
