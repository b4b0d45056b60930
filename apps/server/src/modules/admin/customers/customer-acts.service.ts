import type { AdminCustomer, CustomerChange } from '@unmuted/api/contract';
import {
  deleteAccount,
  findPerson,
  findPersonIds,
  lockAccount,
  updateAccount,
} from '#/modules/admin/customers/customer-changes.repository.ts';
import type { CustomerAct, InvitationDeps } from '#/modules/admin/customers/customer-invitation.service.ts';
import { readCustomer } from '#/modules/admin/customers/customers.service.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { createLink } from '#/modules/identity/registration/one-time-links.repository.ts';
import { findCustomerByEmail } from '#/modules/identity/registration/registration.repository.ts';
import { removeSecondStep } from '#/modules/identity/second-step/second-step.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface CustomerActDeps extends InvitationDeps {
  readonly bus: Pick<LiveBus, 'publish'>;
}

const emailRule = { kind: 'customer.email', limit: 5, windowMs: 60 * 60_000 };

export function changeCustomer(
  deps: CustomerActDeps,
  { scope, caller, id, version }: CustomerAct & { readonly version: number },
  { name, tags }: CustomerChange,
): Promise<AdminCustomer> {
  return change(deps, { scope, id }, async (tx, account) => {
    if (account.version !== version)
      throw new AppError('resource.version_conflict', {
        current: await readCustomer({ ...deps, db: tx }, scope, id),
      });
    const unique = [...new Set(tags)];
    await updateAccount(tx, scope, id, { name, tags: unique });
    await recordAudit(tx, {
      at: deps.clock.now(),
      action: 'customer.updated',
      by: scope,
      about: { accountId: id },
      caller,
      details: { name, tags: unique.join(', ') },
      change: { before: { name: account.name, tags: account.tags }, after: { name, tags: unique } },
    });
  });
}

/** Signs everybody out; products keep running. Disabling again replaces the reason. */
export function disableCustomer(
  deps: CustomerActDeps,
  { scope, caller, id }: CustomerAct,
  reason: string,
): Promise<AdminCustomer> {
  const at = deps.clock.now();
  return change(deps, { scope, id }, async (tx, account) => {
    if (account.disabled_at && account.disabled_reason === reason) return;
    const since = account.disabled_at ?? at;
    await updateAccount(tx, scope, id, { disabled_at: since, disabled_reason: reason });
    const endedSessions = await endAllSessions(tx, scope, { id, at });
    await recordAudit(tx, {
      at,
      action: 'customer.disabled',
      by: scope,
      about: { accountId: id },
      caller,
      details: { reason, endedSessions },
      change: { before: accessOf(account), after: { isDisabled: true, reason } },
    });
  });
}

const accessOf = ({ disabled_at, disabled_reason }: Row<'accounts'>) => ({
  isDisabled: disabled_at !== null,
  reason: disabled_reason,
});

export function enableCustomer(
  deps: CustomerActDeps,
  { scope, caller, id }: CustomerAct,
): Promise<AdminCustomer> {
  const at = deps.clock.now();
  return change(deps, { scope, id }, async (tx, account) => {
    if (!account.disabled_at) return;
    await updateAccount(tx, scope, id, { disabled_at: null, disabled_reason: null });
    const about = { accountId: id };
    const change = { before: accessOf(account), after: { isDisabled: false, reason: null } };
    await recordAudit(tx, { at, action: 'customer.enabled', by: scope, about, caller, change });
  });
}

export function endCustomerSessions(
  { db, clock }: CustomerActDeps,
  { scope, caller, id }: CustomerAct,
): Promise<{ endedSessions: number }> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, scope, id))) throw new AppError('resource.not_found');
    const endedSessions = await endAllSessions(tx, scope, { id, at });
    const details = { endedSessions };
    const about = { accountId: id };
    await recordAudit(tx, { at, action: 'customer.sessions_ended', by: scope, about, caller, details });
    return { endedSessions };
  });
}

/** The person is told, as by every change of the second step. */
export function resetMfa(
  deps: CustomerActDeps,
  { scope, caller, id }: CustomerAct,
  personId: string,
): Promise<AdminCustomer> {
  const at = deps.clock.now();
  return change(deps, { scope, id }, async (tx) => {
    const person = await findPerson(tx, scope, { accountId: id, personId });
    if (!person) throw new AppError('resource.not_found');
    if (!(await removeSecondStep(tx, { customerId: personId }))) throw new AppError('mfa.not_enrolled');
    const endedSessions = await endSessions(tx, { customerId: personId }, {}, at);
    await deps.mailer.send(tx, person, { kind: 'mfa_disabled', name: person.first_name });
    const about = { customerId: personId };
    const details = { endedSessions };
    await recordAudit(tx, { at, action: 'customer.mfa_reset', by: scope, about, caller, details });
  });
}

/** Mails the new address a link that only the signed-in person can confirm. */
export async function changeEmail(
  { db, clock, mailer, throttle, publicUrl }: CustomerActDeps,
  { scope, caller, id }: CustomerAct,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<{ status: 'sent' }> {
  await throttle.pass(emailRule, personId);
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, scope, { accountId: id, personId });
    if (!person) throw new AppError('resource.not_found');
    if (await findCustomerByEmail(tx, email)) throw new AppError('customer.email_in_use');
    const token = await createLink(tx, {
      purpose: 'email',
      customerId: personId,
      newEmail: email,
      now: at,
    });
    const link = `${publicUrl()}/template/pages/setting/profile?emailToken=${token}`;
    const to = { email, locale: person.locale };
    await mailer.send(tx, to, { kind: 'confirm_email', name: person.first_name, link });
    const about = { customerId: personId };
    await recordAudit(tx, { at, action: 'customer.email_change_requested', by: scope, about, caller });
    return { status: 'sent' as const };
  });
}

/** Deletes everything but the audit trail. Sources and listeners are disconnected shortly afterwards. */
export async function deleteCustomer(
  { db, clock, bus }: CustomerActDeps,
  { scope, caller, id }: CustomerAct,
): Promise<void> {
  const at = clock.now();
  const casts = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, scope, id);
    if (!account) throw new AppError('resource.not_found');
    const deleted = await deleteAccount(tx, scope, id);
    const details = { name: account.name, casts: deleted.casts.length, people: deleted.people };
    const about = { accountId: id };
    await recordAudit(tx, { at, action: 'customer.deleted', by: scope, about, caller, details });
    return deleted.casts;
  });
  bus.publish([mountsTopic, policyTopic, 'fleet', ...casts.map((username) => `cast:${username}`)]);
}

async function endAllSessions(
  tx: Tx,
  scope: AdminScope,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<number> {
  let ended = 0;
  for (const customerId of await findPersonIds(tx, scope, id))
    ended += await endSessions(tx, { customerId }, {}, at);
  return ended;
}

function change(
  deps: CustomerActDeps,
  { scope, id }: Pick<CustomerAct, 'scope' | 'id'>,
  task: (tx: Tx, account: Row<'accounts'>) => Promise<void>,
): Promise<AdminCustomer> {
  return deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, scope, id);
    if (!account) throw new AppError('resource.not_found');
    await task(tx, account);
    return readCustomer({ ...deps, db: tx }, scope, id);
  });
}
