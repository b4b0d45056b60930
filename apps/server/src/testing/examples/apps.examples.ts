import { newAppDocument } from '@unmuted/api/contract';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { appCalls } from '#/testing/apps/app-calls.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';

const params = { id: demoAppIds.draft };
const staffParams = { platform: 'android', id: demoAppIds.draft };
const missing = { id: '00000000-0000-7000-8000-000000000000' };
const older = { 'if-match': '0' };
/** Without preparation the version may be another one, or the app in another state. */
const statuses = [200, 409, 412];
const document = newAppDocument({
  platform: 'android',
  name: 'Harbour Sessions',
  word: '',
  source: null,
  locale: 'en',
  website: '',
  contactEmail: '',
});
const transition = { move: 'approve', reason: '', comments: [] };
const settings = {
  versionName: '1.0.0',
  versionCode: 1,
  storeUrl: '',
  track: 'internal',
  rollout: 100,
  testers: null,
  testersSince: null,
  isPackageRegistered: null,
  isServiceAccountReady: false,
  appleAppId: '',
  sku: '',
  teamId: '',
  ageRating: '4+',
  copyright: '',
  supportUrl: '',
  marketingUrl: '',
  reviewName: '',
  reviewPhone: '',
  reviewEmail: '',
  reviewNotes: '',
  signingId: null,
};

/** Mobile apps, on one that belongs to `owner`. */
export const examples: OperationExamples = {
  'apps.create': {
    access: 'customers',
    json: { platform: 'android', source: { kind: 'station', id: missing.id } },
    statuses: [201, 422],
    prepare: async (test) => {
      const { sources } = await appCalls(() => test).read();
      const [source] = sources;
      return { json: { platform: 'ios', source: source && { kind: source.kind, id: source.id } } };
    },
  },
  'apps.checkPackage': { access: 'signedIn', query: '?platform=android&packageId=fm.quiethill.app' },
  'apps.get': { access: 'owned', params },
  'apps.update': {
    access: 'owned',
    params,
    json: document,
    headers: older,
    statuses,
    prepare: async (test) => {
      const calls = appCalls(() => test);
      const { draft } = await calls.read(params.id, 'admin');
      const name = draft.name === 'Harbour Sessions' ? 'Harbour Nights' : 'Harbour Sessions';
      return { params, json: { ...document, name }, headers: await calls.versioned(params.id) };
    },
  },
  'apps.buildPreview': {
    access: 'owned',
    params,
    statuses: [200, 409],
    prepare: async (test) => {
      const calls = appCalls(() => test);
      const { id } = await calls.createReady();
      const streams = [{ name: 'Main', url: 'https://streams.example/live' }];
      await calls.save({ source: null, streams }, { id });
      return { params: { id } };
    },
  },
  'apps.submit': {
    access: 'owned',
    params,
    headers: older,
    statuses,
    prepare: async (test) => {
      const { id } = await appCalls(() => test).createReady();
      return { params: { id }, headers: await appCalls(() => test).versioned(id) };
    },
  },
  'apps.withdraw': {
    access: 'owned',
    params,
    statuses: [200, 409],
    prepare: async (test) => ({ params: { id: (await inReview(test)).params.id } }),
  },
  'apps.unpublish': {
    access: 'owned',
    params,
    statuses: [200, 409],
    prepare: async (test) => {
      const { id } = await appCalls(() => test).createReady();
      await test.db.updateTable('mobile_apps').set({ status: 'live' }).where('id', '=', id).execute();
      return { params: { id } };
    },
  },
  'apps.getStatistics': { access: 'owned', params, query: '?days=7' },
  'adminApps.list': { access: 'admins', params: { platform: 'android' }, query: '?state=live' },
  'adminApps.create': {
    access: 'admins',
    params: { platform: 'android' },
    json: { accountId: missing.id, name: 'Quiet Hill', source: null },
    statuses: [201, 404],
    prepare: async (test) => ({
      params: { platform: 'android' },
      json: { accountId: await accountIdOf(test, 'second@studio.test'), name: 'Quiet Hill', source: null },
    }),
  },
  'adminApps.get': { access: 'admins', params: staffParams },
  'adminApps.update': {
    access: 'admins',
    params: staffParams,
    json: settings,
    headers: older,
    statuses: [200, 412],
    prepare: async (test) => ({
      params: staffParams,
      json: { ...settings, copyright: '2026 Quiet Hill' },
      headers: await appCalls(() => test).versioned(params.id),
    }),
  },
  'adminApps.transition': {
    access: 'admins',
    params: staffParams,
    json: transition,
    headers: older,
    statuses,
    prepare: async (test) => ({ ...(await inReview(test)), json: transition }),
  },
  'adminApps.getKit': {
    access: 'admins',
    params: staffParams,
    statuses: [200, 409],
    prepare: async (test) => ({
      params: { platform: 'android', id: (await appCalls(() => test).createReady()).id },
    }),
  },
  'adminApps.delete': {
    access: 'superadmins',
    params: { platform: 'android', ...missing },
    statuses: [204, 404],
    prepare: async (test) => ({
      params: { platform: 'android', id: (await appCalls(() => test).createReady()).id },
    }),
  },
  'public.getAppConfig': { access: 'open', params },
};

async function inReview(test: TestApp) {
  const calls = appCalls(() => test);
  const { id } = await calls.createReady();
  await calls.submit(id);
  return { params: { platform: 'android', id }, headers: await calls.versioned(id) };
}
