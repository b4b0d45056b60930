import type {
  KeystoreChange,
  KeystoreInspection,
  SigningBundle,
  SigningBundleList,
  SigningInspection,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { bundlePlace } from '#/modules/apps/credentials/bundles.service.ts';
import { keystorePlace } from '#/modules/apps/credentials/keystores.service.ts';
import { otherTeam, testPassword, testTeam } from '#/modules/apps/signing/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { testSecrets } from '#/testing/app/test-secrets.ts';
import { appCalls } from '#/testing/apps/app-calls.ts';
import {
  bundleDraft,
  bundlesPath,
  certificateOf,
  keystoreDraft,
  keystoresPath,
  profileOf,
  signingCalls,
  signingFiles,
} from '#/testing/apps/signing-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { createBundle, createKeystore, readBundle } = signingCalls(() => test);
const { setSettings } = appCalls(() => test);

const inspect = async (files: object): Promise<SigningInspection> =>
  (await (
    await test.call(`${bundlesPath}/inspect`, { as: 'superadmin', json: files })
  ).json()) as SigningInspection;
/** The iOS app of the demo gets the bundle. */
async function signDemoApp(signingId: string) {
  const path = `/api/admin/apps/ios/${demoAppIds.ios}`;
  const { settings, app } = (await (await test.call(path, { as: 'admin' })).json()) as {
    settings: object;
    app: { version: number; draft: { packageId: string } };
  };
  const headers = { 'if-match': String(app.version) };
  const json = { ...settings, signingId };
  expect((await test.call(path, { as: 'admin', method: 'PUT', json, headers })).status).toBe(200);
  return app;
}
const codeOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { readonly code: string }).code;

describe('files are inspected before anything is stored', () => {
  it('shows what they contain, and that they fit', async () => {
    const inspection = await inspect(signingFiles());
    expect(inspection).toMatchObject({
      certificate: { teamId: testTeam, kind: 'distribution' },
      profile: { teamIds: [testTeam], type: 'app_store', isVerified: false },
      hasUploadKey: true,
      faults: [],
    });
    expect(inspection.checks.every(({ state }) => state === 'ok')).toBe(true);
    const { items } = (await (await test.call(bundlesPath, { as: 'admin' })).json()) as SigningBundleList;
    expect(items.every(({ profile }) => profile.uuid !== inspection.profile?.uuid)).toBe(true);
  });

  it('a profile of another team is refused, with the two teams', async () => {
    const files = signingFiles({ profile: profileOf('other-team.mobileprovision') });
    const { checks } = await inspect(files);
    expect(checks.find(({ check }) => check === 'teams_equal')).toEqual({
      check: 'teams_equal',
      state: 'error',
      params: { certificateTeam: testTeam, profileTeam: otherTeam },
    });
    expect(
      await codeOf(
        test.call(bundlesPath, { as: 'superadmin', json: bundleDraft({ profile: files.profile }) }),
      ),
    ).toBe('signing.refused');
  });

  it.each([
    [
      'a wrong password',
      { certificate: certificateOf('modern.p12', 'wrong') },
      'certificate',
      'password_wrong',
    ],
    ['no private key', { certificate: certificateOf('no-key.p12') }, 'certificate', 'key_missing'],
    ['a profile for a certificate', { profile: profileOf('modern.p12') }, 'profile', 'file_other_kind'],
    [
      '10 million iterations',
      { certificate: certificateOf('iterations-10000000.p12') },
      'certificate',
      'iterations_too_high',
    ],
  ] as const)('%s', async (_name, change, file, code) => {
    const { faults } = await inspect(signingFiles(change));
    expect(faults).toMatchObject([{ file, code }]);
  });

  it('a keystore shows its keys', async () => {
    const { reference, isPlaySigning, resetAt, ...file } = keystoreDraft();
    const response = await test.call(`${keystoresPath}/inspect`, { as: 'superadmin', json: file });
    const inspection = (await response.json()) as KeystoreInspection;
    expect(inspection).toMatchObject({
      format: 'jks',
      entries: [{ alias: 'upload', isKey: true, isOpen: true }],
      faults: [],
    });
    const json = { ...file, keyPassword: 'wrong' };
    const refused = await test.call(`${keystoresPath}/inspect`, { as: 'superadmin', json });
    expect(await refused.json()).toMatchObject({
      faults: [{ file: 'keystore', code: 'key_password_wrong' }],
    });
  });
});

describe('a stored bundle', () => {
  it('[D5] is encrypted in its own row, and no reply contains it', async () => {
    const bundle = await createBundle();
    const other = await createBundle();
    const rows = await test.db.selectFrom('signing_bundles').selectAll().execute();
    const secretOf = (id: string) => rows.find((row) => row.id === id)?.secret ?? Buffer.alloc(0);
    const plain = signingFiles().certificate?.content ?? '';
    for (const row of rows) {
      expect(row.secret.includes(testPassword)).toBe(false);
      expect(row.secret.includes(plain.slice(0, 40))).toBe(false);
    }
    expect(testSecrets().open(secretOf(bundle.id), bundlePlace(bundle.id))).toContain(plain);
    expect(() => testSecrets().open(secretOf(bundle.id), bundlePlace(other.id))).toThrow();
    const keystore = await createKeystore();
    const text = JSON.stringify([await readBundle(bundle.id), bundle, keystore]);
    expect(text).not.toContain(testPassword);
    expect(text).not.toContain(plain.slice(0, 40));
    const row = await test.db
      .selectFrom('keystores')
      .select('secret')
      .where('id', '=', keystore.id)
      .executeTakeFirstOrThrow();
    expect(() => testSecrets().open(row.secret, bundlePlace(keystore.id))).toThrow();
    expect(testSecrets().open(row.secret, keystorePlace(keystore.id))).toContain('key-password');
    const audited = await test.db.selectFrom('audit_trail').select('details').execute();
    expect(JSON.stringify(audited)).not.toContain(testPassword);
  });

  it('is replaced in parts, with a version; the other files stay', async () => {
    const bundle = await createBundle();
    const json = bundleDraft({
      reference: bundle.reference,
      certificate: null,
      uploadKey: null,
      profile: profileOf('wildcard.mobileprovision'),
    });
    const put = (version: number) =>
      test.call(`${bundlesPath}/${bundle.id}`, {
        as: 'superadmin',
        method: 'PUT',
        json,
        headers: { 'if-match': String(version) },
      });
    expect((await put(bundle.version + 1)).status).toBe(412);
    const replaced = (await (await put(bundle.version)).json()) as SigningBundle;
    expect(replaced).toMatchObject({
      version: bundle.version + 1,
      certificate: bundle.certificate,
      uploadKey: bundle.uploadKey,
      replacedAt: expect.any(String),
    });
    expect(replaced.profile.bundleId).toContain('*');
  });

  it('is inspected as it would be with a new file, for the apps that it signs too', async () => {
    const { id, profile } = await createBundle();
    await signDemoApp(id);
    const none = { certificate: null, profile: null, uploadKey: null };
    const other = await inspect({ ...none, bundleId: id, profile: profileOf('other-team.mobileprovision') });
    expect(other.checks).toContainEqual({
      check: 'teams_equal',
      state: 'error',
      params: { certificateTeam: testTeam, profileTeam: otherTeam },
    });
    const same = await inspect({ ...none, bundleId: id });
    expect(same.certificate?.teamId).toBe(testTeam);
    expect(same.checks.filter(({ check }) => check === 'bundle_id')).toMatchObject([
      { params: { covered: profile.bundleId, app: expect.any(String) } },
    ]);
    const missing = test.call(`${bundlesPath}/inspect`, {
      as: 'superadmin',
      json: { ...none, bundleId: demoAppIds.ios },
    });
    expect(await codeOf(missing)).toBe('resource.not_found');
  });

  it('is known by one name', async () => {
    const { reference } = await createBundle();
    const json = bundleDraft({ reference: reference.toUpperCase() });
    expect(await codeOf(test.call(bundlesPath, { as: 'superadmin', json }))).toBe('signing.reference_taken');
  });

  it('tells which apps it signs and whether it covers them; it cannot be deleted meanwhile', async () => {
    const bundle = await createBundle();
    const app = await signDemoApp(bundle.id);
    const isCovered = bundle.profile.bundleId === app.draft.packageId;
    expect(await readBundle(bundle.id)).toMatchObject({
      usedBy: [{ id: demoAppIds.ios, isCovered }],
      state: isCovered ? 'ok' : 'mismatch',
    });
    const path = `${bundlesPath}/${bundle.id}`;
    expect(await codeOf(test.call(path, { as: 'superadmin', method: 'DELETE' }))).toBe('signing.in_use');
  });

  it('is for its platform alone, and not after it was revoked', async () => {
    const bundle = await createBundle();
    expect(await codeOf(setSettings(demoAppIds.live, { signingId: bundle.id }))).toBe('signing.unknown');
    const keystore = await createKeystore();
    expect((await setSettings(demoAppIds.live, { signingId: keystore.id })).status).toBe(200);
    const other = await createKeystore();
    const revoked = await test.call(`${keystoresPath}/${other.id}/revoke`, { as: 'superadmin', json: {} });
    expect(await revoked.json()).toMatchObject({ state: 'revoked' });
    expect(await codeOf(setSettings(demoAppIds.live, { signingId: other.id }))).toBe('signing.unknown');
  });
});

describe('a stored keystore', () => {
  const put = (id: string, { version = 1, ...change }: Partial<KeystoreChange> & { version?: number }) =>
    test.call(`${keystoresPath}/${id}`, {
      as: 'superadmin',
      method: 'PUT',
      json: { reference: `Keystore ${id}`, isPlaySigning: false, resetAt: null, file: null, ...change },
      headers: { 'if-match': String(version) },
    });
  const secretOf = async (id: string) =>
    testSecrets().open(
      (await test.db.selectFrom('keystores').select('secret').where('id', '=', id).executeTakeFirstOrThrow())
        .secret,
      keystorePlace(id),
    );

  it('keeps its file when only its settings change', async () => {
    const { id } = await createKeystore();
    const before = await secretOf(id);
    const changed = await put(id, { resetAt: '2026-12-01T00:00:00.000Z' });
    expect(await changed.json()).toMatchObject({
      version: 2,
      isPlaySigning: false,
      resetAt: '2026-12-01T00:00:00.000Z',
      changes: [{ act: 'replaced', by: expect.any(String) }, { act: 'created' }],
    });
    expect(await secretOf(id)).toBe(before);
    expect(await codeOf(put(id, {}))).toBe('resource.version_conflict');
  });

  it('takes a new file whose key opens, and no name of another', async () => {
    const { id } = await createKeystore();
    const other = await createKeystore();
    const { reference, isPlaySigning, resetAt, ...file } = keystoreDraft();
    expect(await codeOf(put(id, { file: { ...file, keyPassword: 'wrong' } }))).toBe('signing.refused');
    expect(await codeOf(put(id, { file, reference: other.reference.toUpperCase() }))).toBe(
      'signing.reference_taken',
    );
    expect((await put(id, { file })).status).toBe(200);
    expect(await secretOf(id)).toContain(file.content);
  });
});

it('only those who may replace secrets store, inspect, revoke and delete', async () => {
  const bundle = await createBundle();
  for (const [path, json] of [
    [bundlesPath, bundleDraft()],
    [`${bundlesPath}/inspect`, signingFiles()],
    [`${bundlesPath}/${bundle.id}/revoke`, {}],
    [keystoresPath, keystoreDraft()],
  ] as const)
    expect(await codeOf(test.call(path, { as: 'admin', json })), path).toBe('account.not_permitted');
  expect((await test.call(`${bundlesPath}/${bundle.id}`, { as: 'owner' })).status).toBe(403);
});
