import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Problem, SigningBundle, SigningFiles } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundlePlace } from '#/modules/apps/credentials/bundles.service.ts';
import { fixture, testTeam } from '#/modules/apps/signing/testing/fixtures.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { testSecrets } from '#/testing/app/test-secrets.ts';
import { appStoreKey, createAppStoreStandIn } from '#/testing/apps/app-store-stand-in.ts';
import { bundleRequest, bundlesPath, signingCalls, signingFiles } from '#/testing/apps/signing-calls.ts';
import { type ServiceStandIn, startService } from '#/testing/stand-ins/service-stand-in.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

const run = promisify(execFile);
const requestPath = `${bundlesPath}/request`;

let test: TestApp;
let service: ServiceStandIn;
let folder: string;
const started: { test?: TestApp } = {};
const apple = createAppStoreStandIn(() => (started.test?.clock ?? new TestClock()).now());
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-request-'));
  service = await startService(apple.answer);
  const appStoreConnector = createConnector({ userAgent: 'Studio tests apps', allow: [service.place] });
  test = await createTestApp(
    { appStoreConnector, appStoreConnectOrigin: service.origin },
    { oneProcess: 'its App Store Connect is of this process' },
  );
  started.test = test;
});
afterAll(async () => {
  await test.close();
  await service.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  service.requests.length = 0;
  service.faults.length = 0;
  Object.assign(apple, {
    limit: Number.POSITIVE_INFINITY,
    losesCertificates: false,
    profileFault: null,
    profileContent: null,
  });
  apple.bundleIds.clear();
  apple.certificates.clear();
  apple.profileNames.length = 0;
});

const request = (change: Parameters<typeof bundleRequest>[0] = {}) =>
  test.call(requestPath, { as: 'superadmin', json: bundleRequest(change) });
const problem = async (response: Promise<Response>) => (await (await response).json()) as Problem;
const asked = () => service.requests.map(({ method, url }) => `${method} ${url.pathname}`);
async function storedFiles(id: string): Promise<SigningFiles> {
  const { secret } = await test.db
    .selectFrom('signing_bundles')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(testSecrets().open(secret, bundlePlace(id))) as SigningFiles;
}
const otherKey = (keyId: string) => ({
  ...appStoreKey,
  content: fixture('app-store-key.p8').toString('base64'),
  keyId,
});

describe('a bundle that Apple makes', () => {
  it('has a new key with its certificate and a profile, and can be used at once', async () => {
    apple.bundleIds.set('fm.aurora.app.beta', 'another app');
    const json = bundleRequest({ reference: 'Radio Éléa · 电台' });
    const response = await test.call(requestPath, { as: 'superadmin', json });
    expect(response.status).toBe(201);
    const bundle = (await response.json()) as SigningBundle;
    expect(bundle).toMatchObject({
      reference: json.reference,
      state: 'ok',
      certificate: { teamId: testTeam, kind: 'distribution', key: 'rsa 2048' },
      profile: {
        type: 'app_store',
        bundleId: 'fm.aurora.app',
        name: expect.stringMatching(/^Radio Elea \d{14}$/),
      },
      uploadKey: appStoreKey,
      changes: [{ act: 'created' }],
    });
    expect(bundle.checks.every(({ state }) => state === 'ok')).toBe(true);
    expect(asked()).toEqual([
      'GET /v1/bundleIds',
      'POST /v1/bundleIds',
      'POST /v1/certificates',
      'POST /v1/profiles',
    ]);
    const { certificate, uploadKey } = await storedFiles(bundle.id);
    expect(uploadKey).toEqual(json.uploadKey);
    for (const secret of [certificate?.password, certificate?.content, uploadKey?.content])
      expect(test.logs.join('')).not.toContain(secret?.slice(0, 30));
  });

  it('is a file that OpenSSL opens, from a request that it accepts', async () => {
    const { id } = (await (await request()).json()) as SigningBundle;
    const { certificate } = await storedFiles(id);
    const p12 = path.join(folder, 'new.p12');
    await writeFile(p12, certificate?.content ?? '', 'base64');
    const opened = ['pkcs12', '-legacy', '-in', p12, '-passin', `pass:${certificate?.password}`, '-nodes'];
    const [key, pem] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    await run('openssl', [...opened, '-nocerts', '-out', key]);
    await run('openssl', [...opened, '-nokeys', '-out', pem]);
    const ofKey = await run('openssl', ['pkey', '-in', key, '-pubout']);
    const ofCertificate = await run('openssl', ['x509', '-in', pem, '-noout', '-pubkey']);
    expect(ofKey.stdout).toBe(ofCertificate.stdout);
    const csr = path.join(folder, 'request.csr');
    await writeFile(csr, apple.csrs.at(-1) ?? '');
    const verified = await run('openssl', ['req', '-in', csr, '-verify', '-noout', '-pubkey']);
    expect(verified.stdout).toContain(ofKey.stdout);
  });

  it('is asked for with the key of another bundle, and a bundle id that exists', async () => {
    const { id: keyOf } = await signingCalls(() => test).createBundle();
    apple.bundleIds.set('fm.aurora.app', 'known');
    const response = await request({ uploadKey: null, keyOf });
    expect(response.status).toBe(201);
    const bundle = (await response.json()) as SigningBundle;
    expect(await storedFiles(bundle.id)).toMatchObject({ uploadKey: signingFiles().uploadKey });
    expect(asked()).not.toContain('POST /v1/bundleIds');
  });
});

describe('what cannot be asked for', () => {
  it('the key of a bundle that is unknown, was revoked or has none', async () => {
    const { createBundle } = signingCalls(() => test);
    const [revoked, without] = [await createBundle(), await createBundle({ uploadKey: null })];
    await test.call(`${bundlesPath}/${revoked.id}/revoke`, { as: 'superadmin', json: {} });
    for (const keyOf of ['00000000-0000-7000-8000-000000000000', revoked.id, without.id])
      expect((await problem(request({ uploadKey: null, keyOf }))).code).toBe('signing.unknown');
  });

  it('with no key, with two, or with one that cannot be read', async () => {
    const { id: keyOf } = await signingCalls(() => test).createBundle();
    expect(await problem(request({ uploadKey: null }))).toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/uploadKey', code: 'required' }],
    });
    expect(await problem(request({ keyOf }))).toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/keyOf' }],
    });
    const content = fixture('rsa.p8').toString('base64');
    expect((await problem(request({ uploadKey: { ...appStoreKey, content } }))).code).toBe('signing.refused');
  });

  it('under a name that is taken, before Apple makes anything', async () => {
    const { reference } = await signingCalls(() => test).createBundle();
    expect((await problem(request({ reference }))).code).toBe('signing.reference_taken');
    expect(asked()).toEqual([]);
  });

  it('by staff who may not replace secrets', async () => {
    const response = await test.call(requestPath, { as: 'admin', json: bundleRequest() });
    expect((await problem(Promise.resolve(response))).code).toBe('account.not_permitted');
    expect((await test.call(requestPath, { as: 'owner', json: bundleRequest() })).status).toBe(403);
    expect(asked()).toEqual([]);
  });
});

describe('an answer of Apple', () => {
  it('refuses a key, before a certificate is made', async () => {
    expect((await problem(request({ uploadKey: otherKey('OTHERKEY01') }))).code).toBe(
      'signing.apple_key_refused',
    );
    service.faults.push({ status: 403, body: { errors: [{ detail: 'The role is too low.' }] } });
    expect((await problem(request())).code).toBe('signing.apple_key_refused');
    expect(asked()).toEqual(['GET /v1/bundleIds', 'GET /v1/bundleIds']);
  });

  it('names the limit of certificates', async () => {
    apple.limit = 0;
    expect(await problem(request())).toMatchObject({
      code: 'signing.apple_refused',
      params: { reason: expect.stringContaining('You already have a current Distribution certificate') },
    });
  });

  it('is shown in at most 500 characters of one line', async () => {
    const errors = [{ detail: 'One.\r\n\u0000Two.' }, { detail: 'x'.repeat(600) }];
    service.faults.push({ status: 409, body: { errors } });
    const { params } = await problem(request());
    expect(params).toEqual({ reason: `One. Two. ${'x'.repeat(490)}` });
  });

  it('without a profile leaves no certificate behind', async () => {
    apple.profileFault = 'There is no App ID on this team.';
    const json = bundleRequest();
    expect(await problem(test.call(requestPath, { as: 'superadmin', json }))).toMatchObject({
      code: 'signing.apple_refused',
      params: { reason: apple.profileFault },
    });
    expect(asked().at(-1)).toMatch(/^DELETE \/v1\/certificates\/.+/);
    expect(apple.certificates.size).toBe(0);
    const { reference } = json;
    const query = test.db.selectFrom('signing_bundles').select('id').where('reference', '=', reference);
    expect(await query.execute()).toEqual([]);
  });

  it('with a profile that cannot be used leaves no certificate behind either', async () => {
    apple.profileContent = Buffer.from('no profile').toString('base64');
    expect((await problem(request())).code).toBe('signing.apple_unavailable');
    expect(apple.certificates.size).toBe(0);
  });

  it('that is lost after the certificate was made is looked up by its key', async () => {
    expect((await request()).status).toBe(201);
    apple.losesCertificates = true;
    const response = await request();
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as SigningBundle;
    const made = [...apple.certificates.values()].at(-1);
    const { certificate } = await storedFiles(id);
    const p12 = path.join(folder, 'looked-up.p12');
    await writeFile(p12, certificate?.content ?? '', 'base64');
    const opened = ['pkcs12', '-legacy', '-in', p12, '-passin', `pass:${certificate?.password}`, '-nodes'];
    const { stdout } = await run('openssl', [...opened, '-nokeys']);
    expect(new X509Certificate(stdout).raw).toEqual(made);
    expect(apple.certificates.size).toBe(2);
  });

  it.each([
    ['that never comes', 'hang'],
    ['about too many requests', { status: 429, body: {} }],
    ['about an error', { status: 500, body: 'Internal' }],
    ['that is no JSON', { status: 200, body: 'Maintenance' }],
    ['that is another one', { status: 200, body: { data: [{ id: 7 }] } }],
  ] as const)('%s means that it is unavailable', async (_name, fault) => {
    service.faults.push(fault);
    expect((await problem(request())).code).toBe('signing.apple_unavailable');
  });
});
