import { randomBytes, X509Certificate } from 'node:crypto';
import type { SigningBundle, SigningBundleRequest, SigningFiles } from '@unmuted/api/contract';
import type { Logger } from 'pino';
import {
  type AppleResource,
  type AppStoreConnect,
  type AppStoreDeps,
  appleUnavailable,
  createAppStoreConnect,
} from '#/modules/apps/credentials/apple/app-store-connect.ts';
import type { AppStoreKey } from '#/modules/apps/credentials/apple/app-store-token.ts';
import {
  bundlePlace,
  type CredentialDeps,
  readBundle,
  referenceTaken,
  storeBundle,
} from '#/modules/apps/credentials/bundles.service.ts';
import { findBundle, isReferenceTaken } from '#/modules/apps/credentials/credentials.repository.ts';
import {
  type CertificateRequest,
  createCertificateRequest,
} from '#/modules/apps/signing/certificate-request.ts';
import { writePkcs12 } from '#/modules/apps/signing/write-pkcs12.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { stringOf } from '#/platform/connector/ask-json.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface RequestDeps extends CredentialDeps, AppStoreDeps {
  readonly logger: Pick<Logger, 'warn'>;
}

/** Has Apple make a certificate for a new key and a profile, and stores them with the key that asked for them. */
export async function requestBundle(
  deps: RequestDeps,
  act: StaffAct,
  { reference, bundleId: identifier, uploadKey: given, keyOf }: SigningBundleRequest,
): Promise<SigningBundle> {
  if (given && keyOf !== null) throw invalidKey('/keyOf');
  const id = uuidv7(deps.clock.now());
  if (await isReferenceTaken(deps.db, act.scope, 'signing_bundles', { id, reference }))
    throw referenceTaken();
  const uploadKey = given ?? (await storedKey(deps, act.scope, keyOf));
  await checkKey(deps, uploadKey);

  const apple = createAppStoreConnect(deps, uploadKey);
  const name = appleNameOf(reference, identifier);
  const bundleId = await apple.registerBundleId(identifier, name);
  const request = await createCertificateRequest(name);
  const made = await certificateFor(apple, request);
  const store = async () => {
    const certificate = identityOf(request, made, reference);
    const profile = await createProfile(deps, apple, { name, bundleId, certificate: made.id });
    return storeBundle(deps, act, { reference, certificate, profile, uploadKey });
  };
  const stored = await store().catch(async (error: unknown) => {
    await removeCertificate(deps, apple, made.id);
    // Files of Apple that cannot be used are no mistake of staff.
    throw error instanceof AppError && error.code === 'signing.refused' ? appleUnavailable(error) : error;
  });
  return readBundle(deps, act.scope, stored);
}

const invalidKey = (pointer: '/keyOf' | '/uploadKey') =>
  new AppError('request.invalid', {
    errors: [{ pointer, code: pointer === '/keyOf' ? 'duplicate' : 'required', params: {} }],
  });

/** The key of another bundle. */
async function storedKey(
  { db, secrets }: CredentialDeps,
  scope: AdminScope,
  keyOf: string | null,
): Promise<AppStoreKey> {
  if (keyOf === null) throw invalidKey('/uploadKey');
  const row = await findBundle(db, scope, keyOf);
  if (!row || row.revoked_at || !row.facts.uploadKey) throw new AppError('signing.unknown');
  const { uploadKey } = JSON.parse(secrets.open(row.secret, bundlePlace(row.id))) as SigningFiles;
  if (!uploadKey) throw new AppError('signing.unknown');
  return uploadKey;
}

async function checkKey({ inspectInWorker, clock }: RequestDeps, { content }: AppStoreKey): Promise<void> {
  const bytes = Buffer.from(content, 'base64');
  const result = await inspectInWorker({ kind: 'app_store_key', bytes, now: clock.now() });
  if (!result.ok) throw new AppError('signing.refused');
}

const longestName = 40;

/** Apple takes letters of ASCII, digits and spaces in names. */
function appleNameOf(reference: string, identifier: string): string {
  const clean = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, ' ')
      .trim();
  return (clean(reference) || clean(identifier)).slice(0, longestName).trim();
}

/** Apple's certificate for a request. After a lost answer it is found by its key, which is new. */
async function certificateFor(apple: AppStoreConnect, request: CertificateRequest): Promise<AppleResource> {
  try {
    return await apple.createCertificate(request.csr);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'signing.apple_unavailable')) throw error;
    const certificates = await apple.listCertificates().catch(() => []);
    const own = certificates.find((each) => certificateOf(each)?.checkPrivateKey(request.privateKey));
    if (!own) throw error;
    return own;
  }
}

/** A file with the new key and Apple's certificate, under a password that nobody needs to know. */
function identityOf(
  { privateKey }: CertificateRequest,
  made: AppleResource,
  reference: string,
): SigningFiles['certificate'] {
  const certificate = certificateOf(made);
  if (!certificate?.checkPrivateKey(privateKey)) throw appleUnavailable();
  const password = randomBytes(24).toString('base64url');
  const file = writePkcs12({ privateKey, certificate: certificate.raw, name: reference, password });
  return { content: file.toString('base64'), password };
}

function certificateOf({ attributes }: AppleResource): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(stringOf(attributes.certificateContent) ?? '', 'base64'));
  } catch {
    return null;
  }
}

async function createProfile(
  { clock }: RequestDeps,
  apple: AppStoreConnect,
  { name, ...parts }: { readonly name: string; readonly bundleId: string; readonly certificate: string },
): Promise<SigningFiles['profile']> {
  // The profiles of a team have different names.
  const digits = clock.now().toISOString().replace(/\D/g, '').slice(0, 14);
  const { attributes } = await apple.createProfile(`${name} ${digits}`, parts);
  const content = stringOf(attributes.profileContent);
  if (content === undefined) throw appleUnavailable();
  return { content };
}

/** A team may have few certificates, so one that nothing uses is not left behind. */
async function removeCertificate({ logger }: RequestDeps, apple: AppStoreConnect, id: string): Promise<void> {
  try {
    await apple.deleteCertificate(id);
  } catch (err) {
    logger.warn({ err, certificate: id }, 'a certificate of App Store Connect was not removed');
  }
}
