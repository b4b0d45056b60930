import type { SiteDocument, SiteSection } from '@unmuted/api/contract';
import type { TestApp } from '#/testing/app/test-app.ts';

/** A valid document with one section. */
export const siteExample: SiteDocument = {
  title: 'Harbour Sessions',
  source: null,
  languages: ['en'],
  theme: { name: 'atlantic', scheme: 'auto', accent: null, font: 'sans' },
  logo: null,
  search: { title: {}, description: {}, image: null, isIndexed: true },
  privacy: {},
  imprint: {},
  sections: [
    {
      type: 'about',
      id: 'about1',
      isOn: true,
      heading: {},
      lead: { en: 'Sessions from the harbour.' },
      body: { en: 'Every **Friday** evening.' },
    },
  ],
};

/** The site of the examples; it belongs to `owner`. */
const path = '/api/control/onepage/harbour';

const headersOf = async (test: TestApp) => {
  const { version } = await test.db
    .selectFrom('one_pages')
    .select('version')
    .where('username', '=', 'harbour')
    .executeTakeFirstOrThrow();
  return { 'if-match': String(version) };
};

/** Saves the draft of the site. */
export async function saveSite(test: TestApp, change: Partial<SiteDocument> = {}): Promise<Response> {
  const json = { ...siteExample, ...change };
  return test.call(path, { as: 'owner', method: 'PUT', json, headers: await headersOf(test) });
}

/** Publishes the draft of the site. */
export async function publishSite(test: TestApp): Promise<Response> {
  const headers = await headersOf(test);
  return test.call(`${path}/publish`, { as: 'owner', method: 'POST', json: {}, headers });
}

/** Publishes a draft without sections. */
export async function publishEmpty(test: TestApp): Promise<Response> {
  await saveSite(test, { sections: [] });
  return publishSite(test);
}

/** Publishes the site while it is taken down. */
export async function publishTakenDown(test: TestApp): Promise<Response> {
  await saveSite(test);
  const json = { reason: 'Copied pictures' };
  await test.call('/api/admin/sites/harbour/takedown', { as: 'admin', json });
  return publishSite(test);
}

/** A section with code. */
export const codeExample = {
  type: 'code',
  id: 'code1',
  isOn: true,
  heading: {},
  html: '<p id="clock"></p><script>clock.textContent = new Date()</script>',
  heightPx: 240,
} as const satisfies SiteSection;

/** Saves a draft with code. */
export const saveCode = (test: TestApp): Promise<Response> => saveSite(test, { sections: [codeExample] });

/** Creates a site with a name that is in use. */
export async function createSecondHarbour(test: TestApp): Promise<Response> {
  const { account_id: id } = await test.db
    .selectFrom('one_pages')
    .select('account_id')
    .where('username', '=', 'harbour')
    .executeTakeFirstOrThrow();
  const json = { username: 'harbour', title: 'Harbour' };
  return test.call(`/api/admin/customers/${id}/sites`, { as: 'admin', json });
}
