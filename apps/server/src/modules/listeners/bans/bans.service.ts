import type { Ban, BanPreview, BanRequest, BanTarget } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { type OwnCast, requireCast, requireOpenCast, within } from '#/modules/casts/cast/cast-access.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { requestDisconnects } from '#/modules/listeners/listeners/disconnects.repository.ts';
import { cutTopic } from '#/modules/listeners/listeners/listener-tracker.ts';
import {
  findOpenSession,
  isWhole,
  listOpenSessions,
} from '#/modules/listeners/listeners/listeners.repository.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { banMatcher } from '#/modules/listeners/policies/decide.ts';
import { plainNetwork } from '#/modules/listeners/policies/networks.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { maskAddress, networkAround } from '#/platform/lib/mask-address.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type Resolved = Pick<Row<'cast_bans'>, 'kind' | 'network' | 'agent' | 'shown'>;

const lookedBackDays = 30;

export async function listBans({ db, clock }: ListenerDeps, scope: Scope, username: string): Promise<Ban[]> {
  const cast = await requireCast(db, scope, username);
  const { rows } = await sql<Row<'cast_bans'>>`select b.* from cast_bans b
    join casts on casts.id = b.cast_id and ${within(scope)}
    where b.cast_id = ${cast.id} and (b.until is null or b.until > ${clock.now()})
    order by b.made_at desc, b.id desc`.execute(db);
  return rows.map(toBan);
}

export async function previewBan(
  { db, clock }: ListenerDeps,
  scope: Scope,
  username: string,
  target: BanTarget,
): Promise<BanPreview> {
  const cast = await requireCast(db, scope, username);
  const resolved = await resolve(db, scope, cast, target);
  const since = new Date(clock.now().getTime() - lookedBackDays * 24 * 60 * 60_000);
  const concerned =
    resolved.network === null
      ? sql`position(${(resolved.agent ?? '').toLowerCase()} in lower(s.agent)) > 0`
      : sql`s.address <<= ${resolved.network}::inet`;
  const { rows } = await sql<{ connected: number; sessions: number }>`
    select count(*) filter (where s.ended_at is null)::int as connected, count(*)::int as sessions
    from listener_sessions s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${cast.id} and s.started_at > ${since} and ${concerned}`.execute(db);
  return { connected: rows[0]?.connected ?? 0, sessions30d: rows[0]?.sessions ?? 0 };
}

export async function makeBan(
  { db, clock, bus }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  { target, durationS, reason }: BanRequest,
): Promise<{ ban: Ban; cut: number }> {
  const cast = await requireOpenCast(db, scope, username);
  const now = clock.now();
  const made = await db.transaction().execute(async (tx) => {
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
    await tx.insertInto('cast_bans').values(row).execute();
    const matches = banMatcher(resolved);
    const open = await listOpenSessions(tx, scope, cast.id);
    const concerned = open.filter(({ address, agent }) => matches({ address, agent, country: null }));
    const cut = await requestDisconnects(
      tx,
      concerned.map(({ id }) => id),
      'banned',
    );
    await recordAudit(tx, {
      at: now,
      action: 'ban.made',
      by: scope,
      about: { customerId: cast.customer_id },
      caller,
      details: { cast: cast.username, kind: resolved.kind, value: resolved.shown, cut },
    });
    return { ban: toBan({ ...row, hits: 0 }), cut };
  });
  bus.publish([policyTopic, cutTopic]);
  return made;
}

export async function liftBan(
  { db, clock, bus }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  id: string,
): Promise<void> {
  const cast = await requireOpenCast(db, scope, username);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ kind: string; shown: string }>`delete from cast_bans b using casts
      where b.id = ${id} and b.cast_id = ${cast.id} and casts.id = b.cast_id and ${within(scope)}
      returning b.kind, b.shown`.execute(tx);
    const [lifted] = rows;
    if (!lifted) throw new AppError('resource.not_found');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'ban.lifted',
      by: scope,
      about: { customerId: cast.customer_id },
      caller,
      details: { cast: cast.username, kind: lifted.kind, value: lifted.shown },
    });
  });
  bus.publish([policyTopic]);
}

/** Resolves a ban target. Values taken from a listener are stored in full, but displayed without personal data. */
async function resolve(db: Db | Tx, scope: Scope, cast: OwnCast, target: BanTarget): Promise<Resolved> {
  if (target.by === 'agent')
    return { kind: 'agent', network: null, agent: target.agent, shown: target.agent };
  if (target.by === 'network') {
    const network = await networkOf(db, target.network);
    return { kind: network.includes('/') ? 'network' : 'address', network, agent: null, shown: network };
  }
  const session = await findOpenSession(db, scope, cast.id, target.id);
  if (!session) throw new AppError('listener.not_found');
  const { address, agent } = session;
  if (target.scope === 'agent') {
    if (agent === null) throw invalid('/target/scope');
    return { kind: 'agent', network: null, agent, shown: agent };
  }
  const cutTo = await cutNetworkOf(db, session.id);
  if (target.scope === 'address') {
    if (cutTo !== null) throw invalid('/target/scope');
    return { kind: 'address', network: address, agent: null, shown: maskAddress(address) };
  }
  const network = cutTo ?? networkAround(address);
  return { kind: 'network', network, agent: null, shown: network };
}

/**
 * The network of a session whose address was truncated, or null while the address is complete; the caller must have
 * checked the scope. Addresses are not truncated while somebody listens, except by a server of an earlier release.
 */
async function cutNetworkOf(db: Db | Tx, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ network: string }>`select text(address) as network from listener_sessions
    where id = ${sessionId} and not ${isWhole}`.execute(db);
  return rows[0]?.network ?? null;
}

/** Normalizes a network: IPv4 in IPv6 notation becomes IPv4, and bits beyond the prefix are cleared. */
async function networkOf(db: Db | Tx, typed: string): Promise<string> {
  const { rows } = await sql<{ network: string }>`
    select case when masklen(n) = case family(n) when 4 then 32 else 128 end then host(n) else text(n) end as network
    from network(${plainNetwork(typed)}::inet) as n`.execute(db);
  return rows[0]?.network ?? typed;
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
