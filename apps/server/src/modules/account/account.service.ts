import type { AdminUser, CustomerUser } from '@unmuted/api/contract';
import type { Row } from '#/db/schema.ts';

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
