import type { CustomerUser } from '@unmuted/api/contract';
import { lockOwnCustomer, updateOwnEmail } from '#/modules/identity/account/account.repository.ts';
import { toCustomerUser } from '#/modules/identity/account/account.service.ts';
import {
  type IdentityProof,
  type IdentityProofDeps,
  proveIdentity,
} from '#/modules/identity/account/identity-proof.ts';
import {
  createLink,
  takeLink,
  voidLinks,
} from '#/modules/identity/registration/one-time-links.repository.ts';
import { findCustomerByEmail, takeTurn } from '#/modules/identity/registration/registration.repository.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession, CustomerScope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import type { ThrottleRule } from '#/platform/throttle/throttle.ts';

export interface EmailDeps extends IdentityProofDeps {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** See `evenly`. */
  readonly answerStepMs: number;
}

/** Each request sends an e-mail to an address that may belong to anyone. */
const mailRule: ThrottleRule = { kind: 'account.email', limit: 5, windowMs: 60 * 60_000 };

/** Sends an e-mail to the new address. Only that e-mail reveals whether the address is already in use. */
export async function changeEmail(
  deps: EmailDeps,
  session: ActiveSession<CustomerScope>,
  { email, ...proof }: IdentityProof & { email: string },
  caller: Caller,
): Promise<{ status: 'sent' }> {
  const { publicUrl, mailer } = deps;
  const { scope } = session;
  const account = await proveIdentity(deps, session, proof, caller);
  if (account.email === email) {
    const errors = [{ pointer: '/email', code: 'unchanged', params: {} }] as const;
    throw new AppError('request.invalid', { errors });
  }
  await deps.throttle.pass(mailRule, account.id);
  const at = deps.clock.now();
  await constantTimeResponse(deps.answerStepMs, () =>
    deps.db.transaction().execute(async (tx) => {
      const about = subjectOf(scope);
      await recordAudit(tx, { at, action: 'account.email_change_requested', by: scope, about, caller });
      const owner = await findCustomerByEmail(tx, email);
      if (owner) {
        const resetLink = `${publicUrl()}/forgot-password`;
        return mailer.send(tx, owner, { kind: 'already_registered', name: owner.first_name, resetLink });
      }
      const link = { purpose: 'email', customerId: scope.customerId, newEmail: email } as const;
      const token = await createLink(tx, { ...link, now: at });
      await mailer.send(
        tx,
        { email, locale: account.locale },
        {
          kind: 'confirm_email',
          name: account.name,
          link: `${publicUrl()}/template/pages/setting/profile?emailToken=${token}`,
        },
      );
    }),
  );
  return { status: 'sent' };
}

/**
 * Applies the new address, notifies the old one, invalidates links sent to it and ends other sessions: the account may
 * be moved because the old mailbox was compromised.
 */
export function confirmEmail(
  { db, clock, mailer }: EmailDeps,
  { scope, id }: ActiveSession<CustomerScope>,
  token: string,
  caller: Caller,
): Promise<CustomerUser> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    // A registration could otherwise claim the address between the check and the update.
    await takeTurn(tx, 'verify a registration');
    const link = await takeLink(tx, 'email', token, at);
    // Thrown inside the transaction so that another customer's link is not consumed.
    if (link?.customerId !== scope.customerId) throw new AppError('auth.invalid_link');
    const before = await lockOwnCustomer(tx, scope);
    const after = await updateOwnEmail(tx, scope, link.newEmail);
    if (!after) throw new AppError('auth.invalid_link');
    await voidLinks(tx, scope.customerId, ['reset', 'email'], at);
    const endedSessions = await endSessions(tx, subjectOf(scope), { except: id }, at);
    const about = subjectOf(scope);
    const details = { endedSessions };
    const change = {
      before: { email: before.email },
      after: { email: after.email },
      secretFields: ['email'],
    };
    await recordAudit(tx, { at, action: 'account.email_updated', by: scope, about, caller, details, change });
    const mail = { kind: 'email_changed', name: after.first_name, newEmail: after.email } as const;
    await mailer.send(tx, { email: before.email, locale: after.locale }, mail);
    return toCustomerUser(after);
  });
}
