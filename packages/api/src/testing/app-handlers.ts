import type { AppSettings } from '#/contract/apps/app-staff.schemas.ts';
import type { App } from '#/contract/apps/apps.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

/** An app with changes applied. */
function appOf(id: string, change: Partial<App> = {}) {
  const all = [fixtures.app, fixtures.returnedApp, fixtures.draftApp, fixtures.iosApp];
  const found = all.find((each) => each.id === id);
  return found
    ? { ...found, ...change, version: found.version + (Object.keys(change).length > 0 ? 1 : 0) }
    : problem('resource.not_found');
}

const staffAppOf = (platform: App['platform'], change: Partial<App> = {}, settings?: AppSettings) => {
  const found = platform === 'ios' ? fixtures.staffIosApp : fixtures.staffApp;
  return { ...found, app: { ...found.app, ...change }, ...(settings && { settings }) };
};

const states = {
  submit: 'in_review',
  withdraw: 'draft',
  request_changes: 'changes_requested',
  approve: 'queued',
  fail_build: 'build_failed',
  send: 'submitted',
  reject: 'rejected_by_store',
  publish: 'live',
  unpublish: 'unpublished',
  remove: 'removed_by_store',
  recover: 'draft',
  hold: 'on_hold',
  resume: 'draft',
} as const;

const at = fixtures.fixtureNow;

/** Mobile apps: for their owners, for staff and for installed apps. */
export const appHandlers = {
  'apps.create': fixtures.draftApp,
  'apps.checkPackage': ({ query }) => ({ isFree: query.packageId !== 'fm.taken.app' }),
  'apps.get': ({ path }) => appOf(path.id),
  'apps.update': ({ path, body }) => appOf(path.id, { ...(body && { draft: body }), draftSavedAt: at }),
  'apps.buildPreview': ({ path }) => appOf(path.id, { preview: fixtures.app.preview }),
  'apps.submit': ({ path }) =>
    appOf(path.id, { state: 'in_review', stateSince: at, comments: [], reason: '' }),
  'apps.withdraw': ({ path }) => appOf(path.id, { state: 'draft', stateSince: at }),
  'apps.unpublish': ({ path }) => appOf(path.id, { state: 'unpublished', stateSince: at }),
  'apps.getStatistics': fixtures.appStatistics,
  'adminApps.list': ({ path }) => ({
    ...fixtures.staffAppList,
    items: fixtures.staffAppList.items.map((item) => ({ ...item, platform: path.platform })),
  }),
  'adminApps.create': ({ path }) => staffAppOf(path.platform),
  'adminApps.get': ({ path }) => staffAppOf(path.platform),
  'adminApps.update': ({ path, body }) => staffAppOf(path.platform, {}, body),
  'adminApps.transition': ({ path, body }) =>
    staffAppOf(path.platform, {
      state: states[body?.move ?? 'submit'],
      stateSince: at,
      reason: body?.reason ?? '',
      comments: body?.comments ?? [],
    }),
  'adminApps.getKit': fixtures.appKit,
  'adminApps.delete': undefined,
  'public.getAppConfig': fixtures.appConfig,
} as const satisfies MockHandlers;
