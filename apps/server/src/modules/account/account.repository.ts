import type { Db, Row, Tx } from '#/db/schema.ts';
import type { AdminScope, CustomerScope } from '#/modules/session/scope.ts';

export function findOwnCustomer(db: Db | Tx, scope: CustomerScope): Promise<Row<'customers'>> {
  return db.selectFrom('customers').selectAll().where('id', '=', scope.customerId).executeTakeFirstOrThrow();
}

export function findOwnAdmin(db: Db | Tx, scope: AdminScope): Promise<Row<'admins'>> {
  return db.selectFrom('admins').selectAll().where('id', '=', scope.adminId).executeTakeFirstOrThrow();
}
