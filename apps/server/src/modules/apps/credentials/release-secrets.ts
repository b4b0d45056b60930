import type { KeystoreFile, SigningFiles } from '@unmuted/api/contract';
import type { Build, BuildSecrets } from '#/modules/apps/builds/build.ts';
import { bundlePlace } from '#/modules/apps/credentials/bundles.service.ts';
import { findBuildBundle, findBuildKeystore } from '#/modules/apps/credentials/credentials.repository.ts';
import { keystorePlace } from '#/modules/apps/credentials/keystores.service.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';

interface ReleaseDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

const none: BuildSecrets = { env: {}, files: [], signing: null };
const file = (name: string, content: string) => ({ name, content: Buffer.from(content, 'base64') });

/**
 * What signs a build; nothing for an app without a bundle or keystore, and for one that was revoked. The names of variables and
 * files are those that the kits read.
 */
export async function releaseSecrets(deps: ReleaseDeps, build: Build): Promise<BuildSecrets> {
  return build.platform === 'ios' ? releaseBundle(deps, build) : releaseKeystore(deps, build);
}

async function releaseBundle({ db, secrets }: ReleaseDeps, { appId }: Build): Promise<BuildSecrets> {
  const bundle = await findBuildBundle(db, appId);
  if (!bundle) return none;
  const files = JSON.parse(secrets.open(bundle.secret, bundlePlace(bundle.id))) as SigningFiles;
  return { ...bundleSecrets(files, bundle.facts.profile), signing: bundle.id };
}

type Released = Pick<BuildSecrets, 'env' | 'files'>;

interface ProfileNames {
  readonly name: string;
  readonly teamIds: readonly string[];
}

/** What the lanes of `kit/template/fastlane-ios` read, besides the places of the files on the machine. */
export function bundleSecrets(
  { certificate, profile, uploadKey }: SigningFiles,
  { name, teamIds }: ProfileNames,
): Released {
  return {
    env: {
      IOS_CERTIFICATE_PASSWORD: certificate?.password ?? '',
      IOS_PROFILE_NAME: name,
      // Ruby takes an empty text for a team.
      ...(teamIds[0] && { IOS_TEAM_ID: teamIds[0] }),
      ...(uploadKey && { ASC_KEY_ID: uploadKey.keyId, ASC_ISSUER_ID: uploadKey.issuerId }),
    },
    files: [
      ...(certificate ? [file('certificate.p12', certificate.content)] : []),
      ...(profile ? [file('profile.mobileprovision', profile.content)] : []),
      ...(uploadKey ? [file('upload-key.p8', uploadKey.content)] : []),
    ],
  };
}

async function releaseKeystore({ db, secrets }: ReleaseDeps, { appId }: Build): Promise<BuildSecrets> {
  const keystore = await findBuildKeystore(db, appId);
  if (!keystore) return none;
  const files = JSON.parse(secrets.open(keystore.secret, keystorePlace(keystore.id))) as KeystoreFile;
  return { ...keystoreSecrets(files), signing: keystore.id };
}

/** What `kit/template/android` reads, besides the place of the keystore on the machine. */
export function keystoreSecrets({ content, password, keyPassword, alias }: KeystoreFile): Released {
  return {
    env: {
      ANDROID_KEYSTORE_PASSWORD: password,
      ANDROID_KEY_ALIAS: alias,
      ANDROID_KEY_PASSWORD: keyPassword === '' ? password : keyPassword,
    },
    files: [file('upload.jks', content)],
  };
}
