import {
  limits as contractLimits,
  type LinkOutcome,
  type Registration,
  type RegistrationConfirmation,
} from '@unmuted/api/contract';
import { requireGoodPassword } from '#/modules/identity/passwords/password-rules.ts';
import {
  createLink,
  findLinkedRegistration,
  takeLink,
} from '#/modules/identity/registration/one-time-links.repository.ts';
import {
  passAsking,
  passOpening,
  type RegistrationLimits,
} from '#/modules/identity/registration/registration.limits.ts';
import {
  deleteRegistrations,
  findCustomerByEmail,
  findRegistration,
  insertOwner,
  insertRegistration,
  takeForResend,
  takeTurn,
} from '#/modules/identity/registration/registration.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

/** How long an unopened link can be resent. */
const keptMs = 7 * 24 * 60 * 60_000;

export interface RegistrationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly throttle: Throttle;
  readonly limits: RegistrationLimits;
}

/** Stores the registration and sends an e-mail. Only that e-mail reveals whether the address has an account. */
export async function register(deps: RegistrationDeps, form: Registration, caller: Caller): Promise<void> {
  await passAsking(deps, 'register', caller, form.email);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const customer = await findCustomerByEmail(tx, form.email);
    await recordAudit(tx, {
      at: now,
      action: 'account.registered',
      by: 'nobody',
      about: null,
      caller,
      details: { known: customer !== undefined },
    });
    if (customer) {
      const resetLink = `${deps.publicUrl()}/forgot-password`;
      const mail = { kind: 'already_registered', name: customer.first_name, resetLink } as const;
      return deps.mailer.send(tx, customer, mail);
    }
    const registrationId = uuidv7(now);
    await insertRegistration(tx, {
      id: registrationId,
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      company: form.company ?? null,
      country: form.country,
      locale: form.locale,
      timezone: form.timezone,
      marketing: form.marketing,
      terms_version: form.acceptedTerms,
      created_at: now,
      sent_at: now,
      expires_at: new Date(now.getTime() + keptMs),
    });
    const token = await createLink(tx, { purpose: 'verify', registrationId, now });
    const mail = { kind: 'verify', name: form.firstName, link: verifyLink(deps, token) } as const;
    await deps.mailer.send(tx, form, mail);
  });
}

/**
 * Creates the account of a registration, with the password of the mailbox's owner. Of several registrations for one
 * address, the first one opened wins. A rejected password does not consume the link.
 */
export async function verify(
  deps: RegistrationDeps,
  { token, password }: RegistrationConfirmation,
  caller: Caller,
): Promise<LinkOutcome> {
  await passOpening(deps, caller);
  const now = deps.clock.now();
  const request = await findLinkedRegistration(deps.db, token, now);
  if (!request) throw new AppError('auth.invalid_link');
  const { email: address, first_name: firstName, last_name: lastName } = request;
  requireGoodPassword(password, { email: address, firstName, lastName });
  // Before the transaction, which serializes verifications.
  const passwordHash = await deps.passwords.hash(password);
  const email = await deps.db.transaction().execute(async (tx) => {
    // Prevents a deadlock between two registrations of one address.
    await takeTurn(tx, 'verify a registration');
    const link = await takeLink(tx, 'verify', token, now);
    if (!link) throw new AppError('auth.invalid_link');
    const registration = await findRegistration(tx, link.registrationId);
    const { email, first_name, last_name, company, country, locale, timezone } = registration;
    const { marketing, terms_version } = registration;
    const customerId = uuidv7(now);
    const profile = { email, first_name, last_name, company, country, locale, timezone };
    const terms = { marketing, terms_version };
    const isNew = await insertOwner(tx, {
      ...profile,
      ...terms,
      id: customerId,
      password_hash: passwordHash,
      created_at: now,
    });
    if (!isNew) throw new AppError('auth.invalid_link');
    await deleteRegistrations(tx, email);
    const about = { customerId };
    await recordAudit(tx, { at: now, action: 'account.verified', by: 'nobody', about, caller });
    return email;
  });
  return { status: 'verified', email };
}

/** Resends the link of the latest registration, unless one was sent within the last minute. */
export async function resend(deps: RegistrationDeps, email: string, caller: Caller): Promise<void> {
  await passAsking(deps, 'resend', caller, email);
  const now = deps.clock.now();
  await deps.db.transaction().execute((tx) => sendVerifyLink(tx, deps, email, now));
}

export async function sendVerifyLink(
  tx: Tx,
  deps: RegistrationDeps,
  email: string,
  now: Date,
): Promise<void> {
  const sentBefore = new Date(now.getTime() - contractLimits.resendAfterS * 1000);
  const registration = await takeForResend(tx, email, { now, sentBefore });
  if (!registration) return;
  const token = await createLink(tx, { purpose: 'verify', registrationId: registration.id, now });
  const mail = { kind: 'verify', name: registration.first_name, link: verifyLink(deps, token) } as const;
  await deps.mailer.send(tx, registration, mail);
}

function verifyLink({ publicUrl }: RegistrationDeps, token: string): string {
  return `${publicUrl()}/register?token=${token}`;
}
