import type { LinkOutcome } from '@unmuted/api/contract';
import { requireGoodPassword } from '#/modules/identity/passwords/password-rules.ts';
import { takeLink, voidLinks } from '#/modules/identity/registration/one-time-links.repository.ts';
import { passOpening } from '#/modules/identity/registration/registration.limits.ts';
import { findEnabledCustomer, setPassword } from '#/modules/identity/registration/registration.repository.ts';
import type { RegistrationDeps } from '#/modules/identity/registration/registration.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';

/** Sets the password of an invited person. A rejected password does not consume the link. */
export async function acceptInvitation(
  deps: RegistrationDeps,
  { token, password }: { readonly token: string; readonly password: string },
  caller: Caller,
): Promise<LinkOutcome> {
  await passOpening(deps, caller);
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, 'invite', token, at);
    const person = link && (await findEnabledCustomer(tx, link.customerId));
    // Whoever reset a forgotten password has accepted already.
    if (!person?.invited_at) throw new AppError('auth.invalid_link');
    const { id, email, first_name: firstName, last_name: lastName } = person;
    requireGoodPassword(password, { email, firstName, lastName });
    await setPassword(tx, id, await deps.passwords.hash(password));
    await voidLinks(tx, id, ['invite', 'reset'], at);
    const about = { customerId: id };
    await recordAudit(tx, { at, action: 'customer.invitation_accepted', by: 'nobody', about, caller });
    return { status: 'verified' as const, email };
  });
}
