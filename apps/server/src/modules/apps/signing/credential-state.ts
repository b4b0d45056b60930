/** How soon a certificate or a profile ends: `soon` from 60 days, `expiring` from 30, `urgent` from 7. */
export type CredentialState = 'ok' | 'soon' | 'expiring' | 'urgent' | 'expired';

const dayMs = 86_400_000;
/** Until the end, from when a credential is `expiring`. */
export const expiringMs = 30 * dayMs;

/** Whole days; negative after the end. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.floor((expiresAt.getTime() - now.getTime()) / dayMs);

export function credentialState(expiresAt: Date, now: Date): CredentialState {
  const leftMs = expiresAt.getTime() - now.getTime();
  if (leftMs <= 0) return 'expired';
  if (leftMs <= 7 * dayMs) return 'urgent';
  if (leftMs <= expiringMs) return 'expiring';
  return leftMs <= 60 * dayMs ? 'soon' : 'ok';
}
