import { createHmac, randomUUID } from 'node:crypto';
import type { Product } from './product.ts';
import { waitUntil } from './wait.ts';

export interface TestAccount {
  readonly email: string;
  readonly password: string;
}

/** A new, unique email address. */
export function newEmail(): string {
  return `${randomUUID()}@tidal.example`;
}

/** Waits for an email to this address in the server output and returns its link. */
export async function printedLink(product: Product, email: string, known?: string): Promise<string> {
  const find = () => {
    const [, ...mails] = product.printed().split(`Mail to ${email}`);
    return mails.map((mail) => /Link: (\S+)/.exec(mail)?.[1]).findLast((link) => link !== undefined);
  };
  const isThere = () => {
    const link = find();
    return link !== undefined && link !== known;
  };
  await waitUntil(isThere, { timeoutMs: 15_000, what: `mail to ${email}` });
  return String(find());
}

/** Creates a separate account through API calls. */
export async function createAccount(product: Product): Promise<TestAccount> {
  const account = { email: newEmail(), password: 'harbour lantern plum' };
  await call(product, '/auth/register', {
    email: account.email,
    firstName: 'Nora',
    lastName: 'Lindqvist',
    country: 'SE',
    timezone: 'Europe/Stockholm',
    locale: 'en',
    acceptedTerms: '2026-11',
    marketing: false,
  });
  const link = new URL(await printedLink(product, account.email));
  await call(product, '/auth/verify', {
    token: link.searchParams.get('token'),
    password: account.password,
  });
  return account;
}

export interface TwoStepSetup {
  /** The current code of the authenticator app. The code used for enabling is already consumed. */
  readonly code: () => string;
  readonly recoveryCodes: readonly string[];
}

/** Enables two-step sign-in of an account. */
export async function enableTwoStep(
  product: Product,
  { email, password }: TestAccount,
): Promise<TwoStepSetup> {
  const { token } = await call<{ token: string }>(product, '/authenticate', { email, password });
  const { secret } = await call<{ secret: string }>(product, '/control/mfa/start', { password }, token);
  const code = (steps = 0) => authenticatorCode(secret, steps);
  // Codes are single-use and the previous one is accepted, so the current one remains for the browser.
  const confirm = () =>
    call<{ recoveryCodes: string[] }>(product, '/control/mfa/confirm', { code: code(-1) }, token);
  // Retries in case the time step ends during the call.
  const confirmed = await confirm().catch(confirm);
  return { code, ...confirmed };
}

/** The authenticator code of a secret now, or a number of 30-second steps later. */
export function authenticatorCode(secret: string, steps = 0): string {
  return codeOf(secret, Math.floor(Date.now() / 30_000) + steps);
}

async function call<Reply>(product: Product, path: string, body: object, token?: string): Promise<Reply> {
  const response = await fetch(`${product.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Reply;
}

/** RFC 6238 with SHA-1 and six digits. Independent of the product's library, so that it is verified. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
