import type { Site, StaffSite } from '#/contract/sites/sites.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

/** A site with changes applied. */
function siteOf(username: string, change: Partial<Site> = {}) {
  const found = [fixtures.site, fixtures.emptySite].find((each) => each.username === username);
  return found ? { ...found, ...change } : problem('resource.not_found');
}

/** A draft with one more change. */
function savedOf(username: string, draft: Site['draft'] | undefined) {
  return siteOf(username, {
    ...(draft && { draft }),
    version: 15,
    draftSavedAt: fixtures.fixtureNow,
    changes: 4,
  });
}

const published = {
  state: 'published',
  publication: {
    number: 7,
    publishedAt: fixtures.fixtureNow,
    publishedBy: 'Maeve O’Brien',
    shareImages: fixtures.site.publication?.shareImages ?? [],
  },
  changes: 0,
  publishAt: null,
} as const satisfies Partial<Site>;

function messageOf(id: string, readAt: string | null) {
  const found = fixtures.siteMessages.find((each) => each.id === id);
  return found ? { ...found, readAt } : problem('resource.not_found');
}

function staffSiteOf(username: string, change: Partial<StaffSite>) {
  const found = fixtures.staffSites.find((each) => each.username === username);
  return found ? { ...found, ...change } : problem('resource.not_found');
}

/** A site that staff just created. */
const staffNew = fixtures.staffSites[2] as StaffSite;

function siteDomainOf(domain: string) {
  return (
    fixtures.siteDomainList.items.find((each) => each.domain === domain) ?? problem('resource.not_found')
  );
}

/** A domain that became the main address, or no longer is. */
function primaryDomainOf(domain: string, isPrimary: boolean) {
  const found = fixtures.siteDomainList.items.find((each) => each.domain === domain);
  return found ? { ...found, isPrimary } : problem('resource.not_found');
}

/** A site: its draft, versions, messages and figures. */
export const siteHandlers = {
  'sites.get': ({ path }) => siteOf(path.username),
  'sites.update': ({ path, body }) => savedOf(path.username, body),
  'sites.applyTemplate': ({ path, body }) =>
    siteOf(path.username, {
      state: 'draft',
      version: 2,
      draft: { ...fixtures.siteDocument, source: body?.source ?? null },
    }),
  'sites.publish': ({ path }) => siteOf(path.username, published),
  'sites.schedule': ({ path, body }) => siteOf(path.username, { publishAt: body?.publishAt ?? null }),
  'sites.unpublish': ({ path }) => siteOf(path.username, { state: 'unpublished' }),
  'sites.discard': ({ path }) => siteOf(path.username, { version: 15, changes: 0 }),
  'sites.listVersions': fixtures.siteVersionList,
  'sites.restoreVersion': ({ path }) => siteOf(path.username, { version: 15, changes: 6 }),
  'sites.share': {
    url: 'https://studio.example/s/draft/q5Jm2XwT8rK1vN4bZ7cY0a',
    expiresAt: fixtures.before(-7 * 24 * 60),
  },
  'sites.unshare': undefined,
  'sites.getChecks': fixtures.siteChecks,
  'sites.checkFeed': {
    problem: null,
    status: 200,
    title: 'Side Roads, the podcast',
    episodes: 2,
    latest: { title: 'The ferry that carried records', publishedAt: fixtures.before(2 * 24 * 60) },
  },
  'sites.checkLinks': { checked: 6, broken: [] },
  'sites.getStatistics': fixtures.siteStatistics,
  'siteMessages.list': ({ query }) => {
    const items = fixtures.siteMessages.filter(
      ({ kind, readAt }) =>
        (query.kind === undefined || kind === query.kind) && (query.unread === undefined || readAt === null),
    );
    return { ...fixtures.listOf(items), unread: fixtures.siteMessageList.unread };
  },
  'siteMessages.update': ({ path, body }) => messageOf(path.id, body?.isRead ? fixtures.fixtureNow : null),
  'siteMessages.readAll': { marked: 4 },
  'siteMessages.delete': undefined,
  'customerSites.list': fixtures.staffSiteList,
  'customerSites.create': ({ body }) => ({
    ...staffNew,
    ...(body && { username: body.username, title: body.title }),
  }),
  'adminSites.takeDown': ({ path, body }) =>
    staffSiteOf(path.username, {
      takedown: { reason: body?.reason ?? '', since: fixtures.fixtureNow },
    }),
  'adminSites.reinstate': ({ path }) => staffSiteOf(path.username, { takedown: null }),
  'adminSites.setCode': ({ path, body }) =>
    staffSiteOf(path.username, { allowsCode: body?.isAllowed ?? false }),
  'adminSites.delete': undefined,
  'domains.list': fixtures.siteDomainList,
  'domains.create': ({ body }) => ({ ...fixtures.siteDomains.added, domain: body?.domain ?? '' }),
  'domains.get': ({ path }) => siteDomainOf(path.domain),
  'domains.check': ({ path }) => siteDomainOf(path.domain),
  'domains.setPrimary': ({ path }) => primaryDomainOf(path.domain, true),
  'domains.unsetPrimary': ({ path }) => primaryDomainOf(path.domain, false),
  'domains.delete': undefined,
} as const satisfies MockHandlers;
