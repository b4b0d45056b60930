import type { SigningBundle, SigningCheck, SigningProfile, SigningState } from '@unmuted/api/contract';
import type { SigningUser } from '#/modules/apps/credentials/credentials.repository.ts';
import { readUsage } from '#/modules/apps/credentials/read-usage.ts';
import { credentialState } from '#/modules/apps/signing/credential-state.ts';
import { coversBundleId } from '#/modules/apps/signing/match-signing.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import type { BundleFacts } from '#/platform/db/signing-tables.ts';

type BundleRow = Row<'signing_bundles'>;

/** Bundles as the contract returns them, with who uses them and their state now. */
export async function toBundles(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  scope: AdminScope,
  rows: readonly BundleRow[],
): Promise<SigningBundle[]> {
  const usageOf = await readUsage(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  return rows.map((row) => {
    const { certificate, profile, uploadKey } = row.facts;
    const expiresAt = [certificate.expiresAt, profile.expiresAt].sort()[0] ?? '';
    const usage = usageOf(row.id, (packageId) => coversBundleId(profile.bundleId, packageId));
    const coversAll = usage.usedBy.every(({ isCovered }) => isCovered);
    return {
      id: row.id,
      reference: row.reference,
      version: row.version,
      state: stateOf(row, coversAll, expiresAt, now),
      certificate,
      profile,
      uploadKey,
      expiresAt,
      checks: checksOf(row.facts, now),
      ...usage,
      createdAt: row.created_at.toISOString(),
      replacedAt: row.replaced_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
    };
  });
}

function stateOf(
  { facts, revoked_at: revokedAt }: BundleRow,
  coversAll: boolean,
  expiresAt: string,
  now: Date,
): SigningState {
  if (revokedAt) return 'revoked';
  const state = credentialState(new Date(expiresAt), now);
  if (state === 'expired') return state;
  return coversAll && facts.profile.type === 'app_store' ? state : 'mismatch';
}

/** The checks whose result changes with time or the profile; the others held when it was stored. */
function checksOf({ certificate, profile, uploadKey }: BundleFacts, now: Date): SigningCheck[] {
  const valid = (check: 'certificate_valid' | 'profile_valid', expiresAt: string): SigningCheck => {
    const state = credentialState(new Date(expiresAt), now);
    return {
      check,
      state: state === 'ok' ? 'ok' : state === 'expired' ? 'error' : 'warning',
      params: { expiresAt, credential: state },
    };
  };
  return [
    { check: 'key_of_certificate', state: 'ok', params: { certificate: certificate.name } },
    {
      check: 'certificate_in_profile',
      state: 'ok',
      params: { certificate: certificate.name, profile: profile.name },
    },
    valid('certificate_valid', certificate.expiresAt),
    valid('profile_valid', profile.expiresAt),
    {
      check: 'profile_type',
      state: profile.type === 'app_store' ? 'ok' : 'error',
      params: { type: profile.type },
    },
    { check: 'upload_key', state: uploadKey ? 'ok' : 'warning', params: {} },
  ];
}

/** Whether a profile covers the bundle ID of an app. */
export function coverageOf(
  { bundleId: covered }: SigningProfile,
  { name, packageId }: SigningUser,
): SigningCheck {
  return {
    check: 'bundle_id',
    state: coversBundleId(covered, packageId) ? 'ok' : 'error',
    params: { bundleId: packageId, covered, app: name },
  };
}
