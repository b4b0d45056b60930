import { randomBytes } from 'node:crypto';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { publishSite, saveSite, siteExample } from '#/testing/examples/site-example.ts';

const params = { username: 'harbour' };
const older = { 'if-match': '1' };
/** Without preparation the version may be another one, or the site not be published. */
const statuses = [200, 409, 412];
const missing = { username: 'no-such-site' };
const accountId = '01990000-0000-7000-8000-000000000002';

/** Sites, on one that belongs to `owner`. */
export const examples: OperationExamples = {
  'sites.get': { access: 'owned', params },
  'sites.update': {
    access: 'owned',
    params,
    json: siteExample,
    headers: older,
    statuses,
    prepare: async (test) => ({
      json: { ...siteExample, title: await otherTitle(test) },
      ...(await now(test)),
    }),
  },
  'sites.applyTemplate': {
    access: 'owned',
    params,
    json: { template: 'minimal', source: null },
    headers: older,
    statuses,
    prepare: async (test) => ({ json: { template: 'minimal', source: null }, ...(await now(test)) }),
  },
  'sites.publish': { access: 'owned', params, headers: older, statuses, prepare: withDraft },
  'sites.schedule': {
    access: 'owned',
    params,
    json: { publishAt: null },
    headers: older,
    statuses,
    prepare: async (test) => ({ json: { publishAt: tomorrow(test) }, ...(await withDraft(test)) }),
  },
  'sites.unpublish': {
    access: 'owned',
    params,
    statuses: [200, 409],
    prepare: async (test) => {
      await withVersion(test);
      return { params };
    },
  },
  'sites.discard': { access: 'owned', params, headers: older, statuses, prepare: withVersion },
  'sites.listVersions': { access: 'owned', params },
  'sites.restoreVersion': {
    access: 'owned',
    params: { ...params, number: '1' },
    headers: older,
    statuses: [200, 404, 412],
    prepare: async (test) => ({
      ...(await withVersion(test)),
      params: { ...params, number: await latest(test) },
    }),
  },
  'sites.share': { access: 'owned', params },
  'sites.unshare': { access: 'owned', params },
  'sites.getChecks': { access: 'owned', params },
  'sites.checkFeed': { access: 'owned', params, json: { feed: 'https://feeds.example/rss.xml' } },
  'sites.checkLinks': { access: 'owned', params },
  'customerSites.list': { access: 'admins', params: { id: accountId } },
  'customerSites.create': {
    access: 'admins',
    params: { id: accountId },
    json: { username: 'quiet-hill', title: 'Quiet Hill' },
    statuses: [201, 409],
    prepare: async (test) => ({
      params: { id: await accountIdOf(test, 'second@studio.test') },
      json: { username: newSiteName(), title: 'Quiet Hill' },
    }),
  },
  'adminSites.takeDown': {
    access: 'admins',
    params: missing,
    json: { reason: 'Copied pictures' },
    statuses: [200, 404],
    prepare: async (test) => ({ params: await newSite(test), json: { reason: 'Copied pictures' } }),
  },
  'adminSites.reinstate': {
    access: 'admins',
    params: missing,
    statuses: [200, 404],
    prepare: async (test) => {
      const { username } = await newSite(test);
      const json = { reason: 'Copied pictures' };
      await test.call(`/api/admin/sites/${username}/takedown`, { as: 'admin', json });
      return { params: { username } };
    },
  },
  'adminSites.setCode': {
    access: 'admins',
    params: missing,
    json: { isAllowed: true },
    statuses: [200, 404],
    prepare: async (test) => ({ params: await newSite(test), json: { isAllowed: true } }),
  },
  'adminSites.delete': {
    access: 'superadmins',
    params: missing,
    statuses: [204, 404],
    prepare: async (test) => ({ params: await newSite(test) }),
  },
};

const newSiteName = (): string => `site-${randomBytes(5).toString('hex')}`;

const siteOf = (test: TestApp) =>
  test.db
    .selectFrom('one_pages')
    .select(['version', 'title', 'published_number'])
    .where('username', '=', params.username)
    .executeTakeFirstOrThrow();

/** The call for the present version of the draft. */
async function now(test: TestApp) {
  return { params, headers: { 'if-match': String((await siteOf(test)).version) } };
}

const otherTitle = async (test: TestApp): Promise<string> =>
  (await siteOf(test)).title === 'Harbour' ? 'Harbour Sessions' : 'Harbour';

const latest = async (test: TestApp): Promise<string> => String((await siteOf(test)).published_number);

const tomorrow = (test: TestApp): string => new Date(test.clock.now().getTime() + 86_400_000).toISOString();

async function withDraft(test: TestApp) {
  await saveSite(test);
  return now(test);
}

/** A published version, and another draft. */
async function withVersion(test: TestApp) {
  await saveSite(test);
  await publishSite(test);
  await saveSite(test, { title: 'Harbour Nights' });
  return now(test);
}

async function newSite(test: TestApp) {
  const id = await accountIdOf(test, 'second@studio.test');
  const json = { username: newSiteName(), title: 'Quiet Hill' };
  await test.call(`/api/admin/customers/${id}/sites`, { as: 'admin', json });
  return { username: json.username };
}
