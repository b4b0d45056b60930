import type { Locale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

/** The owner of an account, with the account's name. */
export async function findOwnerOfAccount(
  db: Db,
  accountId: string,
): Promise<{ readonly account: string; readonly email: string; readonly locale: Locale } | undefined> {
  const { rows } = await sql<{ account: string; email: string; locale: Locale }>`select a.name as account,
      o.email, o.locale
    from accounts a join customers o on o.account_id = a.id and o.role = 'owner' where a.id = ${accountId}`.execute(
    db,
  );
  return rows[0];
}
