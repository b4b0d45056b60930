import type { SigningFault, SigningFiles, SigningInspection } from '@unmuted/api/contract';
import { toCertificate, toFault, toProfile } from '#/modules/apps/credentials/to-facts.ts';
import type { InspectInWorker } from '#/modules/apps/signing/inspect-in-worker.ts';
import type { IdentityFacts } from '#/modules/apps/signing/inspect-signing-file.ts';
import type { KeyFacts } from '#/modules/apps/signing/key-facts.ts';
import { matchSigning, signingCertificateOf } from '#/modules/apps/signing/match-signing.ts';
import type { ProfileFacts } from '#/modules/apps/signing/provisioning-profile.ts';
import type { SigningFileKind } from '#/modules/apps/signing/recognize-signing-file.ts';
import type { Clock } from '#/platform/clock/clock.ts';

export interface ReadDeps {
  readonly clock: Clock;
  readonly inspectInWorker: InspectInWorker;
}

interface ReadFiles {
  readonly identity: IdentityFacts | null;
  readonly profile: ProfileFacts | null;
  readonly uploadKey: KeyFacts | null;
  readonly faults: readonly SigningFault[];
}

/** Reads the files of a bundle one after another. */
async function readFiles(deps: ReadDeps, files: SigningFiles): Promise<ReadFiles> {
  const faults: SigningFault[] = [];
  const now = deps.clock.now();
  const read = async (
    file: SigningFault['file'],
    kind: SigningFileKind,
    content: string,
    password?: string,
  ) => {
    const bytes = Buffer.from(content, 'base64');
    const result = await deps.inspectInWorker({ kind, bytes, now, password });
    if (result.ok) return result.facts;
    faults.push(toFault(file, result.fault));
    return null;
  };
  const { certificate, profile, uploadKey } = files;
  const identity =
    certificate && (await read('certificate', 'p12', certificate.content, certificate.password));
  const readProfile = profile && (await read('profile', 'provisioning_profile', profile.content));
  const key = uploadKey && (await read('uploadKey', 'app_store_key', uploadKey.content));
  return {
    identity: identity?.kind === 'p12' ? identity : null,
    profile: readProfile?.kind === 'provisioning_profile' ? readProfile.profile : null,
    uploadKey: key?.kind === 'app_store_key' ? key.key : null,
    faults,
  };
}

/** What files contain, and whether they fit each other. */
export async function inspectFiles(deps: ReadDeps, files: SigningFiles): Promise<SigningInspection> {
  return toInspection(deps, await readFiles(deps, files));
}

function toInspection({ clock }: ReadDeps, read: ReadFiles): SigningInspection {
  const { identity, profile, uploadKey, faults } = read;
  const certificate = identity && signingCertificateOf(identity);
  return {
    certificate: certificate && toCertificate(certificate),
    profile: profile && toProfile(profile),
    hasUploadKey: uploadKey !== null,
    faults: [...faults],
    checks: identity && profile ? checksOf(identity, profile, uploadKey, clock.now()) : [],
  };
}

/** Without an app, every bundle id and team is the one of the profile. */
function checksOf(
  identity: IdentityFacts,
  profile: ProfileFacts,
  uploadKey: KeyFacts | null,
  now: Date,
): SigningInspection['checks'] {
  const app = { bundleId: profile.appId.bundleId.replace('*', 'app'), teamId: null };
  const checks = matchSigning({ identity, profile, appStoreKey: uploadKey ?? undefined, app }, now);
  return checks
    .filter(({ check }) => check !== 'bundle_id')
    .map(({ check, state, params }) => ({ check, state, params: { ...params } }));
}

/** Checks that a stored bundle cannot fail: the files do not belong together. */
const decisive = ['key_present', 'key_of_certificate', 'certificate_in_profile', 'teams_equal'];

/** Whether files can be stored: they belong together; what has expired or is of another type can be replaced later. */
export const isUsable = ({ certificate, profile, faults, checks }: SigningInspection): boolean =>
  certificate !== null &&
  profile !== null &&
  faults.length === 0 &&
  checks.every(({ check, state }) => state !== 'error' || !decisive.includes(check));
