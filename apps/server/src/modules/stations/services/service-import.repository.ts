import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** The account of an email address or an id, with its owner. */
export interface ImportAccount {
  /** The email address or the account's id, by which it was found. */
  key: string;
  id: string;
  name: string;
  owner_name: string;
  email: string;
}

/** The accounts with a person of one of the email addresses, or with the id. */
export async function findImportAccounts(
  db: Executor,
  _scope: AdminScope,
  { emails, id }: { readonly emails: readonly string[]; readonly id: string | null },
): Promise<ImportAccount[]> {
  const { rows } = await sql<ImportAccount>`select found.key, a.id, a.name,
      owner.first_name || ' ' || owner.last_name as owner_name, owner.email
    from (
      select email as key, account_id from customers where email = any(${[...emails]})
      union all select id::text, id from accounts where id = ${id}
    ) as found join accounts a on a.id = found.account_id
    join customers owner on owner.account_id = a.id and owner.role = 'owner'`.execute(db);
  return rows;
}

/** One import at a time, so that two do not add the same services. */
export async function lockImports(tx: Tx, _scope: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('streaming services import', 0))`.execute(tx);
}

/** The addresses of the services of some accounts. */
export async function listServiceUrls(
  db: Executor,
  _scope: AdminScope,
  accountIds: readonly string[],
): Promise<{ account_id: string; url: string }[]> {
  const { rows } = await sql<{
    account_id: string;
    url: string;
  }>`select account_id, url from streaming_services
    where account_id = any(${[...accountIds]}) and url is not null`.execute(db);
  return rows;
}

/** Services, and their first checks at the given times. */
export async function insertServices(
  tx: Tx,
  _scope: AdminScope,
  services: readonly (NewRow<'streaming_services'> & { readonly id: string; readonly firstCheckAt: Date })[],
): Promise<void> {
  const rows = services.map(({ firstCheckAt: _firstCheckAt, ...row }) => row);
  await tx.insertInto('streaming_services').values(rows).execute();
  const checks = services.map(({ id, firstCheckAt }) => ({ service_id: id, next_at: firstCheckAt }));
  await tx.insertInto('service_checks').values(checks).execute();
}
