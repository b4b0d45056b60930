import type { SetupNotice } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Dismissing a notice again changes nothing. Returns false if the scope has no such cast. */
export async function addDismissal(
  db: Db,
  scope: Scope,
  username: string,
  notice: SetupNotice,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update casts
    set setup_dismissed = array_append(array_remove(setup_dismissed, ${notice}), ${notice})
    where username = ${username} and ${within(scope)}`.execute(db);
  return numAffectedRows === 1n;
}
