import type { ExpressionBuilder } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Database, Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** The account's active sessions, most recently used first. */
export async function findOwnSessions(
  db: Executor,
  scope: Scope,
  { now, page }: { now: Date; page: Page },
): Promise<Found<Row<'sessions'>>> {
  const own = db.selectFrom('sessions').where((eb) => isActive(eb, scope, now));
  const items = await own
    .selectAll()
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  const { total } = await own.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Returns false if the account has no such active session. */
export async function endOwnSession(
  db: Executor,
  scope: Scope,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where((eb) => isActive(eb, scope, at))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Same rule as the session guard: not ended, not expired, and started with the admin's current role. */
function isActive(eb: ExpressionBuilder<Database, 'sessions'>, scope: Scope, now: Date) {
  return eb.and([
    scope.kind === 'customer'
      ? eb('customer_id', '=', scope.customerId)
      : eb.and([eb('admin_id', '=', scope.adminId), eb('role', '=', scope.role)]),
    eb('revoked_at', 'is', null),
    eb('idle_expires_at', '>', now),
    eb('expires_at', '>', now),
  ]);
}
