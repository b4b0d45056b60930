import type { BanPreview } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import { isWhole } from '#/modules/listeners/listeners/listeners.repository.ts';
import type { BanRule } from '#/modules/listeners/policies/decide.ts';
import { plainNetwork } from '#/modules/listeners/policies/networks.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type ResolvedTarget = Pick<Row<'cast_bans'>, 'kind' | 'network' | 'agent' | 'shown'>;

/** The bans in force, latest first. */
export async function listActiveBans(
  db: Executor,
  scope: Scope,
  castId: string,
  now: Date,
): Promise<Row<'cast_bans'>[]> {
  const { rows } = await sql<Row<'cast_bans'>>`select b.* from cast_bans b
    join casts on casts.id = b.cast_id and ${within(scope)}
    where b.cast_id = ${castId} and (b.until is null or b.until > ${now})
    order by b.made_at desc, b.id desc`.execute(db);
  return rows;
}

/** The bans in force on addresses, which take precedence over country rules. */
export async function listNetworkBans(
  db: Executor,
  scope: Scope,
  castId: string,
  now: Date,
): Promise<Pick<BanRule, 'network' | 'agent'>[]> {
  const { rows } = await sql<Pick<BanRule, 'network' | 'agent'>>`select b.network, null as agent
    from cast_bans b join casts on casts.id = b.cast_id and ${within(scope)}
    where b.cast_id = ${castId} and b.network is not null and (b.until is null or b.until > ${now})`.execute(
    db,
  );
  return rows;
}

/** The sessions that a ban would match: current ones, and those that began after `since`. */
export async function countAffected(
  db: Executor,
  scope: Scope,
  castId: string,
  { target, since }: { readonly target: ResolvedTarget; readonly since: Date },
): Promise<BanPreview> {
  const isMatch =
    target.network === null
      ? sql`position(${(target.agent ?? '').toLowerCase()} in lower(s.agent)) > 0`
      : sql`s.address <<= ${target.network}::inet`;
  const { rows } = await sql<{ connected: number; sessions: number }>`
    select count(*) filter (where s.ended_at is null)::int as connected,
      count(*) filter (where not s.sample)::int as sessions
    from listener_sessions s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.started_at > ${since} and ${isMatch}`.execute(db);
  return { connected: rows[0]?.connected ?? 0, sessions30d: rows[0]?.sessions ?? 0 };
}

/** The caller must have checked the scope of the cast. */
export async function insertBan(tx: Tx, ban: NewRow<'cast_bans'>): Promise<void> {
  await tx.insertInto('cast_bans').values(ban).execute();
}

type LiftedBan = Pick<Row<'cast_bans'>, 'kind' | 'shown' | 'reason' | 'until'>;

export async function deleteBan(
  tx: Tx,
  scope: Scope,
  castId: string,
  id: string,
): Promise<LiftedBan | undefined> {
  const { rows } = await sql<LiftedBan>`delete from cast_bans b using casts
    where b.id = ${id} and b.cast_id = ${castId} and casts.id = b.cast_id and ${within(scope)}
    returning b.kind, b.shown, b.reason, b.until`.execute(tx);
  return rows[0];
}

/**
 * The network of a session whose address was truncated, or null while the address is complete; the caller must have
 * checked the scope. Addresses are not truncated while somebody listens, except by a server of an earlier release.
 */
export async function findTruncatedNetwork(db: Executor, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ network: string }>`select text(address) as network from listener_sessions
    where id = ${sessionId} and not ${isWhole}`.execute(db);
  return rows[0]?.network ?? null;
}

/** Normalizes a network: IPv4 in IPv6 notation becomes IPv4, and bits beyond the prefix are cleared. */
export async function normalizeNetwork(db: Executor, network: string): Promise<string> {
  const { rows } = await sql<{ network: string }>`
    select case when masklen(n) = case family(n) when 4 then 32 else 128 end then host(n) else text(n) end as network
    from network(${plainNetwork(network)}::inet) as n`.execute(db);
  return rows[0]?.network ?? network;
}
