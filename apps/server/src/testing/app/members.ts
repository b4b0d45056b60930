import type { InvitedRole, ProductKind } from '@unmuted/api/contract';
import { termsVersion } from '@unmuted/api/contract';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import type { CallOptions, TestApp } from '#/testing/app/test-app.ts';

export interface Membership {
  readonly role: InvitedRole;
  /** Null: all products. */
  readonly products?: readonly { readonly kind: ProductKind; readonly id: string }[] | null;
}

/** A person who accepted an invitation to another person's account. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  signIn(): Promise<string>;
  call(path: string, options?: CallOptions): Promise<Response>;
}

export const memberPassword = 'quartz lantern 71 meadow';

/** The form of a new person who accepts an invitation. */
export const acceptance = {
  firstName: 'Ada',
  lastName: 'Moreau',
  password: memberPassword,
  timezone: 'Europe/Paris',
  locale: 'en',
  acceptedTerms: termsVersion,
};

let count = 0;
/** An address that no other test of the process uses. */
export const newAddress = (): string => `guest-${process.pid}-${++count}@people.test`;

/** Invites an address with the owner's token and returns the token of the mail. */
export async function invite(
  test: TestApp,
  owner: string,
  { email, role, products = null }: Membership & { readonly email: string },
): Promise<string> {
  const response = await test.call('/api/control/people-invites', {
    token: owner,
    json: { email, role, products },
  });
  if (response.status !== 200) throw new Error(`The invitation failed: ${await response.text()}`);
  return mailedToken(test, email);
}

/** Adds a new person to the account of the token's owner. */
export async function newMember(test: TestApp, owner: string, membership: Membership): Promise<Member> {
  const email = newAddress();
  const token = await invite(test, owner, { ...membership, email });
  const accepted = await test.call('/api/auth/invitation/accept', { json: { token, ...acceptance } });
  if (accepted.status !== 200) throw new Error(`The acceptance failed: ${await accepted.text()}`);
  async function signIn(): Promise<string> {
    const response = await test.call('/api/authenticate', { json: { email, password: memberPassword } });
    return ((await response.json()) as { token: string }).token;
  }
  const session = await signIn();
  const { id } = await test.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const call: Member['call'] = (path, options) => test.call(path, { token: session, ...options });
  return { id, email, password: memberPassword, token: session, signIn, call };
}
