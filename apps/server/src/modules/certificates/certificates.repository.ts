import type { CertificateProblem } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// Certificates belong to host names of the product and of all customers; callers check who may see one.

export type CertificateRow = Row<'certificates'>;

export function findCertificate(db: Db, name: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('name', '=', name).executeTakeFirst();
}

/** The state of certificates, without keys. */
export type CertificateState = Pick<
  CertificateRow,
  'name' | 'issuer' | 'issued_at' | 'expires_at' | 'problem' | 'problem_detail' | 'due_at'
>;

/** Of the names that are wanted. */
export async function listCertificateStates(
  db: Db | Tx,
  names: readonly string[],
): Promise<CertificateState[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('certificates')
    .select(['name', 'issuer', 'issued_at', 'expires_at', 'problem', 'problem_detail', 'due_at'])
    .where('name', 'in', names)
    .where('is_wanted', '=', true)
    .execute();
}

/**
 * Adds names that are wanted and marks those that no longer are. A name that is wanted again keeps its certificate. Names
 * that were not wanted since `forgetBefore` are deleted.
 */
export async function syncNames(
  db: Db,
  names: readonly string[],
  { now, forgetBefore }: { readonly now: Date; readonly forgetBefore: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into certificates (name, due_at, wanted_at)
      select name, ${now}, ${now} from unnest(${[...names]}::text[]) as name order by name
      on conflict (name) do update set is_wanted = true, wanted_at = excluded.wanted_at
        where not certificates.is_wanted or certificates.wanted_at < ${now}::timestamptz - interval '1 hour'`.execute(
      tx,
    );
    await sql`update certificates set is_wanted = false
      where is_wanted and not name = any(${[...names]}::text[])`.execute(tx);
    await tx
      .deleteFrom('certificates')
      .where('is_wanted', '=', false)
      .where('wanted_at', '<', forgetBefore)
      .execute();
  });
}

/** Leases due names until `leaseUntil`: no other server takes them, and after a crash they become due again. */
export async function leaseDue(
  db: Db,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`with due as materialized (
      select name from certificates where is_wanted and due_at <= ${now}
      order by chain is not null, due_at, name limit ${limit} for update skip locked
    ) update certificates c set due_at = ${leaseUntil} from due where c.name = due.name returning c.*`.execute(
    db,
  );
  return rows;
}

/** Remembers an order with the key of its certificate, or forgets it with null. */
export async function saveOrder(
  db: Db,
  name: string,
  order: { readonly url: string; readonly key: Buffer } | null,
): Promise<void> {
  const values = { order_url: order?.url ?? null, order_key: order?.key ?? null };
  await db.updateTable('certificates').set(values).where('name', '=', name).execute();
}

export interface Issued {
  readonly chain: string;
  readonly key: Buffer;
  readonly issuer: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly renewAt: Date;
}

export async function saveCertificate(db: Db, name: string, issued: Issued): Promise<void> {
  await db
    .updateTable('certificates')
    .set({
      chain: issued.chain,
      key: issued.key,
      issuer: issued.issuer,
      issued_at: issued.issuedAt,
      expires_at: issued.expiresAt,
      due_at: issued.renewAt,
      order_url: null,
      order_key: null,
      failures: 0,
      problem: null,
      problem_detail: null,
    })
    .where('name', '=', name)
    .execute();
}

export interface Failure {
  readonly problem: CertificateProblem;
  /** The authority's own words; null if it said nothing. */
  readonly detail: string | null;
  readonly retryAt: Date;
}

export async function saveFailure(
  db: Db,
  name: string,
  { problem, detail, retryAt }: Failure,
): Promise<void> {
  await db
    .updateTable('certificates')
    .set((row) => ({ failures: row('failures', '+', 1), problem, problem_detail: detail, due_at: retryAt }))
    .where('name', '=', name)
    .execute();
}
