import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** Audit events about the person, and for the owner about the account, by any actor, latest first. */
export async function findOwnEvents(
  db: Db | Tx,
  scope: Scope,
  page: Page,
): Promise<Found<Row<'audit_trail'>>> {
  const own = db
    .selectFrom('audit_trail')
    .where((eb) =>
      scope.kind === 'customer'
        ? scope.role === 'owner'
          ? eb('account_id', '=', scope.accountId)
          : eb('customer_id', '=', scope.customerId)
        : eb('admin_id', '=', scope.adminId),
    );
  const items = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  const { total } = await own.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}
