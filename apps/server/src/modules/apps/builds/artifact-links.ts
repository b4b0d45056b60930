import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';

export interface ArtifactLinkDeps {
  readonly clock: Clock;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

/** The path of links to artifacts. */
export const artifactsPath = '/artifacts';

const hourMs = 3_600_000;

/** A link works for one to two hours; it stays the same within an hour, so that a list read again is equal. */
export function artifactUrl(
  { clock, secrets, apiUrl }: ArtifactLinkDeps,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  const expires = (Math.floor(clock.now().getTime() / hourMs) + 2) * hourMs;
  const url = new URL(`${artifactsPath}/${id}/${encodeURIComponent(name)}`, apiUrl());
  url.searchParams.set('expires', String(expires));
  url.searchParams.set('signature', signatureOf(secrets, id, expires).toString('base64url'));
  return url.href;
}

/** Whether a link is ours and has not expired. */
export function isOwnLink(
  { clock, secrets }: Omit<ArtifactLinkDeps, 'apiUrl'>,
  id: string,
  query: { readonly expires?: string; readonly signature?: string },
): boolean {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires <= clock.now().getTime()) return false;
  const given = Buffer.from(query.signature ?? '', 'base64url');
  const own = signatureOf(secrets, id, expires);
  return given.length === own.length && timingSafeEqual(given, own);
}

const signatureOf = (secrets: Pick<SecretBox, 'fingerprint'>, id: string, expires: number): Buffer =>
  secrets.fingerprint(JSON.stringify(['artifact', id, expires]));
