import { randomBytes } from 'node:crypto';
import type { AdminCustomer, CustomerInvitation } from '@unmuted/api/contract';
import {
  deleteAccount,
  findOwner,
  hasProducts,
  lockAccount,
  markInvited,
} from '#/modules/admin/customers/customer-changes.repository.ts';
import { type ReadCustomersDeps, readCustomer } from '#/modules/admin/customers/customers.service.ts';
import { createLink } from '#/modules/identity/registration/one-time-links.repository.ts';
import {
  deleteRegistrations,
  findCustomerByEmail,
  insertOwner,
  takeTurn,
} from '#/modules/identity/registration/registration.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface InvitationDeps extends ReadCustomersDeps {
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  readonly publicUrl: () => string;
}

/** An act of staff about a customer. */
export interface CustomerAct {
  readonly scope: AdminScope;
  readonly caller: Caller;
  readonly id: string;
}

const resendRule = { kind: 'customer.invitation', limit: 5, windowMs: 60 * 60_000 };

/** Creates an account whose owner has an unknown password until the mailed link is opened. */
export async function inviteCustomer(
  deps: InvitationDeps,
  { scope, caller }: Omit<CustomerAct, 'id'>,
  form: CustomerInvitation,
): Promise<AdminCustomer> {
  const now = deps.clock.now();
  const id = uuidv7(now);
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'));
  return deps.db.transaction().execute(async (tx) => {
    await takeTurn(tx, 'verify a registration');
    if (await findCustomerByEmail(tx, form.email)) throw new AppError('customer.email_in_use');
    await insertOwner(tx, {
      id,
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      company: form.company ?? null,
      country: form.country,
      locale: form.locale,
      timezone: form.timezone,
      password_hash: passwordHash,
      invited_at: now,
      created_at: now,
    });
    await deleteRegistrations(tx, form.email);
    await recordAudit(tx, {
      at: now,
      action: 'customer.invited',
      by: scope,
      about: { accountId: id },
      caller,
    });
    await sendInvitation(tx, deps, { id, first_name: form.firstName, ...form });
    return readCustomer({ ...deps, db: tx }, scope, id);
  });
}

export async function resendInvitation(
  deps: InvitationDeps,
  { scope, caller, id }: CustomerAct,
): Promise<AdminCustomer> {
  await deps.throttle.pass(resendRule, id);
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const owner = await invitedOwner(tx, scope, id);
    await markInvited(tx, scope, owner.id, at);
    await sendInvitation(tx, deps, owner);
    const about = { accountId: id };
    await recordAudit(tx, { at, action: 'customer.invitation_sent', by: scope, about, caller });
    return readCustomer({ ...deps, db: tx }, scope, id);
  });
}

/** Deletes the account, which nobody has signed in to. */
export async function cancelInvitation(
  { db, clock }: InvitationDeps,
  { scope, caller, id }: CustomerAct,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await invitedOwner(tx, scope, id);
    if (await hasProducts(tx, scope, id)) throw new AppError('customer.has_products');
    await deleteAccount(tx, scope, id);
    const about = { accountId: id };
    await recordAudit(tx, { at, action: 'customer.invitation_cancelled', by: scope, about, caller });
  });
}

async function invitedOwner(tx: Tx, scope: AdminScope, accountId: string): Promise<Row<'customers'>> {
  const account = await lockAccount(tx, scope, accountId);
  const owner = account && (await findOwner(tx, scope, accountId));
  if (!owner) throw new AppError('resource.not_found');
  if (!owner.invited_at) throw new AppError('customer.not_invited');
  return owner;
}

async function sendInvitation(
  tx: Tx,
  { clock, mailer, publicUrl }: InvitationDeps,
  owner: Pick<Row<'customers'>, 'id' | 'first_name' | 'email' | 'locale'>,
): Promise<void> {
  const token = await createLink(tx, { purpose: 'invite', customerId: owner.id, now: clock.now() });
  const link = `${publicUrl()}/register?invitation=${token}`;
  await mailer.send(tx, owner, { kind: 'customer_invitation', name: owner.first_name, link });
}
