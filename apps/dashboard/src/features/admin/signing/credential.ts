import type { Keystore, SigningBundle, SigningState } from '@unmuted/api';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';

/** A bundle or a keystore, as far as its end is concerned. */
export interface Credential {
  readonly platform: AppPlatform;
  readonly id: string;
  readonly reference: string;
  readonly state: SigningState;
  /** The part that ends first. */
  readonly part: 'certificate' | 'profile' | 'keystore';
  readonly owner: string | null;
  readonly endsAt: string;
  /** The names of the apps that it signs. */
  readonly apps: readonly string[];
}

/** How soon something ends, by the steps of the contract. */
export type EndTone = 'ended' | 'urgent' | 'soon' | 'later';

const dayMs = 86_400_000;
const namesOf = (apps: SigningBundle['usedBy']) => apps.map(({ name }) => name);

export function credentialOfBundle(bundle: SigningBundle): Credential {
  const { id, reference, state, certificate, profile, usedBy } = bundle;
  const part = profile.expiresAt < certificate.expiresAt ? 'profile' : 'certificate';
  const owner = part === 'profile' ? profile.teamName : (certificate.organisation ?? profile.teamName);
  return {
    platform: 'ios',
    id,
    reference,
    state,
    part,
    owner,
    endsAt: bundle.expiresAt,
    apps: namesOf(usedBy),
  };
}

export function credentialOfKeystore(keystore: Keystore): Credential {
  const { id, reference, state, certificate, expiresAt, usedBy } = keystore;
  return {
    platform: 'android',
    id,
    reference,
    state,
    part: 'keystore',
    owner: certificate.organisation ?? certificate.name,
    endsAt: expiresAt,
    apps: namesOf(usedBy),
  };
}

/** Whole days; negative after the end. */
export const daysUntil = (endsAt: string, now: number): number =>
  Math.floor((Date.parse(endsAt) - now) / dayMs);

/** Red from 7 days, amber from 60. */
export function endTone(endsAt: string, now: number): EndTone {
  const leftMs = Date.parse(endsAt) - now;
  if (leftMs <= 0) return 'ended';
  if (leftMs <= 7 * dayMs) return 'urgent';
  return leftMs <= 60 * dayMs ? 'soon' : 'later';
}

/** Whether someone has to act within 30 days: it ends, or it cannot sign an app that uses it. */
export const needsSomeone = ({ state, apps }: Credential): boolean =>
  state === 'mismatch' ||
  state === 'urgent' ||
  state === 'expiring' ||
  (state === 'expired' && apps.length > 0);

/** What was not revoked, the ones that end first at the top. */
export const byEnd = (credentials: readonly Credential[]): Credential[] =>
  credentials
    .filter(({ state }) => state !== 'revoked')
    .sort((one, other) => one.endsAt.localeCompare(other.endsAt));
