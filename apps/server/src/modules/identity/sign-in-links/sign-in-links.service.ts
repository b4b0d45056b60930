import { limits, type SignInLink } from '@unmuted/api/contract';
import { customers } from '#/modules/identity/sign-in/sign-in.service.ts';
import { begin, type SignInDeps } from '#/modules/identity/sign-in/sign-in.ts';
import {
  findOwner,
  insertSignInLink,
  takeSignInLink,
} from '#/modules/identity/sign-in-links/sign-in-links.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { ThrottleRule } from '#/platform/throttle/throttle.ts';

export interface SignInLinkDeps extends SignInDeps {
  readonly publicUrl: () => string;
}

const windowMs = 10 * 60_000;
const perAccount: ThrottleRule = { kind: 'sign_in_link.account', limit: 60, windowMs };
const perNetwork: ThrottleRule = { kind: 'sign_in_link.network', limit: 60, windowMs };
/** Wrong codes of the second step. */
const perLink: ThrottleRule = { kind: 'sign_in_link.code', limit: 5, windowMs };

/**
 * For billing systems, which have signed the customer in themselves. Staff in person use the read-only view, so a call
 * with a session is `account.not_permitted`.
 */
export async function createSignInLink(
  { db, clock, throttle, publicUrl }: SignInLinkDeps,
  { scope, caller }: { readonly scope: AdminScope; readonly caller: Caller },
  accountId: string,
): Promise<SignInLink> {
  if (scope.keyId === undefined) throw new AppError('account.not_permitted');
  const owner = await findOwner(db, scope, accountId);
  if (!owner) throw new AppError('resource.not_found');
  await throttle.pass(perAccount, accountId);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + limits.signInLinkMinutes * 60_000);
  const token = await db.transaction().execute(async (tx) => {
    const about = { customerId: owner.id };
    await recordAudit(tx, { at: now, action: 'sign_in_link.created', by: scope, about, caller });
    return insertSignInLink(tx, scope, { customerId: owner.id, now, expiresAt });
  });
  // In the fragment, so that no server on the way sees it.
  return { url: `${publicUrl()}/login#link=${token}`, expiresAt: expiresAt.toISOString() };
}

/** Signs in with the token of a link. A missing or wrong code of the second step leaves the link valid. */
export async function signInByLink(
  deps: SignInLinkDeps,
  { token, code }: { readonly token: string; readonly code?: string | undefined },
  caller: Caller,
) {
  const { db, clock, throttle } = deps;
  const counted = await throttle.pass(perNetwork, networkOf(caller.address));
  const codes = code === undefined ? null : await throttle.pass(perLink, token);
  const signedIn = await db.transaction().execute(async (tx) => {
    const customer = await takeSignInLink(tx, token, clock.now());
    if (!customer || customer.disabled_at) throw new AppError('auth.invalid_link');
    const outcome = await begin(tx, deps, customers, { account: customer, code, caller });
    if ('refused' in outcome) throw new AppError(outcome.refused);
    return { customer, token: outcome.token };
  });
  await codes?.giveBack();
  await counted.giveBack();
  return signedIn;
}
