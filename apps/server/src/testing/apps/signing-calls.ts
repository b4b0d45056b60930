import { randomUUID } from 'node:crypto';
import type {
  Keystore,
  KeystoreDraft,
  SigningBundle,
  SigningBundleDraft,
  SigningBundleRequest,
  SigningFiles,
} from '@unmuted/api/contract';
import { fixture, testPassword } from '#/modules/apps/signing/testing/fixtures.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Actor, TestApp } from '#/testing/app/test-app.ts';
import { appStoreKey } from '#/testing/apps/app-store-stand-in.ts';

export const bundlesPath = '/api/admin/apps/ios/signing-bundles';
export const keystoresPath = '/api/admin/apps/android/keystores';

const content = (name: string): string => fixture(name).toString('base64');

/** Files that belong together. */
export const signingFiles = (change: Partial<SigningFiles> = {}): SigningFiles => ({
  certificate: { content: content('modern.p12'), password: testPassword },
  profile: { content: content('store.mobileprovision') },
  uploadKey: {
    content: content('app-store-key.p8'),
    ...appStoreKey,
  },
  ...change,
});

export const profileOf = (name: string): SigningFiles['profile'] => ({ content: content(name) });
export const certificateOf = (name: string, password = testPassword): SigningFiles['certificate'] => ({
  content: content(name),
  password,
});

export const bundleDraft = (change: Partial<SigningBundleDraft> = {}): SigningBundleDraft => ({
  reference: `Bundle ${randomUUID()}`,
  ...signingFiles(),
  ...change,
});

export const bundleRequest = (change: Partial<SigningBundleRequest> = {}): SigningBundleRequest => ({
  reference: `Bundle ${randomUUID()}`,
  bundleId: 'fm.aurora.app',
  uploadKey: signingFiles().uploadKey,
  keyOf: null,
  ...change,
});

/** Without files, so that no worker reads any. */
export const emptyBundle = (reference = `Bundle ${randomUUID()}`): SigningBundleDraft => ({
  reference,
  certificate: null,
  profile: null,
  uploadKey: null,
});

export const keystoreDraft = (change: Partial<KeystoreDraft> = {}): KeystoreDraft => ({
  reference: `Keystore ${randomUUID()}`,
  content: content('upload.jks'),
  password: testPassword,
  alias: 'upload',
  keyPassword: 'key-password',
  isPlaySigning: true,
  resetAt: null,
  ...change,
});

/** Calls about what signs apps. */
export function signingCalls(test: () => TestApp) {
  const createBundle = async (change: Partial<SigningBundleDraft> = {}): Promise<SigningBundle> =>
    (await (
      await test().call(bundlesPath, { as: 'superadmin', json: bundleDraft(change) })
    ).json()) as SigningBundle;

  const createKeystore = async (change: Partial<KeystoreDraft> = {}): Promise<Keystore> =>
    (await (
      await test().call(keystoresPath, { as: 'superadmin', json: keystoreDraft(change) })
    ).json()) as Keystore;

  const readBundle = async (id: string, as: Actor = 'admin'): Promise<SigningBundle> =>
    (await (await test().call(`${bundlesPath}/${id}`, { as })).json()) as SigningBundle;

  /** A row whose files were never read. */
  const insertBundle = async () => {
    const row = { id: uuidv7(), reference: `Bundle ${randomUUID()}`, facts: '{}', secret: Buffer.alloc(1) };
    const dates = { replaced_at: null, revoked_at: null };
    await test()
      .db.insertInto('signing_bundles')
      .values({ ...row, ...dates })
      .execute();
    return row;
  };

  /** See `insertBundle`. */
  const insertKeystore = async () => {
    const certificate = { expiresAt: '2050-01-01T00:00:00.000Z', sha256: '' };
    const facts = JSON.stringify({ format: 'jks', alias: 'upload', certificate });
    const row = { id: uuidv7(), reference: `Keystore ${randomUUID()}`, facts, secret: Buffer.alloc(1) };
    const rest = { is_play_signing: true, reset_at: null, revoked_at: null };
    await test()
      .db.insertInto('keystores')
      .values({ ...row, ...rest })
      .execute();
    return row;
  };

  return { createBundle, createKeystore, readBundle, insertBundle, insertKeystore };
}
