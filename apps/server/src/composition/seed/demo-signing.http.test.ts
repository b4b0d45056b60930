import type { BuildMachineList, KeystoreList, SigningBundle, SigningBundleList } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAppIds, demoSigningIds } from '#/composition/seed/demo-apps.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { appCalls } from '#/testing/apps/app-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { readStaff, setSettings } = appCalls(() => test);

const read = async <Reply>(path: string): Promise<Reply> =>
  (await (await test.call(`/api/admin/apps/${path}`, { as: 'superadmin' })).json()) as Reply;

it('the demo has bundles and keystores in each state, and apps that they sign', async () => {
  const { items: bundles } = await read<SigningBundleList>('ios/signing-bundles');
  expect(bundles.map(({ reference, state }) => [reference, state])).toEqual([
    ['Aurora Media 2025', 'expired'],
    ['Meadow Lane 2026', 'expiring'],
    ['Low Tide 2026', 'revoked'],
    ['Aurora Media 2026', 'ok'],
    ['Harbour Sessions (testers)', 'mismatch'],
  ]);
  const { items: keystores } = await read<KeystoreList>('android/keystores');
  expect(keystores.map(({ id, state, usedBy }) => [id, state, usedBy.map((app) => app.id)])).toEqual([
    [demoSigningIds.endingKeystore, 'urgent', [demoAppIds.returned]],
    [demoSigningIds.keystore, 'ok', [demoAppIds.live]],
  ]);
  const bundle = await read<SigningBundle>(`ios/signing-bundles/${demoSigningIds.bundle}`);
  expect(bundle).toMatchObject({
    certificate: { kind: 'distribution', teamId: 'AURORA2026' },
    usedBy: [{ id: demoAppIds.ios, isCovered: true }],
  });
});

it('their files are real: one of them can be replaced alone', async () => {
  const path = `/api/admin/apps/ios/signing-bundles/${demoSigningIds.bundle}`;
  const json = { reference: 'Aurora Media', certificate: null, profile: null, uploadKey: null };
  const replaced = await test.call(path, {
    as: 'superadmin',
    method: 'PUT',
    json,
    headers: { 'if-match': '1' },
  });
  expect([replaced.status, await replaced.json()]).toMatchObject([200, { version: 2, state: 'ok' }]);
});

it('the demo has builds with a log, and a machine that is offline', async () => {
  const { items } = await read<BuildMachineList>('build-machines');
  expect(items).toMatchObject([{ name: 'Mac mini', isOnline: false, build: null }]);
  const { builds } = (await readStaff(demoAppIds.live)).app;
  expect(builds.map(({ state }) => state)).toEqual(['succeeded', 'failed', 'succeeded']);
  const log = await test.call(
    `/api/admin/apps/android/${demoAppIds.live}/builds/${builds[1]?.id}/log?offset=0`,
    {
      as: 'admin',
    },
  );
  expect(await log.text()).toContain("'upload.jks'");
  expect((await setSettings(demoAppIds.live, { versionCode: 15 })).status).toBe(200);
});
