import { type Site, type SiteDocument, site as siteSchema, type Upload } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesInUse } from '#/composition/modules.ts';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { purgeFiles } from '#/modules/files/uploads/purge-files.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { siteExample } from '#/testing/examples/site-example.ts';
import { siteCalls, sitePath } from '#/testing/sites/site-calls.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { read, change, save, done, reset, audited } = siteCalls(() => test);
beforeEach(() => reset());

const castIdOf = async (username: string) =>
  (await test.db.selectFrom('casts').select('id').where('username', '=', username).executeTakeFirstOrThrow())
    .id;

describe('a site', () => {
  it('is empty with the title that staff gave it, until a section is saved', async () => {
    const site = await read();
    expectExactly(siteSchema, site);
    expect(site).toMatchObject({
      state: 'empty',
      version: 1,
      draft: { title: 'Harbour Sessions', languages: ['en'], sections: [] },
      draftSavedAt: null,
      publication: null,
      changes: null,
      address: 'https://harbour.sites.studio.example/',
      previewUrl: 'https://studio.example/s/preview',
      facts: { source: null, filesUrl: 'https://studio.example/files/' },
    });
    expect(await done(save({ sections: [] }))).toMatchObject({ state: 'empty', version: 2 });
    expect(await done(save())).toMatchObject({ state: 'draft', version: 3 });
    expect(await done(save({ sections: [] }))).toMatchObject({ state: 'draft', version: 4 });
  });

  it('stores a draft unchanged, and its title is that in the list', async () => {
    const document: SiteDocument = { ...siteExample, title: 'Sessions', languages: ['fr', 'en'] };
    const saved = await done(save(document));
    expect(saved).toMatchObject({ draft: document, draftSavedAt: test.clock.now().toISOString() });
    expect(await read()).toEqual(saved);
    const list = await (await test.call('/api/control/onepage', { as: 'owner' })).json();
    expect(list).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ title: 'Sessions' })]),
    });
    expect((await audited()).at(-1)).toEqual([
      'site.updated',
      'customer',
      { title: 'Harbour Sessions' },
      expect.objectContaining({ title: 'Sessions', languages: ['fr', 'en'], sections: ['about'] }),
    ]);
  });

  it('rejects a draft that is based on an older version, with the present site', async () => {
    const saved = await done(save());
    const stale = await problemOf(await save({ title: 'Other' }, { version: 1 }));
    expect(stale).toMatchObject({ code: 'resource.version_conflict', current: saved });
    expect(await read()).toEqual(saved);
  });

  it("returns 404 for another customer's site, and changes nothing", async () => {
    const before = await read();
    for (const response of [
      await test.call(sitePath, { as: 'second' }),
      await save({}, { as: 'second' }),
      await change('/template', { as: 'second', json: { template: 'music', source: null } }),
      await test.call(`${sitePath}/checks`, { as: 'second' }),
      await test.call(`${sitePath}/checks/links`, { as: 'second', json: {} }),
    ])
      expect(response.status).toBe(404);
    expect(await read()).toEqual(before);
  });

  it('can be changed by staff', async () => {
    expect(await done(save({}, { as: 'admin' }))).toMatchObject({ state: 'draft' });
  });

  it('has its main domain as its address once that is verified', async () => {
    await test.db
      .updateTable('site_domains')
      .set({ verified_at: test.clock.now(), expires_at: null })
      .where('username', '=', 'harbour')
      .execute();
    expect((await read()).address).toBe('https://harbour-sessions.example/');
  });
});

describe('the source of a site', () => {
  it('is a station or a cast without one, and is described by facts', async () => {
    const { sources } = await read();
    expect(sources.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'cast Atlantic Talk',
      'station Harbour Rock',
      'cast Harbour Sessions',
      'cast Nightfall FM',
      'station Old Pier',
      'station Radio Aurora',
      'cast Tidewater',
    ]);
    const facts = async (source: SiteDocument['source']) => (await done(save({ source }))).facts;
    expect(await facts({ kind: 'station', id: demoStationIds.aurora })).toMatchObject({
      source: {
        name: 'Radio Aurora',
        timezone: 'Europe/Dublin',
        listenUrl: 'https://streams.example/aurora',
        logoUrl: null,
      },
      apps: [],
      // Its skill is not live.
      skills: [],
    });
    expect((await facts({ kind: 'station', id: demoStationIds.oldPier })).source).toMatchObject({
      listenUrl: 'http://old-pier.example:8000/live.mp3',
    });
    expect(await facts({ kind: 'cast', id: await castIdOf('atlantic') })).toMatchObject({
      source: { name: 'Atlantic Talk', listenUrl: 'https://streams.example/atlantic' },
      skills: [{ name: 'Atlantic Talk', invocationName: 'atlantic talk' }],
    });
    expect((await facts({ kind: 'cast', id: await castIdOf('tidewater') })).source).toMatchObject({
      name: 'Tidewater',
      listenUrl: null,
    });
  });

  it('with an app in a store shows it', async () => {
    const storeUrl = 'https://play.google.com/store/apps/details?id=fm.aurora';
    const set = (store_url: string | null) => test.db.updateTable('mobile_apps').set({ store_url }).execute();
    await set(storeUrl);
    expect((await read()).facts.apps).toEqual([
      { platform: 'android', name: 'Aurora for Android', storeUrl },
    ]);
    await set(null);
  });

  it.each<[string, () => Promise<SiteDocument['source']>]>([
    ['of another customer', async () => ({ kind: 'cast', id: await castIdOf('meadow') })],
    ['of another kind', async () => ({ kind: 'cast', id: demoStationIds.aurora })],
    ['a cast that a station plays', async () => ({ kind: 'cast', id: await castIdOf('aurora') })],
  ])('is refused if it is %s', async (_name, sourceOf) => {
    const response = await save({ source: await sourceOf() });
    expect([response.status, await problemOf(response)]).toMatchObject([
      422,
      { code: 'site.source_unknown', errors: [{ pointer: '/source' }] },
    ]);
    const json = { template: 'music', source: await sourceOf() };
    expect(await problemOf(await change('/template', { json }))).toMatchObject({
      code: 'site.source_unknown',
    });
    expect((await read()).state).toBe('empty');
  });

  it('stays in the draft after it was deleted, without facts', async () => {
    const source = { kind: 'cast', id: '019b2f80-0000-7000-8000-00000000dead' } as const;
    await save();
    await test.db
      .updateTable('one_pages')
      .set({ draft: JSON.stringify({ ...siteExample, source }) })
      .where('username', '=', 'harbour')
      .execute();
    expect(await done(save({ source, title: 'Still here' }))).toMatchObject({
      draft: { source },
      facts: { source: null },
    });
  });
});

describe('a template', () => {
  it('replaces the draft by what is known about the station', async () => {
    await test.db
      .updateTable('casts')
      .set({ description: 'Indie by the sea', genres: ['Indie'] })
      .where('username', '=', 'aurora')
      .execute();
    const source = { kind: 'station', id: demoStationIds.aurora } as const;
    const applied = await done(change('/template', { json: { template: 'talk', source } }));
    expect(applied).toMatchObject({ state: 'draft', version: 2, draft: { title: 'Radio Aurora', source } });
    expect(applied.draft.sections[0]).toMatchObject({ type: 'hero', tagline: { en: 'Indie by the sea' } });
    const json = { template: 'minimal', source: null };
    const stale = await change('/template', { json, version: 1 });
    expect(await problemOf(stale)).toMatchObject({ code: 'resource.version_conflict' });
    expect(await done(change('/template', { json }))).toMatchObject({
      draft: { title: 'Radio Aurora', source: null },
    });
  });
});

const nameIn = ({ url }: Upload) => /[0-9a-f]{64}\.\w+$/.exec(url ?? '')?.[0] ?? '';
async function upload(side: number, as: Actor = 'owner', kind = 'image.site'): Promise<string> {
  const file = createPng(side, side);
  const response = await test.call(`/api/control/uploads?kind=${kind}`, { as, file });
  return nameIn((await response.json()) as Upload);
}
const pictureOf = (file: string) => ({ file, width: 64, height: 64, alt: { en: 'The quay' } });

/** The hourly job, a day and an hour later. */
function purge(): Promise<void> {
  const now = new Date(test.clock.now().getTime() + 25 * 3_600_000);
  const { storage } = test.deps;
  const signal = new AbortController().signal;
  return purgeFiles({ db: test.db, clock: { now: () => now }, storage, filesInUse, signal });
}
const isStored = (name: string) => test.deps.storage.backend.has(name.slice(0, 64));

describe('pictures of a site', () => {
  it('are uploads of the account or of the member of staff who saves', async () => {
    const [own, share, byStaff] = [
      await upload(70),
      await upload(220, 'owner', 'image.share'),
      await upload(71, 'admin'),
    ];
    expect(share).toMatch(/\.jpg$/);
    const search = { ...siteExample.search, image: pictureOf(share) };
    const saved = await done(save({ logo: pictureOf(own), search }));
    expect(saved.draft.logo?.file).toBe(own);
    expect(await done(save({ logo: pictureOf(byStaff), search }, { as: 'admin' }))).toMatchObject({
      draft: { logo: { file: byStaff } },
    });
    // The draft has it already.
    await done(save({ title: 'Other', logo: pictureOf(byStaff), search }));
  });

  it.each<[string, () => Promise<string>]>([
    ['is unknown', async () => `${'0'.repeat(64)}.webp`],
    ['is of another account', () => upload(80, 'second')],
    ['is of another kind', () => upload(81, 'owner', 'image.logo')],
    ['has another extension', async () => (await upload(82)).replace('.webp', '.png')],
  ])('are refused with the pointer of the one that %s', async (_name, fileOf) => {
    const sections: SiteDocument['sections'] = [
      {
        type: 'gallery',
        id: 'gallery1',
        isOn: false,
        heading: {},
        pictures: [
          { picture: pictureOf(await upload(83)), caption: {} },
          { picture: pictureOf(await fileOf()), caption: {} },
        ],
      },
    ];
    expect(await problemOf(await save({ sections }))).toMatchObject({
      code: 'site.file_unknown',
      errors: [{ pointer: '/sections/0/pictures/1/picture/file' }],
    });
    expect((await read()).version).toBe(1);
  });

  it('survive the purge while the draft or a version has them', async () => {
    const [published, drafted, neither] = [await upload(90), await upload(91), await upload(92)];
    await done(save({ logo: pictureOf(published) }));
    await done(change('/publish'));
    await done(save({ logo: pictureOf(drafted) }));
    await purge();
    const stored = await Promise.all([published, drafted, neither].map(isStored));
    expect(stored).toEqual([true, true, false]);
    // Of an earlier version, so no new upload is needed.
    await done(save({ logo: pictureOf(published) }));
  });
});

describe('the checks of a draft', () => {
  it('are those of its document and facts', async () => {
    const site: Site = await done(save());
    const checks = await (await test.call(`${sitePath}/checks`, { as: 'owner' })).json();
    expect(site.facts.source).toBeNull();
    expect(checks).toMatchObject({
      problems: [{ code: 'stream_missing', sectionId: null, language: null, count: 1 }],
      contrast: { light: expect.any(Number), dark: expect.any(Number) },
      pictures: 0,
      links: 0,
    });
  });

  it('request links by the guarded connector, which refuses what is not public', async () => {
    const link = 'http://127.0.0.1:9/';
    const sections: SiteDocument['sections'] = [
      {
        type: 'socials',
        id: 'socials1',
        isOn: true,
        heading: {},
        links: [
          { link, label: '' },
          { link: '', label: '' },
        ],
      },
    ];
    await done(save({ sections }));
    const report = await (await test.call(`${sitePath}/checks/links`, { as: 'owner', json: {} })).json();
    expect(report).toEqual({ checked: 1, broken: [{ link, sectionId: 'socials1', status: null }] });
  });
});
