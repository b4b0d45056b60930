import path from 'node:path';
import { type OnePageList, type WebhookEvent, webhookEvents } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { publishDue } from '#/modules/sites/publishing/publish-due.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { writeSiteBuild } from '#/testing/sites/site-build.ts';
import { siteCalls } from '#/testing/sites/site-calls.ts';
import { createFakeNames, type FakeNames } from '#/testing/stand-ins/fake-names.ts';

const domain = 'listen.harbour.example';

let test: TestApp;
let names: FakeNames;
beforeAll(async () => {
  names = createFakeNames({});
  const files = await createTestApp();
  const siteRoot = await writeSiteBuild(path.join(files.dashboardRoot, 'built-site'));
  test = await createTestApp({ siteRoot, names }, { oneProcess: 'published sites are cached for seconds' });
  return () => files.close();
});
afterAll(() => test.close());
const { change, save, done, reset, insertDomain } = siteCalls(() => test);
beforeEach(async () => {
  await reset();
  for (const table of ['site_domains', 'webhook_messages', 'webhook_endpoints'] as const)
    await test.db.deleteFrom(table).execute();
});

const subscribe = async (selection: object = { casts: null, stations: null }) =>
  test.call('/api/control/webhooks', {
    as: 'owner',
    json: { url: 'https://hooks.example/', description: '', events: webhookEvents, ...selection },
  });
/** The events of sites that were recorded, oldest first, without their time. */
async function recorded(): Promise<[WebhookEvent, unknown][]> {
  const rows = await test.db
    .selectFrom('webhook_messages')
    .select(['type', 'body'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ type, body }) => [
    type as WebhookEvent,
    (JSON.parse(body) as { readonly data: unknown }).data,
  ]);
}
const harbour = { site: 'harbour', name: 'Harbour Sessions' };
const address = 'https://harbour.sites.studio.example/';

it.each([
  ['casts and stations', { casts: null, stations: null, sites: [] }, 0],
  ['another site', { casts: [], sites: ['radio-aurora'] }, 0],
  ['the site', { casts: [], sites: ['harbour'] }, 1],
  ['all sites', { casts: [], sites: null }, 1],
])('a webhook for %s hears of a site as selected', async (_name, selection, count) => {
  expect((await subscribe(selection)).status).toBe(201);
  await done(save());
  await done(change('/publish'));
  expect((await recorded()).filter(([type]) => type === 'site.published')).toHaveLength(count);
});

describe('a webhook for all products', () => {
  it('hears that a site is published, also by schedule, and withdrawn', async () => {
    await subscribe();
    await done(save());
    await done(change('/publish'));
    const publishAt = new Date(test.clock.now().getTime() + 60_000).toISOString();
    await done(change('/schedule', { method: 'PUT', json: { publishAt } }));
    test.clock.advance({ minutes: 1 });
    await publishDue({ ...test.deps, db: test.db, apiUrl: test.deps.publicUrl });
    test.clock.advance({ seconds: 1 });
    await done(change('/unpublish'));
    await done(change('/unpublish'));
    expect(await recorded()).toEqual([
      ['site.published', { ...harbour, version: 1, address }],
      ['site.published', { ...harbour, version: 2, address }],
      ['site.unpublished', harbour],
    ]);
  });

  it('hears that a message arrived, and nothing of what the visitor wrote', async () => {
    await done(
      save({
        sections: [
          { type: 'requests', id: 'requests1', isOn: true, heading: {}, intro: {}, hasDedication: true },
        ],
      }),
    );
    await done(change('/publish'));
    await subscribe();
    test.clock.advance({ seconds: 10 });
    const request = new Request('https://studio.example/s/harbour/messages', {
      method: 'POST',
      headers: {
        host: 'studio.example',
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'kind=request&name=Una&song=Teardrop&text=For+Pat',
    });
    expect((await test.app.fetch(request, '203.0.113.7')).status).toBe(201);
    const { id } = await test.db.selectFrom('site_messages').select('id').executeTakeFirstOrThrow();
    const receivedAt = test.clock.now().toISOString();
    expect(await recorded()).toEqual([
      ['site.message', { ...harbour, messageId: id, kind: 'request', receivedAt }],
    ]);
  });

  it('hears that a domain is verified, and lost after three failed days', async () => {
    await insertDomain(domain, { isVerified: false });
    const { token } = await test.db.selectFrom('site_domains').select('token').executeTakeFirstOrThrow();
    const zone = {
      [`${domain} CNAME`]: ['sites.studio.example'],
      [`_studio-verify.${domain} TXT`]: [`sv=${token}`],
    };
    await subscribe();
    names.zone = zone;
    const run = () => checkDomains({ ...test.deps, db: test.db, pause: async () => {} });
    await test.db
      .updateTable('site_domains')
      .set({ expires_at: new Date(test.clock.now().getTime() + 86_400_000) })
      .execute();
    await run();
    const fault = async () => {
      // Sessions end while days pass.
      const { path: signIn, json } = credentialsOf('owner');
      const { token } = (await (await test.call(signIn, { json })).json()) as { token: string };
      const list = await test.call('/api/control/onepage', { token });
      const { items } = (await list.json()) as OnePageList;
      return items.find(({ username }) => username === 'harbour')?.faults;
    };
    expect(await fault()).toEqual([]);
    names.zone = {};
    const since = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
    for (let day = 1; day <= 3; day += 1) {
      test.clock.advance({ minutes: 24 * 60 });
      await run();
      if (day < 3) expect(await fault()).toEqual([{ kind: 'domain_failing', domain, since }]);
    }
    expect(await fault()).toEqual([]);
    expect(await recorded()).toEqual([
      ['domain.verified', { ...harbour, domain }],
      ['domain.verification_lost', { ...harbour, domain, problem: 'name_missing' }],
    ]);
  });
});
