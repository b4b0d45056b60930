import type {
  AdminProfileChange,
  AdminUser,
  CustomerProfileChange,
  CustomerUser,
} from '@unmuted/api/contract';
import {
  findOwnAdmin,
  findOwnCustomer,
  lockOwnAdmin,
  lockOwnCustomer,
  updateOwnAdmin,
  updateOwnCustomer,
} from '#/modules/identity/account/account.repository.ts';
import { recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { AdminScope, CustomerScope, Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

export async function readOwnCustomer(db: Db | Tx, scope: CustomerScope): Promise<CustomerUser> {
  return toCustomerUser(await findOwnCustomer(db, scope));
}

export async function readOwnAdmin(db: Db, scope: AdminScope): Promise<AdminUser> {
  return toAdminUser(await findOwnAdmin(db, scope));
}

export function changeCustomerProfile(
  { db, clock }: ProfileDeps,
  scope: CustomerScope,
  change: CustomerProfileChange,
  caller: Caller,
): Promise<CustomerUser> {
  return db.transaction().execute(async (tx) => {
    const before = toCustomerUser(await lockOwnCustomer(tx, scope));
    const changed = changedFields(before, change);
    if (changed.length === 0) return before;
    const after = toCustomerUser(await updateOwnCustomer(tx, scope, change));
    await noteChange(tx, scope, { changed, before, after, at: clock.now(), caller });
    return after;
  });
}

/** An admin does not sign in by e-mail, so a new address needs no verification; the old address is still notified. */
export function changeAdminProfile(
  { db, clock, mailer }: ProfileDeps,
  scope: AdminScope,
  change: AdminProfileChange,
  caller: Caller,
): Promise<AdminUser> {
  return db.transaction().execute(async (tx) => {
    const before = toAdminUser(await lockOwnAdmin(tx, scope));
    const changed = changedFields(before, change);
    if (changed.length === 0) return before;
    const after = toAdminUser(await updateOwnAdmin(tx, scope, change));
    await noteChange(tx, scope, { changed, before, after, at: clock.now(), caller });
    if (after.email !== before.email) {
      const to = { email: before.email, locale: after.locale };
      await mailer.send(tx, to, { kind: 'email_changed', name: after.name, newEmail: after.email });
    }
    return after;
  });
}

interface ProfileEvent {
  readonly changed: readonly string[];
  readonly before: object;
  readonly after: object;
  readonly at: Date;
  readonly caller: Caller;
}

/** The audit trail outlives the account and must not contain personal data: such values are recorded as changed. */
const personalFields = ['firstName', 'lastName', 'name', 'company', 'email'];

function noteChange(
  tx: Tx,
  scope: Scope,
  { changed, before, after, at, caller }: ProfileEvent,
): Promise<void> {
  const details = { changed: changed.join(' ') };
  const act = { action: 'account.profile_updated', by: scope, about: subjectOf(scope) } as const;
  const change = { before, after, secretFields: personalFields };
  return recordAudit(tx, { ...act, at, caller, details, change });
}

function changedFields<Profile extends object>(before: Profile, change: Partial<Profile>): string[] {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(change)
    .filter(([field, value]) => known.get(field) !== value)
    .map(([field]) => field);
}

export function toCustomerUser(row: Row<'customers'>): CustomerUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    country: row.country,
    locale: row.locale,
    timezone: row.timezone,
    dateFormat: row.date_format,
    marketing: row.marketing,
    role: 'customer',
    accountRole: row.role,
  };
}

export function toAdminUser(row: Row<'admins'>): AdminUser {
  return {
    username: row.username,
    name: row.name,
    role: row.role,
    title: row.title,
    email: row.email,
    locale: row.locale,
    timezone: row.timezone,
    dateFormat: row.date_format,
  };
}
