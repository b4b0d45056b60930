import { sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { RevisionActor } from '#/platform/revisions/revisions.repository.ts';

/** The display name of the account; an empty string if the account no longer exists. */
export async function nameOf(db: Db | Tx, scope: Scope): Promise<string> {
  const { rows } =
    scope.kind === 'admin'
      ? await sql<{ name: string }>`select name from admins where id = ${scope.adminId}`.execute(db)
      : await sql<{ name: string }>`select first_name || ' ' || last_name as name from customers
          where id = ${scope.customerId}`.execute(db);
  return rows[0]?.name ?? '';
}

/** The account as the author of a revision. */
export async function revisionActorOf(db: Db | Tx, scope: Scope): Promise<RevisionActor> {
  const name = await nameOf(db, scope);
  return scope.kind === 'admin'
    ? { kind: 'admin', id: scope.adminId, name, role: scope.role }
    : { kind: 'customer', id: scope.customerId, name, role: null };
}
