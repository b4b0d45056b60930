import { sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** The display name of the account; an empty string if the account no longer exists. */
export async function nameOf(db: Db | Tx, scope: Scope): Promise<string> {
  const { rows } =
    scope.kind === 'admin'
      ? await sql<{ name: string }>`select name from admins where id = ${scope.adminId}`.execute(db)
      : await sql<{ name: string }>`select first_name || ' ' || last_name as name from customers
          where id = ${scope.customerId}`.execute(db);
  return rows[0]?.name ?? '';
}
