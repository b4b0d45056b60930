import type { AdminUser, CustomerUser } from '@unmuted/api/contract';
import type { Db, Row } from '#/db/schema.ts';
import { findOwnAdmin, findOwnCustomer } from '#/modules/account/account.repository.ts';
import type { AdminScope, CustomerScope } from '#/modules/session/scope.ts';

export async function readOwnCustomer(db: Db, scope: CustomerScope): Promise<CustomerUser> {
  return toCustomerUser(await findOwnCustomer(db, scope));
}

export async function readOwnAdmin(db: Db, scope: AdminScope): Promise<AdminUser> {
  return toAdminUser(await findOwnAdmin(db, scope));
}

export function toCustomerUser(row: Row<'customers'>): CustomerUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    locale: row.locale,
    timezone: row.timezone,
    role: 'customer',
  };
}

export function toAdminUser(row: Row<'admins'>): AdminUser {
  return { username: row.username, name: row.name, role: row.role, title: row.title, email: row.email };
}
