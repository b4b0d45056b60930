import type {
  AccountChoiceList,
  AdminCast,
  CastDraft,
  PlanExcess,
  PlanPreview,
  TerminationPreview,
} from '@unmuted/api/contract';
import { moveCast, searchAccounts, sizeCast } from '#/modules/admin/cast-life/cast-life.repository.ts';
import { type AdminCastRow, findAdminCast } from '#/modules/admin/casts/admin-cast.repository.ts';
import { deletionOf, readAdminCast } from '#/modules/admin/casts/admin-cast.service.ts';
import {
  type AdminCastDeps,
  changeCast,
  recordLimits,
  requireClosable,
  type StaffAct,
} from '#/modules/admin/casts/admin-cast-actions.ts';
import type { StaffCall } from '#/modules/admin/plans/plans.service.ts';
import { findOffer, limitsOf, type Offer } from '#/modules/casts/plans/plans.repository.ts';
import { createCast, createdTopics, type ProvisionDeps } from '#/modules/casts/provision/create-cast.ts';
import { findAccountOwner } from '#/modules/casts/provision/provision.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { wordsOf } from '#/platform/db/search.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type CastLifeDeps = AdminCastDeps & ProvisionDeps;

export async function listAccountChoices(
  { db }: Pick<CastLifeDeps, 'db'>,
  scope: AdminScope,
  { q = '', ...query }: PageQuery & { readonly q?: string | undefined },
): Promise<AccountChoiceList> {
  const page = pageOf({ ...query, pageSize: query.pageSize ?? '25' });
  const { items, total } = await searchAccounts(db, scope, { ...page, words: wordsOf(q) });
  return {
    items: items.map(({ id, name, owner, email, timezone, casts }) => ({
      id,
      name,
      owner: { name: owner, email, timeZone: timezone },
      casts,
    })),
    total,
    ...page,
  };
}

export async function createCastForAccount(
  deps: CastLifeDeps,
  call: StaffCall,
  { planId, limits, ...draft }: CastDraft,
): Promise<AdminCast> {
  const { db, bus } = deps;
  await db.transaction().execute(async (tx) => {
    const offer = planId === null ? null : await requireOffer(tx, planId);
    const wanted = offer ? limitsOf(offer) : limits;
    if (!wanted) throw new AppError('request.invalid');
    await createCast(tx, deps, call, {
      ...draft,
      limits: wanted,
      plan: offer && { editionId: offer.edition_id, name: offer.plan_name },
    });
  });
  bus.publish(createdTopics(draft.username));
  return readAdminCast(deps, call.scope, draft.username);
}

export async function previewPlan(
  { db }: Pick<CastLifeDeps, 'db'>,
  scope: AdminScope,
  username: string,
  planId: string,
): Promise<PlanPreview> {
  const cast = await requireCastRow(db, scope, username);
  const offer = await requireOffer(db, planId);
  const { listeners, streams, fastest } = await sizeCast(db, scope, cast.id);
  const after = limitsOf(offer);
  const values: PlanExcess[] = [
    { limit: 'listeners', value: listeners ?? 0, allowed: after.listenerLimit },
    { limit: 'streams', value: streams, allowed: after.streamsLimit },
    { limit: 'bitrate', value: fastest ?? 0, allowed: after.bitrateLimit },
  ];
  return {
    plan: offer.plan_name,
    before: limitsOf(cast),
    after,
    exceeds: values.filter(({ value, allowed }) => value > allowed),
  };
}

/** Connected listeners and existing streams stay, as with a change of the limits. */
export async function changePlan(deps: CastLifeDeps, act: StaffAct, planId: string): Promise<AdminCast> {
  const offer = await requireOffer(deps.db, planId);
  const limits = limitsOf(offer);
  return changeCast(deps, act, {
    action: 'cast.plan_updated',
    values: (cast) => ({
      before: { plan: cast.plan, ...limitsOf(cast) },
      after: { plan: offer.plan_name, ...limits },
    }),
    isCurrent: (cast) => cast.plan_edition_id === offer.edition_id && hasLimits(cast, offer),
    change: () => ({
      plan: offer.plan_name,
      plan_edition_id: offer.edition_id,
      listener_limit: limits.listenerLimit,
      streams_limit: limits.streamsLimit,
      bitrate_limit: limits.bitrateLimit,
    }),
    details: { plan: offer.plan_name, ...limits },
    record: async (tx, cast) => {
      if (!hasLimits(cast, offer)) await recordLimits(tx, deps, act, { cast, limits, restores: null });
    },
  });
}

export async function previewTermination(
  { db, clock }: Pick<CastLifeDeps, 'db' | 'clock'>,
  scope: AdminScope,
  username: string,
): Promise<TerminationPreview> {
  const cast = await requireCastRow(db, scope, username);
  const { fastest: _, ...sizes } = await sizeCast(db, scope, cast.id);
  return { ...sizes, deletedAt: deletionOf(cast.terminated_at ?? clock.now()).toISOString() };
}

/** Sources and listeners are disconnected shortly afterwards. The customer no longer sees the cast. */
export async function terminateCast(deps: CastLifeDeps, act: StaffAct): Promise<AdminCast> {
  const { db, clock, mailer } = deps;
  const { scope, username } = act;
  await requireClosable(deps);
  const row = await requireCastRow(db, scope, username);
  const { listeners, sources } = await sizeCast(db, scope, row.id);
  return changeCast(deps, act, {
    action: 'cast.terminated',
    values: () => ({ before: { isTerminated: false }, after: { isTerminated: true } }),
    isForTerminated: true,
    isCurrent: (cast) => cast.terminated_at !== null,
    change: () => ({ terminated_at: clock.now() }),
    details: { listeners, sources },
    record: async (tx, cast) => {
      const owner = await findAccountOwner(tx, scope, cast.account_id);
      if (owner)
        await mailer.send(
          tx,
          { email: owner.email, locale: owner.locale },
          { kind: 'cast_terminated', name: owner.firstName, cast: username },
        );
    },
  });
}

/** The cast is as it was before: a suspended cast stays suspended. */
export function restoreCast(deps: CastLifeDeps, act: StaffAct): Promise<AdminCast> {
  return changeCast(deps, act, {
    action: 'cast.restored',
    values: () => ({ before: { isTerminated: true }, after: { isTerminated: false } }),
    isForTerminated: true,
    isCurrent: (cast) => cast.terminated_at === null,
    change: () => ({ terminated_at: null }),
    details: {},
  });
}

/** Both accounts see the transfer in their audit log. */
export async function transferCast(deps: CastLifeDeps, act: StaffAct, accountId: string): Promise<AdminCast> {
  const { db, clock } = deps;
  const { scope, caller, username } = act;
  const target = await findAccountOwner(db, scope, accountId);
  if (!target) throw invalidAccount();
  const changeOf = (cast: Row<'casts'>) => ({ before: { accountId: cast.account_id }, after: { accountId } });
  return changeCast(deps, act, {
    action: 'cast.transferred',
    values: changeOf,
    isCurrent: (cast) => cast.account_id === accountId,
    change: () => ({}),
    details: { to: target.accountName },
    record: async (tx, cast) => {
      const { stations } = await moveCast(tx, scope, { castId: cast.id, accountId });
      await recordAudit(tx, {
        at: clock.now(),
        action: 'cast.transferred',
        by: scope,
        about: { accountId },
        caller,
        details: { cast: username, to: target.accountName, stations },
        change: changeOf(cast),
      });
    },
  });
}

export async function requireCastRow(
  db: Db | Tx,
  scope: AdminScope,
  username: string,
): Promise<AdminCastRow> {
  const row = await findAdminCast(db, scope, username);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

async function requireOffer(db: Db | Tx, planId: string): Promise<Offer> {
  const offer = await findOffer(db, planId);
  if (!offer)
    throw new AppError('request.invalid', { errors: [{ pointer: '/planId', code: 'enum', params: {} }] });
  return offer;
}

const invalidAccount = () =>
  new AppError('request.invalid', { errors: [{ pointer: '/accountId', code: 'enum', params: {} }] });

const hasLimits = (
  cast: { listener_limit: number; streams_limit: number; bitrate_limit: number },
  offer: Offer,
): boolean =>
  cast.listener_limit === offer.listener_limit &&
  cast.streams_limit === offer.streams_limit &&
  cast.bitrate_limit === offer.bitrate_limit;
