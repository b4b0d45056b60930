import type { PasswordChange } from '@unmuted/api/contract';
import { replaceOwnPassword } from '#/modules/identity/account/account.repository.ts';
import { type IdentityProofDeps, proveIdentity } from '#/modules/identity/account/identity-proof.ts';
import { requireGoodPassword } from '#/modules/identity/passwords/password-rules.ts';
import { voidLinks } from '#/modules/identity/registration/one-time-links.repository.ts';
import { endSessions } from '#/modules/identity/session/session.repository.ts';
import { recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface PasswordDeps extends IdentityProofDeps {
  readonly mailer: Mailer;
}

/** Other sessions and earlier links were obtained with the old password or mailbox, so all of them end. */
export async function changePassword(
  deps: PasswordDeps,
  session: ActiveSession,
  { currentPassword, newPassword, code }: PasswordChange,
  caller: Caller,
): Promise<{ endedSessions: number }> {
  const { scope, id } = session;
  const account = await proveIdentity(deps, session, { password: currentPassword, code }, caller);
  if (newPassword === currentPassword.normalize('NFC')) {
    const errors = [{ pointer: '/newPassword', code: 'unchanged', params: {} }] as const;
    throw new AppError('request.invalid', { errors });
  }
  requireGoodPassword(newPassword, account.personal, '/newPassword');
  const to = await deps.passwords.hash(newPassword);
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const isReplaced = await replaceOwnPassword(tx, scope, { from: account.passwordHash, to });
    if (!isReplaced) throw new AppError('auth.incorrect_password');
    const endedSessions = await endSessions(tx, subjectOf(scope), { except: id }, at);
    if (scope.kind === 'customer') await voidLinks(tx, scope.customerId, ['reset', 'email'], at);
    await recordAudit(tx, {
      at,
      action: 'account.password_updated',
      by: scope,
      about: subjectOf(scope),
      caller,
      details: { endedSessions },
    });
    await deps.mailer.send(tx, account, { kind: 'password_changed', name: account.name });
    return { endedSessions };
  });
}
