import type { AdminCast, AuditAction, CastLimits, NotificationKind } from '@unmuted/api/contract';
import { type CastChange, lockCastRow, updateCastRow } from '#/modules/admin/casts/admin-cast.repository.ts';
import { readAdminCast } from '#/modules/admin/casts/admin-cast.service.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { type CastNowDeps, readNow } from '#/modules/casts/cast/cast.service.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { recordSuspension } from '#/modules/casts/on-air/suspensions.repository.ts';
import { limitsOf } from '#/modules/casts/plans/plans.repository.ts';
import { revisionActorOf } from '#/modules/identity/account/account-name.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import { productOfCast } from '#/platform/events/products.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';

export interface AdminCastDeps extends CastNowDeps, NotifyDeps {
  readonly publicUrl: () => string;
  readonly bus: Pick<LiveBus, 'publish'>;
}

/** The caller, the cast and the version the change is based on. */
export interface StaffAct {
  readonly scope: AdminScope;
  readonly caller: Caller;
  readonly username: string;
  readonly version: number;
}

/**
 * Sources and listeners are disconnected shortly afterwards; if the engine is down, the mounts are closed once it is
 * back.
 */
export async function suspendCast(deps: AdminCastDeps, act: StaffAct, reason: string): Promise<AdminCast> {
  const { clock } = deps;
  await requireClosable(deps);
  const { listeners, streams } = await readNow(deps, act.scope, act.username);
  return changeCast(deps, act, {
    action: 'cast.suspended',
    values: (cast) => ({
      before: { status: cast.status, reason: cast.suspended_reason },
      after: { status: 'suspended', reason },
    }),
    isCurrent: (cast) => cast.status === 'suspended' && cast.suspended_reason === reason,
    change: (cast) => ({
      status: 'suspended',
      suspended_reason: reason,
      ...(cast.status !== 'suspended' && { suspended_at: clock.now(), suspended_from: cast.status }),
    }),
    details: { reason, listeners, sources: streams.filter(({ onAir }) => onAir).length },
    record: async (tx, cast) => {
      if (cast.status !== 'suspended') await announceSuspended(deps, tx, cast, reason);
    },
  });
}

/** The mounts of an externally configured engine cannot be closed. */
export async function requireClosable({ db, clock }: Pick<AdminCastDeps, 'db' | 'clock'>): Promise<void> {
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  if (engine.state === 'up' && !engine.capabilities?.configurable)
    throw new AppError('engine.not_configurable');
}

/** Restores the previous status: a stopped cast stays stopped. */
export function unsuspendCast(deps: AdminCastDeps, act: StaffAct): Promise<AdminCast> {
  return changeCast(deps, act, {
    action: 'cast.unsuspended',
    values: (cast) => ({
      before: { status: cast.status, reason: cast.suspended_reason },
      after: { status: cast.suspended_from ?? 'active', reason: null },
    }),
    isCurrent: (cast) => cast.status !== 'suspended',
    change: (cast) => ({
      status: cast.suspended_from ?? 'active',
      suspended_at: null,
      suspended_reason: null,
      suspended_from: null,
    }),
    details: {},
    record: async (tx, cast) => {
      const at = deps.clock.now();
      await recordEvents(tx, [
        { accountId: cast.account_id, product: { castId: cast.id }, type: 'cast.unsuspended', at },
      ]);
      await notify(deps, tx, {
        ...noticeOf(cast, 'cast_unsuspended'),
        mailTo: (name) => ({ kind: 'cast_unsuspended', name, cast: cast.username, link: linkTo(deps, cast) }),
      });
      if (cast.suspended_at === null) return;
      await recordSuspension(tx, cast.id, { from: cast.suspended_at, to: at });
    },
  });
}

/** Current listeners and streams are kept; the limits apply to new ones. */
export function changeLimits(
  deps: AdminCastDeps,
  act: StaffAct,
  limits: CastLimits,
  restores: number | null = null,
): Promise<AdminCast> {
  const { listenerLimit, streamsLimit, bitrateLimit } = limits;
  return changeCast(deps, act, {
    action: 'cast.limits_updated',
    values: (cast) => ({ before: limitsOf(cast), after: { listenerLimit, streamsLimit, bitrateLimit } }),
    isCurrent: (cast) =>
      cast.listener_limit === listenerLimit &&
      cast.streams_limit === streamsLimit &&
      cast.bitrate_limit === bitrateLimit,
    change: () => ({
      listener_limit: listenerLimit,
      streams_limit: streamsLimit,
      bitrate_limit: bitrateLimit,
    }),
    details: { listenerLimit, streamsLimit, bitrateLimit },
    record: (tx, cast) => recordLimits(tx, deps, act, { cast, limits, restores }),
  });
}

/** Adds a change of the limits to their history. `cast` is the row before the change. */
export async function recordLimits(
  tx: Tx,
  { clock }: Pick<AdminCastDeps, 'clock'>,
  act: StaffAct,
  { cast, limits, restores }: { cast: Row<'casts'>; limits: CastLimits; restores: number | null },
): Promise<void> {
  await recordRevision(tx, {
    objectType: 'cast',
    objectId: cast.id,
    section: 'limits',
    accountId: cast.account_id,
    revision: cast.staff_version + 1,
    at: clock.now(),
    by: await revisionActorOf(tx, act.scope),
    before: limitsOf(cast),
    after: limits,
    restores,
    requestId: act.caller.requestId,
  });
}

async function announceSuspended(
  deps: AdminCastDeps,
  tx: Tx,
  cast: Row<'casts'>,
  reason: string,
): Promise<void> {
  const at = deps.clock.now();
  await recordEvents(tx, [
    {
      accountId: cast.account_id,
      product: { castId: cast.id },
      type: 'cast.suspended',
      at,
      data: { reason },
    },
  ]);
  await notify(deps, tx, {
    ...noticeOf(cast, 'cast_suspended'),
    mailTo: (name) => ({
      kind: 'cast_suspended',
      name,
      cast: cast.username,
      reason,
      link: linkTo(deps, cast),
    }),
  });
}

const noticeOf = (cast: Row<'casts'>, kind: NotificationKind) => ({
  accountId: cast.account_id,
  kind,
  products: [productOfCast(cast.id)],
  about: cast.username,
});

const linkTo = ({ publicUrl }: AdminCastDeps, { username }: Row<'casts'>): string =>
  `${publicUrl()}/cast/${username}`;

export interface StaffChange {
  readonly action: AuditAction;
  /** True if the cast already has the requested state, so that the call is a no-op. */
  readonly isCurrent: (cast: Row<'casts'>) => boolean;
  readonly change: (cast: Row<'casts'>) => CastChange;
  readonly details: Readonly<Record<string, string | number | null>>;
  /** The values for the audit log. */
  readonly values?: (cast: Row<'casts'>) => AuditChange;
  /** Adds the change to a history. `cast` is the row before the change. */
  readonly record?: (tx: Tx, cast: Row<'casts'>) => Promise<void>;
  /** Whether the change applies to a terminated cast; otherwise it is rejected. */
  readonly isForTerminated?: boolean;
}

export async function changeCast(
  deps: AdminCastDeps,
  { scope, caller, username, version }: StaffAct,
  { action, isCurrent, change, details, values, record, isForTerminated = false }: StaffChange,
): Promise<AdminCast> {
  const { db, clock, bus } = deps;
  const hasChanged = await db.transaction().execute(async (tx) => {
    const cast = await lockCastRow(tx, scope, username);
    if (!cast) throw new AppError('resource.not_found');
    if (cast.terminated_at && !isForTerminated) throw new AppError('cast.terminated');
    if (isCurrent(cast)) return false;
    if (cast.staff_version !== version)
      throw new AppError('resource.version_conflict', {
        current: await readAdminCast({ ...deps, db: tx }, scope, username),
      });
    await updateCastRow(tx, scope, cast.id, { ...change(cast), staff_version: version + 1 });
    await record?.(tx, cast);
    await recordAudit(tx, {
      at: clock.now(),
      action,
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: username, ...details },
      ...(values && { change: values(cast) }),
    });
    return true;
  });
  if (hasChanged) bus.publish([mountsTopic, policyTopic, 'fleet', `cast:${username}`]);
  return readAdminCast(deps, scope, username);
}
