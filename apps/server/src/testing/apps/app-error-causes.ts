import { type ErrorCode, limits } from '@unmuted/api/contract';
import { type AppDeps, createApp } from '#/composition/app.ts';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { appCalls } from '#/testing/apps/app-calls.ts';
import { appStoreKey, createAppStoreStandIn } from '#/testing/apps/app-store-stand-in.ts';
import {
  bundleRequest,
  bundlesPath,
  emptyBundle,
  keystoresPath,
  signingCalls,
} from '#/testing/apps/signing-calls.ts';

type AppCode = Extract<ErrorCode, `app.${string}` | `signing.${string}`>;

/** A call that produces each error code about apps and what signs them. */
export function appErrorCauses(test: () => TestApp): Readonly<Record<AppCode, () => Promise<Response>>> {
  const { save, move, submit, setSettings, createReady, readStaff } = appCalls(test);
  const sent = async () => {
    const { id } = await createReady();
    await submit(id);
    return id;
  };
  /** Of a server without the time limit of the test, within which no key is made. */
  const requestBundle = async (change: Partial<AppDeps>, keyId = appStoreKey.keyId) => {
    const { timeoutMs: _, ...deps } = test().deps;
    const app = await createApp({ ...deps, ...change });
    const { uploadKey } = bundleRequest();
    const json = bundleRequest({ uploadKey: uploadKey && { ...uploadKey, keyId } });
    const authorization = `Bearer ${await test().tokenOf('superadmin')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const call = { method: 'POST', headers, body: JSON.stringify(json) };
    const response = await app.fetch(new Request(`http://studio.test${bundlesPath}/request`, call));
    await app.close();
    return response;
  };
  return {
    'signing.apple_key_refused': () => requestBundle({}, 'OTHERKEY01'),
    'signing.apple_refused': () => {
      const apple = createAppStoreStandIn(() => test().clock.now());
      apple.limit = 0;
      return requestBundle({ appStoreConnector: apple.connector });
    },
    'signing.apple_unavailable': () =>
      requestBundle({ appStoreConnector: createConnector({ userAgent: 'tests', lookup: async () => [] }) }),
    'signing.refused': () => test().call(bundlesPath, { as: 'superadmin', json: emptyBundle() }),
    'signing.reference_taken': async () => {
      const { reference } = await signingCalls(test).insertBundle();
      return test().call(bundlesPath, { as: 'superadmin', json: emptyBundle(reference) });
    },
    'signing.in_use': async () => {
      const { id } = await signingCalls(test).insertKeystore();
      await setSettings(demoAppIds.draft, { signingId: id });
      return test().call(`${keystoresPath}/${id}`, { as: 'superadmin', method: 'DELETE' });
    },
    'signing.unknown': () => setSettings(demoAppIds.draft, { signingId: uuidv7() }),
    'app.not_ready': () => submit(demoAppIds.draft),
    'app.not_in_review': () => move('approve', { id: demoAppIds.draft }),
    'app.in_review': async () => move('publish', { id: await sent() }),
    'app.in_build': async () => {
      const id = await sent();
      await move('approve', { id });
      return submit(id);
    },
    'app.in_store_review': async () => {
      const id = await sent();
      await test().db.updateTable('mobile_apps').set({ status: 'submitted' }).where('id', '=', id).execute();
      return submit(id);
    },
    'app.removed': async () => {
      const { id } = await createReady();
      await test().db.updateTable('mobile_apps').set({ status: 'live' }).where('id', '=', id).execute();
      await move('remove', { id, reason: 'Policy 4.8' });
      return submit(id);
    },
    'app.on_hold': async () => {
      const { id } = await createReady();
      await move('hold', { id, reason: 'Invoice 4711' });
      return submit(id);
    },
    'app.limit_reached': async () => {
      const { sources } = await appCalls(test).read();
      const [source] = sources;
      const json = { platform: 'ios', source: source && { kind: source.kind, id: source.id } };
      const create = () => test().call('/api/control/mobile', { as: 'owner', json });
      for (let count = 0; count < limits.apps; count += 1) if ((await create()).status !== 201) break;
      return create();
    },
    'app.package_frozen': () => save({ packageId: 'fm.other.app' }, { id: demoAppIds.live }),
    'app.package_taken': () => save({ packageId: 'FM.Aurora.app' }),
    'app.source_unknown': () => save({ source: { kind: 'station', id: uuidv7() } }),
    'app.file_unknown': () => save({ icon: `${'0'.repeat(64)}.png` }),
    'app.reason_required': () => move('hold', { id: demoAppIds.draft }),
    'app.preview_incomplete': () =>
      test().call(`/api/control/mobile/${demoAppIds.draft}/preview`, { as: 'owner', json: {} }),
    'app.version_too_low': async () => {
      const id = await sent();
      await setSettings(id, { versionCode: 9 });
      await move('approve', { id });
      const { settings } = await readStaff(id);
      return setSettings(id, { versionCode: settings.versionCode - 1 });
    },
  };
}
