import {
  type CastLimits,
  limits,
  type ProductRequest,
  type ProductRequestDraft,
  type ProductRequestList,
  type PublicPlanList,
} from '@unmuted/api/contract';
import { findOffer, limitsOf, listPublicOffers, type Offer } from '#/modules/casts/plans/plans.repository.ts';
import { createCast, createdTopics, type ProvisionDeps } from '#/modules/casts/provision/create-cast.ts';
import { findAccountOwner } from '#/modules/casts/provision/provision.repository.ts';
import {
  answerRequest,
  countCastsOfPlan,
  countPending,
  findRequest,
  findRequests,
  insertRequest,
  lockRequest,
  type RequestRow,
} from '#/modules/casts/requests/requests.repository.ts';
import { takeTurn } from '#/modules/identity/registration/registration.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { mailStaff } from '#/platform/notifications/mail-staff.ts';

export interface CustomerAct {
  readonly scope: CustomerScope;
  readonly caller: Caller;
}

export async function listPlansForCustomers(
  { db }: Pick<ProvisionDeps, 'db'>,
  query: PageQuery,
): Promise<PublicPlanList> {
  const offers = await listPublicOffers(db);
  const page = pageOf(query);
  const items = offers.slice((page.page - 1) * page.pageSize, page.page * page.pageSize).map((offer) => ({
    id: offer.plan_id,
    name: offer.plan_name,
    kind: offer.kind,
    limits: limitsOf(offer),
    priceText: offer.price_text,
    isSelfService: offer.is_self_service,
  }));
  return { items, total: offers.length, ...page };
}

export async function listOwnRequests(
  { db }: Pick<ProvisionDeps, 'db'>,
  scope: CustomerScope,
  query: PageQuery,
): Promise<ProductRequestList> {
  const page = pageOf(query);
  const { items, total } = await findRequests(db, scope, page);
  return { items: items.map(toRequest), total, ...page };
}

/** A self-service plan creates the cast at once. */
export async function createRequest(
  deps: ProvisionDeps,
  act: CustomerAct,
  draft: ProductRequestDraft,
): Promise<ProductRequest> {
  const { db, clock, bus } = deps;
  const { scope, caller } = act;
  const { id, started } = await db.transaction().execute(async (tx) => {
    // Concurrent requests of one account must not exceed its limits.
    await takeTurn(tx, `requests ${scope.accountId}`);
    const offer = await findOffer(tx, draft.planId);
    if (!offer?.is_public) throw new AppError('resource.not_found');
    const at = clock.now();
    const request = {
      id: uuidv7(at),
      plan_edition_id: offer.edition_id,
      name: draft.name,
      address: draft.address,
      note: draft.note,
      created_at: at,
    };
    const start = offer.is_self_service ? await startAtOnce(tx, deps, { act, draft, offer }) : null;
    if (!start && (await countPending(tx, scope)) >= limits.pendingRequests)
      throw new AppError('resource.limit_reached');
    await insertRequest(tx, scope, {
      ...request,
      ...(start ? { state: 'approved', answered_at: at, cast_id: start } : { state: 'pending' }),
    });
    await recordAudit(tx, {
      at,
      action: 'request.created',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { plan: offer.plan_name, name: draft.name, address: draft.address },
      change: {
        before: null,
        after: {
          plan: offer.plan_name,
          name: draft.name,
          address: draft.address,
          state: start ? 'approved' : 'pending',
        },
      },
    });
    if (!start) await notifyStaff(tx, deps, { kind: 'request_received', plan: offer.plan_name });
    return { id: request.id, started: start !== null };
  });
  if (started) bus.publish(createdTopics(draft.address ?? ''));
  return readRequest(db, scope, id);
}

/** Returns the id of the cast. */
async function startAtOnce(
  tx: Tx,
  deps: ProvisionDeps,
  { act, draft, offer }: { act: CustomerAct; draft: ProductRequestDraft; offer: Offer },
): Promise<string> {
  const { scope } = act;
  if (draft.address === null)
    throw new AppError('request.invalid', {
      errors: [{ pointer: '/address', code: 'required', params: {} }],
    });
  if ((await countCastsOfPlan(tx, scope, offer.plan_id)) >= limits.selfServiceCasts)
    throw new AppError('resource.limit_reached');
  const owner = await findAccountOwner(tx, scope, scope.accountId);
  const cast = {
    accountId: scope.accountId,
    username: draft.address,
    name: draft.name,
    timeZone: owner?.timeZone ?? 'UTC',
    limits: limitsOf(offer),
    plan: { editionId: offer.edition_id, name: offer.plan_name },
  };
  return createCast(tx, deps, act, cast).catch((error: unknown) => {
    throw atAddress(error);
  });
}

/** The field is named `address` in a request. */
function atAddress(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'request.invalid') return error;
  const errors = error.errors?.map((each) => ({
    ...each,
    pointer: each.pointer.replace('/username', '/address'),
  }));
  return new AppError(error.code, errors && { errors });
}

/** Tells staff about a new request. */
export async function notifyStaff(
  tx: Tx,
  { mailer, publicUrl }: Pick<ProvisionDeps, 'mailer' | 'publicUrl'>,
  about:
    | { readonly kind: 'request_received'; readonly plan: string }
    | { readonly kind: 'station_requested' },
): Promise<void> {
  const link = `${publicUrl()}/admin/customers/requests`;
  await mailStaff({ mailer }, tx, 'customers.manage', (name) => ({ ...about, name, link }));
}

/** Cancelling twice succeeds. */
export async function cancelRequest(
  { db, clock }: ProvisionDeps,
  { scope, caller }: CustomerAct,
  id: string,
): Promise<ProductRequest> {
  await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, scope, id);
    if (!request) throw new AppError('resource.not_found');
    if (request.state === 'cancelled') return;
    if (request.state !== 'pending') throw new AppError('request.answered');
    const at = clock.now();
    await answerRequest(tx, id, { state: 'cancelled', answered_at: at });
    const { plan_name: plan, name } = (await findRequest(tx, scope, id)) ?? {};
    await recordAudit(tx, {
      at,
      action: 'request.cancelled',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { plan: plan ?? null, name: name ?? null },
      change: { before: { state: request.state }, after: { state: 'cancelled' } },
    });
  });
  return readRequest(db, scope, id);
}

export async function readRequest(db: Db, scope: CustomerScope, id: string): Promise<ProductRequest> {
  const row = await findRequest(db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return toRequest(row);
}

export function toRequest(row: RequestRow): ProductRequest {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    plan: planOf(row),
    station: stationOf(row),
    name: row.name,
    address: row.address,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
    cast: row.cast,
  };
}

function planOf(row: RequestRow): ProductRequest['plan'] {
  const { plan_id: id, plan_name: name, price_text: priceText } = row;
  const limits = requestedLimits(row);
  return id === null || name === null || priceText === null || limits === null
    ? null
    : { id, name, limits, priceText };
}

/** The limits of the requested edition; null for a station. */
export function requestedLimits({
  listener_limit,
  streams_limit,
  bitrate_limit,
}: RequestRow): CastLimits | null {
  return listener_limit === null || streams_limit === null || bitrate_limit === null
    ? null
    : limitsOf({ listener_limit, streams_limit, bitrate_limit });
}

function stationOf({
  timezone,
  stream_url: url,
  stream_cast: username,
  station_id: id,
}: RequestRow): ProductRequest['station'] {
  if (timezone === null) return null;
  const cast = username === null ? null : ({ kind: 'cast', username } as const);
  return { timezone, stream: url === null ? cast : { kind: 'url', url }, id };
}
