import type { LinkOutcome } from '@unmuted/api/contract';
import { requireGoodPassword } from '#/modules/identity/passwords/password-rules.ts';
import {
  createLink,
  takeLink,
  voidLinks,
} from '#/modules/identity/registration/one-time-links.repository.ts';
import { passAsking, passOpening } from '#/modules/identity/registration/registration.limits.ts';
import {
  findCustomerByEmail,
  findEnabledCustomer,
  setPassword,
  takeTurn,
} from '#/modules/identity/registration/registration.repository.ts';
import {
  type RegistrationDeps,
  sendVerifyLink,
} from '#/modules/identity/registration/registration.service.ts';
import { removeSecondStep } from '#/modules/identity/second-step/second-step.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';

/**
 * Sends a reset link to the owner of the account, if one exists; only the latest link is valid. An address that awaits
 * verification has no password yet, so it gets its verification link again.
 */
export async function forgot(deps: RegistrationDeps, email: string, caller: Caller): Promise<void> {
  await passAsking(deps, 'forgot', caller, email);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await takeTurn(tx, `forgot ${email}`);
    const customer = await findCustomerByEmail(tx, email);
    const about = customer ? { customerId: customer.id } : null;
    await recordAudit(tx, {
      at: now,
      action: 'account.password_reset_requested',
      by: 'nobody',
      about,
      caller,
    });
    if (!customer) return sendVerifyLink(tx, deps, email, now);
    if (customer.disabled_at) return;
    const token = await createLink(tx, { purpose: 'reset', customerId: customer.id, now });
    const link = `${deps.publicUrl()}/forgot-password?token=${token}`;
    await deps.mailer.send(tx, customer, { kind: 'reset', name: customer.first_name, link });
  });
}

/**
 * Sets a new password, ends all sessions, invalidates older links and turns the second step off: the mailbox is the
 * recovery of a lost authenticator, and a step that an intruder turned on must not outlive the reset (ADR 11).
 */
export async function reset(
  deps: RegistrationDeps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<LinkOutcome> {
  await passOpening(deps, caller);
  const now = deps.clock.now();
  const email = await deps.db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, 'reset', token, now);
    const customer = link && (await findEnabledCustomer(tx, link.customerId));
    if (!customer) throw new AppError('auth.invalid_link');
    const { id, email, first_name: firstName, last_name: lastName } = customer;
    requireGoodPassword(password, { email, firstName, lastName });
    await setPassword(tx, id, await deps.passwords.hash(password));
    await endSessions(tx, { customerId: id }, {}, now);
    const hadSecondStep = await removeSecondStep(tx, { customerId: id });
    // A pending change to another person's address could otherwise be used to take the account over.
    await voidLinks(tx, id, ['reset', 'email'], now);
    const about = { customerId: id };
    await recordAudit(tx, { at: now, action: 'account.password_reset', by: 'nobody', about, caller });
    await deps.mailer.send(tx, customer, { kind: 'password_changed', name: firstName });
    if (hadSecondStep) {
      await recordAudit(tx, { at: now, action: 'account.mfa_disabled', by: 'nobody', about, caller });
      await deps.mailer.send(tx, customer, { kind: 'mfa_disabled', name: firstName });
    }
    return email;
  });
  return { status: 'reset', email };
}
