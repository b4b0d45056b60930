import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Widget, WidgetList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-examples.ts';

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
  it('has a policy of its own, no cookie, and a description for oEmbed', async () => {
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

  it('is asked for again at each load, and answered with 304 while it is the same', async () => {
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

  it('names the sites that may frame it, and tells another why it shows no player', async () => {
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
    // A browser that does not say who frames it compares for itself.
    expect(ancestorsOf(await open(id, { 'sec-fetch-dest': 'iframe' }))).toBe(allowed);
  });

  it.each(['gone0000', 'no', 'a'.repeat(80), '%3Cscript%3E'])(
    'says in the language of its reader that there is none: %s',
    async (id) => {
      const response = await open(id, { 'accept-language': 'ja' });
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('<html lang="ja">');
      expect(html).toContain('このプレーヤーはもうありません。');
      expect(html).not.toContain('<script');
    },
  );

  it('shows a name as text, whatever it is', async () => {
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

  it('gives out its files for good, to frames in a sandbox too, and nothing else', async () => {
    const file = await test.call('/cast-api/embed/assets/a.3fa94b1c.js');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    for (const to of ['..%2findex.html', 'a.00000000.js', '%2e%2e/%2e%2e/package.json'])
      expect((await test.call(`/cast-api/embed/assets/${to}`)).status).toBe(404);
  });

  it('is not there where nothing was built', async () => {
    const none = await createTestApp({}, { oneProcess: 'one is enough' });
    expect((await none.call('/cast-api/embed/preview')).status).toBe(404);
    await none.close();
  });
});

describe('the preview', () => {
  it('is framed by the dashboard alone, which it is told', async () => {
    const response = await open('preview', framedBy('https://evil.example'));
    expect(ancestorsOf(response)).toBe("'self' https://studio.example");
    expect(await response.text()).toContain('<meta name="studio:dashboard" content="https://studio.example');
  });
});

describe('loads', () => {
  it('are counted by site when a frame asks, without the page or the visitor', async () => {
    const { id } = await made();
    for (const site of ['https://a.example', 'https://a.example', 'https://b.example'])
      await open(id, framedBy(site));
    await open(id, { 'sec-fetch-dest': 'iframe' });
    // Opened by itself, shown by the dashboard, or asked for by a program: nobody has put it anywhere.
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
    const kept = JSON.stringify(await test.db.selectFrom('widget_loads').selectAll().execute());
    expect(kept).not.toMatch(/secret|page|127\.0\.0\.1/);
  });

  it('add up over many writes, and end with the widget', async () => {
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

  it('of made-up sites fill no table', async () => {
    const { id } = await made();
    for (let at = 0; at < 150; at += 1) await open(id, framedBy(`https://${at}.example`));
    const widget = await listed();
    expect(widget.loads30d).toBe(150);
    expect(widget.siteCount7d).toBe(100);
    expect(widget.sites7d[0]).toEqual({ site: null, loads: 50 });
  });
});

describe('oEmbed', () => {
  const ask = (query: Record<string, string>) =>
    test.call(`/cast-api/api/oembed?${new URLSearchParams(query)}`);

  it('describes a widget as a frame, within what the site allows', async () => {
    const { id, embedUrl } = await made({}, { width: { value: 300, unit: 'px' } });
    const response = await ask({ url: `${embedUrl}?dir=rtl`, format: 'json' });
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
    const small = await ask({ url: embedUrl, maxwidth: '250', maxheight: '100' });
    expect(await small.json()).toMatchObject({ width: 250, height: 100 });
    const wide = await made({}, { width: { value: 50, unit: '%' } });
    expect(await (await ask({ url: wide.embedUrl, maxwidth: '800' })).json()).toMatchObject({ width: 400 });
  });

  it.each([
    ['another host', 'https://evil.example/cast-api/embed/abcdefgh'],
    ['no widget', 'https://studio.example/cast-api/embed/abcdefgh'],
    ['no address', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('does not know %s', async (_name, url) => expect((await ask({ url })).status).toBe(404));

  it('gives out no XML', async () => {
    const { embedUrl } = await made();
    expect((await ask({ url: embedUrl, format: 'xml' })).status).toBe(501);
  });
});

describe('the script that inserts a widget', () => {
  /** A page with as much of a document as the script touches. */
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

  it('puts the frame where it stands, from wherever it was loaded', async () => {
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

  it('puts the bar at the foot of the page', async () => {
    const { id } = await made({ type: 'sticky-bar' }, { heightPx: 72 });
    const [put] = run(await (await open(`${id}.js`)).text(), `https://cdn.example/embed/${id}.js`);
    expect(put).toMatchObject({
      where: 'body',
      frame: { style: { position: 'fixed', bottom: '0', height: '72px', width: '100%' } },
    });
  });

  it('is none for a widget that is gone', async () => {
    expect((await open('gone0000.js')).status).toBe(404);
  });
});
