import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Widget, WidgetList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embedTexts } from '#/modules/widgets/embed/texts.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';

const built = `<!doctype html><html lang="en"><head><!--studio:head--><script type="module" crossorigin src="./assets/a.3fa94b1c.js"></script><link rel="stylesheet" crossorigin href="./assets/a.3fa94b1c.css"></head><body><noscript><!--studio:noscript--></noscript></body></html>`;

let test: TestApp;
beforeAll(async () => {
  const files = await createTestApp();
  const embedRoot = path.join(files.dashboardRoot, 'embed');
  await mkdir(path.join(embedRoot, 'assets'), { recursive: true });
  await writeFile(path.join(embedRoot, 'index.html'), built);
  await writeFile(path.join(embedRoot, 'assets/a.3fa94b1c.js'), 'export {}');
  test = await createTestApp({ embedRoot }, { oneProcess: 'loads wait in the memory of one' });
  return () => files.close();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('cast_widgets').execute();
});

const own = '/cast-api/api/aurora/widgets';
const made = async (more: object = {}, settings: object = {}) => {
  const json = { ...widgetExample, ...more, settings: { ...widgetExample.settings, ...settings } };
  return (await (await test.call(own, { as: 'owner', json })).json()) as Widget;
};
const listed = async () =>
  ((await (await test.call(own, { as: 'owner' })).json()) as WidgetList).items[0] as Widget;
const open = (id: string, headers: Record<string, string> = {}) =>
  test.call(`/cast-api/embed/${id}`, { headers });
const framedBy = (site: string) => ({ 'sec-fetch-dest': 'iframe', referer: `${site}/page?secret=1` });
const ancestorsOf = (response: Response) =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('the document of a widget', () => {
  it('has its own policy, no cookie, and an oEmbed description', async () => {
    const { id } = await made();
    const response = await open(id);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; media-src https://streams.example; " +
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer-when-downgrade',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('x-frame-options')).toBe(false);
    const html = await response.text();
    expect(html).toContain('<title>Radio Aurora</title>');
    const address = encodeURIComponent(`https://studio.example/cast-api/embed/${id}`);
    expect(html).toContain(
      `href="https://studio.example/cast-api/api/oembed?url=${address}&amp;format=json" title="Radio Aurora"`,
    );
  });

  it('is revalidated on each load, with 304 while unchanged', async () => {
    const { id } = await made();
    const etag = (await open(id)).headers.get('etag') ?? '';
    expect((await open(id, { 'if-none-match': etag })).status).toBe(304);
    await test.call(`${own}/${id}`, {
      as: 'owner',
      method: 'PUT',
      headers: { 'if-match': '0' },
      json: { ...widgetExample, allowedSites: ['https://radio.example'] },
    });
    expect((await open(id, { 'if-none-match': etag })).status).toBe(200);
  });

  it('lists the sites that may frame it, and explains the missing player to others', async () => {
    const { id } = await made({ allowedSites: ['https://radio.example', 'https://*.radio.example'] });
    const allowed = "'self' https://studio.example https://radio.example https://*.radio.example";
    for (const site of ['https://radio.example', 'https://blog.radio.example', 'https://studio.example']) {
      const response = await open(id, framedBy(site));
      expect([response.status, ancestorsOf(response)]).toEqual([200, allowed]);
    }
    for (const site of [
      'https://evil.example',
      'https://radio.example.evil.example',
      'http://radio.example',
    ]) {
      const response = await open(id, { ...framedBy(site), 'accept-language': 'fr' });
      const html = await response.text();
      expect(response.status).toBe(403);
      expect(html).toContain('Ce lecteur ne peut pas être affiché sur ce site.');
      expect(html).not.toContain('<script');
    }
    // A browser without Referer enforces frame-ancestors itself.
    expect(ancestorsOf(await open(id, { 'sec-fetch-dest': 'iframe' }))).toBe(allowed);
  });

  it.each(['gone0000', 'no', 'a'.repeat(80), '%3Cscript%3E'])(
    "reports a missing widget in the reader's language: %s",
    async (id) => {
      const response = await open(id, { 'accept-language': 'ja' });
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('<html lang="ja">');
      expect(html).toContain(embedTexts.ja.gone);
      expect(html).not.toContain('<script');
    },
  );

  it('escapes names', async () => {
    await test.db
      .updateTable('casts')
      .set({ name: '</title><script>alert(1)</script>"x' })
      .where('username', '=', 'harbour')
      .execute();
    const json = widgetExample;
    const saved = await test.call('/cast-api/api/harbour/widgets', { as: 'owner', json });
    const { id } = (await saved.json()) as Widget;
    const html = await (await open(id)).text();
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;x</title>');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(await (await open(`${id}.js`)).text()).not.toMatch(/<\/?(?:title|script)/);
    const address = encodeURIComponent(`https://studio.example/cast-api/embed/${id}`);
    const oembed = await test.call(`/cast-api/api/oembed?url=${address}`);
    expect(((await oembed.json()) as { html: string }).html).toContain(
      'title="&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;x"',
    );
  });

  it('serves only its own files, cached permanently and available to sandboxed frames', async () => {
    const file = await test.call('/cast-api/embed/assets/a.3fa94b1c.js');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    for (const to of ['..%2findex.html', 'a.00000000.js', '%2e%2e/%2e%2e/package.json'])
      expect((await test.call(`/cast-api/embed/assets/${to}`)).status).toBe(404);
  });

  it('returns 404 without a build', async () => {
    const none = await createTestApp({}, { oneProcess: 'one is enough' });
    expect((await none.call('/cast-api/embed/preview')).status).toBe(404);
    await none.close();
  });
});

describe('the preview', () => {
  it('can be framed by the dashboard only', async () => {
    const response = await open('preview', framedBy('https://evil.example'));
    expect(ancestorsOf(response)).toBe("'self' https://studio.example");
    expect(await response.text()).toContain('<meta name="studio:dashboard" content="https://studio.example');
  });
});

describe('loads', () => {
  it('are counted by site for frames, without page or visitor', async () => {
    const { id } = await made();
    for (const site of ['https://a.example', 'https://a.example', 'https://b.example'])
      await open(id, framedBy(site));
    await open(id, { 'sec-fetch-dest': 'iframe' });
    // Opened directly, shown by the dashboard, or fetched by a program: not embedded anywhere.
    await open(id, { 'sec-fetch-dest': 'document', referer: 'https://c.example/' });
    await open(id, { ...framedBy('https://studio.example'), 'sec-fetch-site': 'same-origin' });
    await open(id);
    await open('preview', framedBy('https://a.example'));
    const widget = await listed();
    expect(widget).toMatchObject({ loads30d: 4, loads7d: 4, siteCount7d: 2 });
    expect(widget.sites7d).toEqual([
      { site: 'https://a.example', loads: 2 },
      { site: null, loads: 1 },
      { site: 'https://b.example', loads: 1 },
    ]);
    const stored = JSON.stringify(await test.db.selectFrom('widget_loads').selectAll().execute());
    expect(stored).not.toMatch(/secret|page|127\.0\.0\.1/);
  });

  it('accumulate over many writes and are deleted with the widget', async () => {
    const { id } = await made();
    for (let times = 0; times < 3; times += 1) {
      await open(id, framedBy('https://a.example'));
      await listed();
    }
    expect((await listed()).loads30d).toBe(3);
    await open(id, framedBy('https://a.example'));
    await test.db.deleteFrom('cast_widgets').execute();
    const other = await made();
    await open(other.id, framedBy('https://a.example'));
    expect(await listed()).toMatchObject({ id: other.id, loads30d: 1 });
  });

  it('of forged sites are bounded', async () => {
    const { id } = await made();
    for (let at = 0; at < 150; at += 1) await open(id, framedBy(`https://${at}.example`));
    const widget = await listed();
    expect(widget.loads30d).toBe(150);
    expect(widget.siteCount7d).toBe(100);
    expect(widget.sites7d[0]).toEqual({ site: null, loads: 50 });
  });
});

describe('oEmbed', () => {
  const get = (query: Record<string, string>) =>
    test.call(`/cast-api/api/oembed?${new URLSearchParams(query)}`);

  it('describes a widget as a frame within the requested size', async () => {
    const { id, embedUrl } = await made({}, { width: { value: 300, unit: 'px' } });
    const response = await get({ url: `${embedUrl}?dir=rtl`, format: 'json' });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Radio Aurora',
      cache_age: 60,
      html: `<iframe src="https://studio.example/cast-api/embed/${id}" title="Radio Aurora" width="300" height="150" allow="autoplay" loading="lazy" frameborder="0"></iframe>`,
      width: 300,
      height: 150,
    });
    const small = await get({ url: embedUrl, maxwidth: '250', maxheight: '100' });
    expect(await small.json()).toMatchObject({ width: 250, height: 100 });
    const wide = await made({}, { width: { value: 50, unit: '%' } });
    expect(await (await get({ url: wide.embedUrl, maxwidth: '800' })).json()).toMatchObject({ width: 400 });
  });

  it.each([
    ['another host', 'https://evil.example/cast-api/embed/abcdefgh'],
    ['no widget', 'https://studio.example/cast-api/embed/abcdefgh'],
    ['no address', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('returns 404 for %s', async (_name, url) => expect((await get({ url })).status).toBe(404));

  it('does not support XML', async () => {
    const { embedUrl } = await made();
    expect((await get({ url: embedUrl, format: 'xml' })).status).toBe(501);
  });
});

describe('the embed script', () => {
  /** A page with the document APIs that the script uses. */
  function run(script: string, src: string) {
    const inserted: { where: string; frame: Record<string, unknown> }[] = [];
    const put = (where: string) => (frame: Record<string, unknown>) => void inserted.push({ where, frame });
    const document = {
      currentScript: { src, parentNode: { insertBefore: put('before') } },
      body: { appendChild: put('body') },
      createElement: () => ({ style: {} }),
    };
    runInNewContext(script, { document });
    return inserted;
  }

  it('inserts the frame in place, wherever it was loaded from', async () => {
    const { id } = await made({}, { width: { value: 300, unit: 'px' } });
    const response = await open(`${id}.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const [put] = run(await response.text(), `https://cdn.example/x/embed/${id}.js?v=1`);
    expect(put).toMatchObject({
      where: 'before',
      frame: {
        src: `https://cdn.example/x/embed/${id}`,
        title: 'Radio Aurora',
        style: { width: '300px', height: '150px', border: '0' },
      },
    });
  });

  it('inserts the bar at the bottom of the page', async () => {
    const { id } = await made({ type: 'sticky-bar' }, { heightPx: 72 });
    const [put] = run(await (await open(`${id}.js`)).text(), `https://cdn.example/embed/${id}.js`);
    expect(put).toMatchObject({
      where: 'body',
      frame: { style: { position: 'fixed', bottom: '0', height: '72px', width: '100%' } },
    });
  });

  it('does nothing for a deleted widget', async () => {
    expect((await open('gone0000.js')).status).toBe(404);
  });
});
