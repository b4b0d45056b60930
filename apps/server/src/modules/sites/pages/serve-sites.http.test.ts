import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteDocument, SiteLive, Upload } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesInUse } from '#/composition/modules.ts';
import { readImageHeader } from '#/platform/storage/image-header.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { siteExample } from '#/testing/examples/site-example.ts';
import { writeSiteBuild } from '#/testing/sites/site-build.ts';
import { siteCalls } from '#/testing/sites/site-calls.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

let test: TestApp;
beforeAll(async () => {
  const files = await createTestApp();
  const siteRoot = await writeSiteBuild(path.join(files.dashboardRoot, 'built-site'));
  test = await createTestApp({ siteRoot }, { oneProcess: 'published sites are cached for seconds' });
  return () => files.close();
});
afterAll(() => test.close());
const { read, change, save, done, reset, insertDomain } = siteCalls(() => test);
beforeEach(async () => {
  await reset();
  await test.db.deleteFrom('site_domains').execute();
  later();
});

/** What is cached expires. */
const later = () => test.clock.advance({ seconds: 10 });
const both = { languages: ['en', 'fr'], privacy: { en: 'Nothing is kept.' } } satisfies Partial<SiteDocument>;
async function publish(document: Partial<SiteDocument> = both): Promise<void> {
  await done(save(document));
  await done(change('/publish'));
  later();
}
const open = (to: string, headers: Record<string, string> = {}) => test.call(to, { headers });
const answered = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get('location')];
};
const titleOf = async (response: Promise<Response>) =>
  /<title>(.*)<\/title>/.exec(await (await response).text())?.[1];

async function uploadShareImage(): Promise<string> {
  const call = { as: 'owner', file: createPng(220, 220) } as const;
  const response = await test.call('/api/control/uploads?kind=image.share', call);
  const { url } = (await response.json()) as Upload;
  return path.basename(new URL(url ?? '').pathname);
}

const host = 'harbour.sites.studio.example';
const at = (name: string, to = '/', headers: Record<string, string> = {}) =>
  open(to, { host: name, ...headers });

async function addDomain(domain: string, { isPrimary = false, isVerified = true } = {}): Promise<void> {
  await insertDomain(domain, { isPrimary, isVerified });
  // The first request notices, the next one knows.
  later();
  await (await at(domain)).text();
  await expect.poll(async () => (await at(domain)).status !== 404).toBe(isVerified);
}

describe('a published site', () => {
  it('has a drawn picture for previews of links, until its owner chooses one', async () => {
    const pictureIn = async () =>
      /og:image" content="(.*?)"/.exec(await (await open('/s/harbour/')).text())?.[1];
    await publish();
    const drawn = await pictureIn();
    const sharedBy = async () => (await read()).publication?.shareImages;
    expect(await sharedBy()).toMatchObject([
      { language: 'en', file: drawn, isOwn: false },
      { language: 'fr' },
    ]);
    const response = await open(`/files/${drawn}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(readImageHeader('image/png', bytes)).toMatchObject({ width: 1200, height: 630 });
    await publish({ ...both, title: 'Harbour Nights' });
    expect(await pictureIn()).not.toBe(drawn);
    await publish();
    expect(await pictureIn()).toBe(drawn);
    expect((await filesInUse(test.db, [String(drawn).slice(0, 64)])).size).toBe(1);
    const image = { file: await uploadShareImage(), width: 64, height: 64, alt: {} };
    await publish({ ...both, search: { ...siteExample.search, image } });
    expect(await pictureIn()).toBeUndefined();
    expect(await sharedBy()).toMatchObject([{ file: image.file, isOwn: true }, { isOwn: true }]);
  });

  it('is served in each language with its own policy', async () => {
    await publish();
    const response = await open('/s/harbour/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-test'; img-src 'self' data: https://studio.example; " +
        "media-src 'self' https://streams.example; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
        "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(response.headers.get('set-cookie')).toBeNull();
    const html = await response.text();
    expect(html).toContain('page harbour en public Harbour Sessions');
    expect(html).toContain(`https://${host}/ /s/harbour /s/_assets/page.3fa94b1c.js`);
    expect(await titleOf(open('/s/harbour/fr/'))).toBe('page harbour fr public Harbour Sessions');
    expect(await titleOf(open('/s/harbour/privacy/'))).toBe('privacy en');
    expect(await titleOf(open('/s/harbour/imprint/'))).toBe('not_found en');
    const packed = await open('/s/harbour/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(html);
    const etag = response.headers.get('etag') ?? '';
    expect((await open('/s/harbour/', { 'if-none-match': etag })).status).toBe(304);
  });

  it('has one address for each page', async () => {
    await publish();
    expect(await answered(open('/s/harbour'))).toEqual([308, '/s/harbour/']);
    expect(await answered(open('/s/Harbour/fr'))).toEqual([308, '/s/harbour/fr']);
    expect(await answered(open('/s/harbour/fr'))).toEqual([308, '/s/harbour/fr/']);
    expect(await answered(open('/s/harbour/en/'))).toEqual([308, '/s/harbour/']);
    for (const missing of ['ja/', 'admin/', 'fr/x/'])
      expect((await open(`/s/harbour/${missing}`)).status).toBe(404);
  });

  it('stays as published while the draft changes, until the next version', async () => {
    await publish();
    await done(save({ ...both, title: 'Other' }));
    later();
    expect(await titleOf(open('/s/harbour/'))).toContain('Harbour Sessions');
    await done(change('/publish'));
    later();
    expect(await titleOf(open('/s/harbour/'))).toContain('Other');
  });

  it('is rendered again when its address or a product changes', async () => {
    await publish();
    expect(await (await open('/s/harbour/')).text()).toContain(`https://${host}/`);
    await addDomain('listen.harbour.example', { isPrimary: true });
    later();
    expect(await (await open('/s/harbour/')).text()).toContain('https://listen.harbour.example/');
  });

  it('has files for browsers and crawlers', async () => {
    await publish();
    const manifest = await open('/s/harbour/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toEqual({ name: 'Harbour Sessions', lang: 'en' });
    const map = await (await open('/s/harbour/sitemap.xml')).text();
    expect(map).toContain(`<loc>https://${host}/</loc>`);
    expect(map).toContain(`hreflang="fr" href="https://${host}/fr/"`);
    expect(await (await open('/s/harbour/robots.txt')).text()).toContain('Allow: /');
    const asset = await open('/s/_assets/page.3fa94b1c.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
  });

  it('survives the database, as it was last read', async () => {
    await publish();
    expect((await open('/s/harbour/')).status).toBe(200);
    await sql`alter table one_pages rename to one_pages_away`.execute(test.db);
    try {
      later();
      expect(await titleOf(open('/s/harbour/'))).toContain('page harbour en');
    } finally {
      await sql`alter table one_pages_away rename to one_pages`.execute(test.db);
    }
  });
});

describe('a site that is not public', () => {
  it('has a page that says so, in the language of the visitor', async () => {
    const french = { 'accept-language': 'fr' };
    for (const name of ['nobody', 'harbour', 'x', '__proto__', '%00', 'a'.repeat(90)])
      expect([name, (await open(`/s/${name}/`, french)).status]).toEqual([name, 404]);
    await done(save());
    expect(await titleOf(open('/s/harbour/', french))).toBe('not_found fr');
    await publish();
    await done(change('/unpublish'));
    later();
    expect((await open('/s/harbour/')).status).toBe(410);
    expect(await titleOf(open('/s/harbour/', french))).toBe('unpublished fr');
    await done(change('/publish'));
    await test.call('/api/admin/sites/harbour/takedown', { as: 'admin', json: { reason: 'Copied' } });
    later();
    const gone = await open('/s/harbour/', french);
    expect([gone.status, gone.headers.get('x-robots-tag')]).toEqual([451, 'noindex']);
    expect((await open('/s/harbour/live')).status).toBe(404);
  });
});

describe('the host of a site', () => {
  it.each([
    ['harbour.sites.studio.example', 200],
    ['HARBOUR.sites.studio.example:8443', 200],
    ['harbour.sites.studio.example.', 308],
    ['nobody.sites.studio.example', 404],
    ['a.harbour.sites.studio.example', 404],
    ['..sites.studio.example', 404],
  ])('%s answers %i', async (name, status) => {
    await publish();
    expect((await at(name)).status).toBe(status);
  });

  it('has nothing of the product, and the calls of its own pages', async () => {
    await publish();
    for (const to of [
      '/login',
      '/admin',
      '/api/control/me',
      '/cast-api/api/live',
      '/config.json',
      '/s/radio-aurora/live',
    ])
      expect([to, (await at(host, to)).status]).toEqual([to, 404]);
    expect(await titleOf(at(host, '/fr/'))).toContain('page harbour fr');
    expect(await answered(at(host, '/fr'))).toEqual([308, '/fr/']);
    expect((await at(host, '/s/harbour/live')).status).toBe(200);
    expect((await at(host, '/s/_assets/page.3fa94b1c.js')).status).toBe(200);
    expect((await at('studio.example', '/health')).status).toBe((await open('/health')).status);
  });

  it('leads to the main domain, once it is verified', async () => {
    await publish();
    await addDomain('old.harbour.example', { isVerified: false });
    expect((await at('old.harbour.example')).status).toBe(404);
    await addDomain('listen.harbour.example', { isPrimary: true });
    await addDomain('www.harbour.example');
    later();
    expect((await at('listen.harbour.example')).status).toBe(200);
    expect(await answered(at('www.harbour.example', '/fr/'))).toEqual([
      308,
      'https://listen.harbour.example/fr/',
    ]);
    expect(await answered(at(host, '/fr/'))).toEqual([308, 'https://listen.harbour.example/fr/']);
  });
});

describe('a shared draft', () => {
  it('is shown to those who have the link, until it ends', async () => {
    await done(save(both));
    const { url } = (await (await change('/share')).json()) as { url: string };
    const { pathname } = new URL(url);
    expect(await answered(open(pathname))).toEqual([308, `${pathname}/`]);
    const response = await open(`${pathname}/`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toContain('page harbour en draft');
    expect(await titleOf(open(`${pathname}/fr/`))).toContain('page harbour fr draft');
    expect((await open(`${pathname}/live`)).status).toBe(200);
    expect((await open('/s/harbour/')).status).toBe(404);
    await change('/share', { method: 'DELETE' });
    expect(await titleOf(open(`${pathname}/`))).toBe('draft_expired en');
  });
});

describe('what a page shows live', () => {
  it('is off air without a stream, and the song of a cast on air', async () => {
    await publish();
    const read = async () => (await (await open('/s/harbour/live')).json()) as SiteLive;
    expect(await read()).toEqual({ state: 'off_air', song: null, previous: [], listeners: null, version: 1 });
    const { id } = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'harbour')
      .executeTakeFirstOrThrow();
    await publish({ ...both, source: { kind: 'cast', id } });
    expect(await read()).toMatchObject({ state: 'unknown', version: 2 });
  });
});

describe('the preview', () => {
  it('is framed by dashboards only', async () => {
    const response = await open('/s/preview');
    expect(response.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://studio.example;",
    );
    expect(await response.text()).toContain(
      '<meta name="studio:dashboard" content="https://studio.example">',
    );
  });
});
