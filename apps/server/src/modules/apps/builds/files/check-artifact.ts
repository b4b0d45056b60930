import type { ArtifactKind } from '@unmuted/api/contract';
import { type AppIdentity, codeOf } from '#/modules/apps/builds/files/app-identity.ts';
import { readBinaryManifest } from '#/modules/apps/builds/files/binary-manifest.ts';
import { readPropertyTexts } from '#/modules/apps/builds/files/property-list.ts';
import { readProtoManifest } from '#/modules/apps/builds/files/proto-manifest.ts';
import { withZip, ZipError, type ZipFile } from '#/modules/apps/builds/files/zip-file.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** What a build was asked to make. */
export interface ExpectedApp {
  readonly platform: 'android' | 'ios';
  readonly packageId: string;
  readonly versionName: string;
  readonly versionCode: number;
}

type AppKind = 'apk' | 'aab' | 'ipa';

/** Kinds that an installation or a store needs; the others accompany them. */
export const appKinds = ['apk', 'aab', 'ipa'] as const satisfies readonly AppKind[];

const platforms = { apk: 'android', aab: 'android', ipa: 'ios' } as const;
/** A manifest has some kilobytes. */
const manifestBytes = 4_000_000;

/** By the name: the content of apps is checked against it. */
export function kindOfName(name: string): ArtifactKind {
  const lower = name.toLowerCase();
  const kind = appKinds.find((each) => lower.endsWith(`.${each}`));
  if (kind) return kind;
  return /(?:^|[._-])(?:mapping\.txt|symbols\.zip|dsyms?\.zip)$/.test(lower) ? 'symbols' : 'other';
}

/** Fails with `build.artifact_invalid` unless an app is of the kind, the package and the version that were asked for. */
export async function checkArtifact(path: string, kind: ArtifactKind, expected: ExpectedApp): Promise<void> {
  if (kind === 'symbols' || kind === 'other') return;
  if (platforms[kind] !== expected.platform)
    throw invalid({ reason: 'platform', expected: expected.platform });
  const { isSigned, ...identity } = await readIdentity(path, kind);
  if (identity.packageId !== expected.packageId)
    throw invalid({ reason: 'package', expected: expected.packageId, found: identity.packageId ?? '' });
  const { versionName, versionCode } = identity;
  if (versionName !== null && versionName !== expected.versionName)
    throw invalid({ reason: 'version_name', expected: expected.versionName, found: versionName });
  if (versionCode !== null && versionCode !== expected.versionCode)
    throw invalid({ reason: 'version_code', expected: expected.versionCode, found: versionCode });
  if (!isSigned) throw invalid({ reason: 'unsigned', expected: kind });
}

interface BuiltApp extends AppIdentity {
  readonly isSigned: boolean;
}

async function readIdentity(path: string, kind: AppKind): Promise<BuiltApp> {
  try {
    const built = await withZip(path, async (zip) => {
      const identity = await readers[kind](zip);
      return identity && { ...identity, isSigned: await hasSignature(zip, kind) };
    });
    if (!built) throw invalid({ reason: 'content', expected: kind });
    return built;
  } catch (cause) {
    if (cause instanceof ZipError) throw invalid({ reason: 'content', expected: kind }, cause);
    throw cause;
  }
}

const readers: Readonly<Record<AppKind, (zip: ZipFile) => Promise<AppIdentity | null>>> = {
  async apk(zip) {
    const manifest = await zip.read('AndroidManifest.xml', manifestBytes);
    return manifest && zip.names.includes('classes.dex') ? readBinaryManifest(manifest) : null;
  },
  async aab(zip) {
    const manifest = await zip.read('base/manifest/AndroidManifest.xml', manifestBytes);
    return manifest && zip.names.includes('BundleConfig.pb') ? readProtoManifest(manifest) : null;
  },
  async ipa(zip) {
    const place = zip.names.find((name) => /^Payload\/[^/]+\.app\/Info\.plist$/.test(name));
    const manifest = place === undefined ? null : await zip.read(place, manifestBytes);
    const texts = manifest && readPropertyTexts(manifest);
    if (!texts) return null;
    return {
      packageId: texts.get('CFBundleIdentifier') ?? null,
      versionName: texts.get('CFBundleShortVersionString') ?? null,
      versionCode: codeOf(texts.get('CFBundleVersion')),
    };
  },
};

/**
 * Whether it was signed at all, which build tools leave out without a key: stores and phones refuse such a file. The store checks
 * by whom.
 */
async function hasSignature(zip: ZipFile, kind: AppKind): Promise<boolean> {
  if (kind === 'ipa') return zip.names.some((name) => /^Payload\/[^/]+\.app\/_CodeSignature\//.test(name));
  if (zip.names.some((name) => /^META-INF\/[^/]+\.(?:RSA|DSA|EC)$/i.test(name))) return true;
  if (kind === 'aab') return false;
  return (await zip.readBeforeDirectory(signingMagic.length)).toString('latin1') === signingMagic;
}

/** The end of the block with the signatures of versions 2 and 3. */
const signingMagic = 'APK Sig Block 42';

/** `reason`: content, platform, package, version_name, version_code, unsigned or sha256. */
export const invalid = (params: Readonly<Record<string, string | number>>, cause?: unknown): AppError =>
  new AppError('build.artifact_invalid', { params, cause });
