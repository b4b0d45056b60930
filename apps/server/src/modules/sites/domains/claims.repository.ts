import { sql } from 'kysely';
import type { DomainRow } from '#/modules/sites/domains/domains.repository.ts';
import type { OwnSite } from '#/modules/sites/domains/site-access.repository.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';

// Scheduled checks are internal and not scoped; requests check the scope of the domain first.

export type ClaimRow = DomainRow & Pick<OwnSite, 'account_id'>;
type Change = Partial<Omit<NewRow<'site_domains'>, 'id' | 'username' | 'domain' | 'token'>>;

/** Leases due claims until `leaseUntil`: no other server takes them, and after a crash they become due again. */
export async function takeDue(
  db: Db,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<DomainRow[]> {
  const { rows } = await sql<DomainRow>`with due as materialized (
      select id from site_domains where next_check_at <= ${now}
      order by next_check_at, id limit ${limit} for update skip locked
    ) update site_domains d set next_check_at = ${leaseUntil} from due where d.id = due.id returning d.*`.execute(
    db,
  );
  return rows;
}

export async function isAnyDue(db: Db, by: Date): Promise<boolean> {
  const { rows } = await sql`select from site_domains where next_check_at <= ${by} limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks the current claim, and before it its site as all changes of a site do, until the end of the transaction; undefined if it was deleted meanwhile. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  await sql`select from one_pages where username = (select username from site_domains where id = ${id})
    for update`.execute(tx);
  const { rows } = await sql<ClaimRow>`select d.*, one_pages.account_id from site_domains d
    join one_pages on one_pages.username = d.username where d.id = ${id} for update of d`.execute(tx);
  return rows[0];
}

export async function saveClaim(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('site_domains').set(change).where('id', '=', id).execute();
}

/** Deletes some expired claims and returns them. */
export async function takeExpired(tx: Tx, now: Date, limit: number): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`with over as materialized (
      select id from site_domains where verified_at is null and expires_at <= ${now}
      order by expires_at, id limit ${limit} for update skip locked
    ) delete from site_domains d using over, one_pages
      where d.id = over.id and one_pages.username = d.username returning d.*, one_pages.account_id`.execute(
    tx,
  );
  return rows;
}

/**
 * Makes a claim primary if its site has no primary domain and no other verified one. Returns whether it did. The
 * caller must have locked the claim.
 */
export async function setFirstPrimary(
  tx: Tx,
  { id, username }: Pick<ClaimRow, 'id' | 'username'>,
): Promise<boolean> {
  const { rows } = await sql`update site_domains set is_primary = true where id = ${id} and not exists (
      select from site_domains other where other.username = ${username}
        and (other.is_primary or (other.verified_at is not null and other.id <> ${id}))
    ) returning id`.execute(tx);
  return rows.length > 0;
}
