import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** An entry of the trail as canonical text: `jsonb` fixes the order of fields, and times are seconds since 1970. */
const canonical = sql<string>`jsonb_build_array(t.id, extract(epoch from t.at), t.action, t.actor_kind, t.actor_id,
  t.actor_name, t.account_id, t.customer_id, t.admin_id, t.address, t.user_agent, t.details, t.request_id, t.before,
  t.after)::text`;

export interface CanonicalEntry {
  readonly id: string;
  readonly text: string;
}

export interface Link {
  readonly seq: string;
  readonly entry_id: string;
  readonly hash: Buffer;
  readonly chained_at: Date;
  /** Null if the trail no longer has the entry. */
  readonly text: string | null;
}

/** Lets one server at a time extend the chain, until the transaction ends. */
export async function takeChainTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit chain', 0))`.execute(tx);
}

/** The latest link; undefined for an empty chain. */
export function findHead(db: Executor): Promise<Row<'audit_chain'> | undefined> {
  return db.selectFrom('audit_chain').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst();
}

/**
 * Entries that have no link yet, in order of their ids. A transaction may commit an entry after later ones were linked;
 * it is found as long as it commits within a day, and is linked then.
 */
export async function findUnlinked(
  db: Executor,
  { limit, dayAgo }: { readonly limit: number; readonly dayAgo: Date },
): Promise<CanonicalEntry[]> {
  const { rows } = await sql<CanonicalEntry>`select t.id, ${canonical} as text from audit_trail t
    where t.id > coalesce((select entry_id from audit_chain where chained_at < ${dayAgo} order by seq desc limit 1), 0)
      and not exists (select from audit_chain c where c.entry_id = t.id)
    order by t.id limit ${limit}`.execute(db);
  return rows;
}

export async function countUnlinked(db: Executor, dayAgo: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from audit_trail t
    where t.id > coalesce((select entry_id from audit_chain where chained_at < ${dayAgo} order by seq desc limit 1), 0)
      and not exists (select from audit_chain c where c.entry_id = t.id)`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function insertLinks(tx: Tx, links: readonly Row<'audit_chain'>[]): Promise<void> {
  await tx
    .insertInto('audit_chain')
    .values([...links])
    .execute();
}

/** Links after `seq` with their entries, in order. */
export async function findLinks(db: Executor, seq: string, limit: number): Promise<Link[]> {
  const { rows } =
    await sql<Link>`select c.seq, c.entry_id, c.hash, c.chained_at, ${canonical} as text from audit_chain c
    left join audit_trail t on t.id = c.entry_id where c.seq > ${seq} order by c.seq limit ${limit}`.execute(
      db,
    );
  // Of a missing entry, the array is one of nulls.
  return rows.map((row) => (row.text?.startsWith('[null,') ? { ...row, text: null } : row));
}

/**
 * Deletes the entries that were linked before `before`, and their links except the last one, from which verification
 * continues. Returns the number of entries.
 */
export async function deleteEntries(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ seq: string }>`select seq from audit_chain where chained_at < ${before}
    order by seq desc limit 1`.execute(tx);
  const [last] = rows;
  if (!last) return 0;
  const { numAffectedRows = 0n } = await sql`delete from audit_trail
    where id in (select entry_id from audit_chain where seq <= ${last.seq})`.execute(tx);
  await sql`delete from audit_chain where seq < ${last.seq}`.execute(tx);
  return Number(numAffectedRows);
}
