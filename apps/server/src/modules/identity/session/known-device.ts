import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';

/** A browser that signed in to the account before (OWASP “device cookies”). Grants nothing but its own attempts. */
export interface KnownDevice {
  readonly nonce: string;
}

interface DeviceDeps {
  readonly clock: Clock;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
  readonly publicUrl: () => string;
}

type AccountKind = 'customer' | 'admin';

const lifeDays = 180;
const dayMs = 24 * 60 * 60_000;
const cookieOf = (kind: AccountKind) => `studio_device_${kind}`;

/** The `Set-Cookie` header after a successful sign-in, for later attempts with the same account name. */
export function rememberDevice(deps: DeviceDeps, kind: AccountKind, name: string): string {
  const issuedAt = deps.clock.now().getTime().toString(36);
  const nonce = randomBytes(16).toString('base64url');
  const value = `${issuedAt}.${nonce}.${signatureOf(deps, [kind, name, issuedAt, nonce]).toString('base64url')}`;
  const secure = deps.publicUrl().startsWith('https:') ? '; Secure' : '';
  const life = `Max-Age=${lifeDays * 24 * 60 * 60}`;
  return `${cookieOf(kind)}=${value}; Path=/api; ${life}; HttpOnly; SameSite=Strict${secure}`;
}

/** The device of a `Cookie` header, if it signed in to this account name before. */
export function knownDevice(
  deps: DeviceDeps,
  kind: AccountKind,
  { name, cookie = '' }: { name: string; cookie: string | undefined },
): KnownDevice | null {
  const start = `${cookieOf(kind)}=`;
  const value = cookie.split(/; */).find((pair) => pair.startsWith(start));
  const [issuedAt = '', nonce = '', signature = ''] = value?.slice(start.length).split('.') ?? [];
  const age = deps.clock.now().getTime() - Number.parseInt(issuedAt, 36);
  if (!(age >= 0 && age < lifeDays * dayMs)) return null;
  const expected = signatureOf(deps, [kind, name, issuedAt, nonce]);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? { nonce } : null;
}

function signatureOf({ secrets }: DeviceDeps, parts: readonly string[]): Buffer {
  return secrets.fingerprint(JSON.stringify(['known device', ...parts]));
}
