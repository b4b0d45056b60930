import type { Ban, BanPreview, BanRequest, BanTarget } from '@unmuted/api/contract';
import { type OwnCast, requireCast, requireOpenCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import {
  countAffected,
  deleteBan,
  findTruncatedNetwork,
  insertBan,
  listActiveBans,
  normalizeNetwork,
  type ResolvedTarget,
} from '#/modules/listeners/bans/bans.repository.ts';
import { requestDisconnects } from '#/modules/listeners/listeners/disconnects.repository.ts';
import { disconnectsTopic } from '#/modules/listeners/listeners/listener-tracker.ts';
import { findOpenSession, listOpenSessions } from '#/modules/listeners/listeners/listeners.repository.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { banMatcher } from '#/modules/listeners/policies/decide.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { maskAddress, networkAround } from '#/platform/lib/mask-address.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

const previewDays = 30;

export async function listBans({ db, clock }: ListenerDeps, scope: Scope, username: string): Promise<Ban[]> {
  const cast = await requireCast(db, scope, username);
  return (await listActiveBans(db, scope, cast.id, clock.now())).map(toBan);
}

export async function previewBan(
  { db, clock }: ListenerDeps,
  scope: Scope,
  username: string,
  target: BanTarget,
): Promise<BanPreview> {
  const cast = await requireCast(db, scope, username);
  const resolved = await resolve(db, scope, cast, target);
  const since = new Date(clock.now().getTime() - previewDays * 24 * 60 * 60_000);
  return countAffected(db, scope, cast.id, { target: resolved, since });
}

export async function createBan(
  { db, clock, bus }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  { target, durationS, reason }: BanRequest,
): Promise<{ ban: Ban; disconnectedListeners: number }> {
  const cast = await requireOpenCast(db, scope, username);
  const now = clock.now();
  const created = await db.transaction().execute(async (tx) => {
    const resolved = await resolve(tx, scope, cast, target);
    const row = {
      id: uuidv7(now),
      cast_id: cast.id,
      ...resolved,
      reason,
      made_by: await nameOf(tx, scope),
      made_at: now,
      until: durationS === null ? null : new Date(now.getTime() + durationS * 1_000),
    };
    await insertBan(tx, row);
    const matches = banMatcher(resolved);
    const open = await listOpenSessions(tx, scope, cast.id);
    const matching = open.filter(({ address, agent }) => matches({ address, agent, country: null }));
    const disconnectedListeners = await requestDisconnects(
      tx,
      matching.map(({ id }) => id),
      'banned',
    );
    await recordAudit(tx, {
      at: now,
      action: 'ban.created',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, kind: resolved.kind, value: resolved.shown, disconnectedListeners },
      change: { before: null, after: recordedBan(row) },
    });
    return { ban: toBan({ ...row, hits: 0 }), disconnectedListeners };
  });
  bus.publish([policyTopic, disconnectsTopic]);
  return created;
}

export async function liftBan(
  { db, clock, bus }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  id: string,
): Promise<void> {
  const cast = await requireOpenCast(db, scope, username);
  await db.transaction().execute(async (tx) => {
    const lifted = await deleteBan(tx, scope, cast.id, id);
    if (!lifted) throw new AppError('resource.not_found');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'ban.deleted',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, kind: lifted.kind, value: lifted.shown },
      change: { before: recordedBan(lifted), after: null },
    });
  });
  bus.publish([policyTopic]);
}

/** As in the audit log: with the displayed value, which has no personal data. */
const recordedBan = ({
  kind,
  shown,
  reason,
  until,
}: Pick<Row<'cast_bans'>, 'kind' | 'shown' | 'reason' | 'until'>) => ({
  kind,
  value: shown,
  reason,
  until: until?.toISOString() ?? null,
});

/** Resolves a ban target. Values taken from a listener are stored in full, but displayed without personal data. */
async function resolve(db: Db | Tx, scope: Scope, cast: OwnCast, target: BanTarget): Promise<ResolvedTarget> {
  if (target.by === 'agent')
    return { kind: 'agent', network: null, agent: target.agent, shown: target.agent };
  if (target.by === 'network') {
    const network = await normalizeNetwork(db, target.network);
    return { kind: network.includes('/') ? 'network' : 'address', network, agent: null, shown: network };
  }
  const session = await findOpenSession(db, scope, cast.id, target.id);
  if (!session) throw new AppError('listener.not_found');
  const { address, agent } = session;
  if (target.scope === 'agent') {
    if (agent === null) throw invalid('/target/scope');
    return { kind: 'agent', network: null, agent, shown: agent };
  }
  const truncated = await findTruncatedNetwork(db, session.id);
  if (target.scope === 'address') {
    if (truncated !== null) throw invalid('/target/scope');
    return { kind: 'address', network: address, agent: null, shown: maskAddress(address) };
  }
  const network = truncated ?? networkAround(address);
  return { kind: 'network', network, agent: null, shown: network };
}

function invalid(pointer: string): AppError {
  return new AppError('request.invalid', { errors: [{ pointer, code: 'enum', params: {} }] });
}

function toBan(row: Omit<Row<'cast_bans'>, 'cast_id'>): Ban {
  return {
    id: row.id,
    kind: row.kind,
    value: row.shown,
    reason: row.reason,
    by: row.made_by,
    since: row.made_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    hits: row.hits,
  };
}
