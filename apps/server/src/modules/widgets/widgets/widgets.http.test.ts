import type { Widget, WidgetDraft, WidgetList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type CallOptions, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';
import { streamIdOf } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('cast_widgets').execute();
});

const path = '/cast-api/api/aurora/widgets';
const owner: CallOptions = { as: 'owner' };
const save = (draft: unknown = widgetExample, options = owner) =>
  test.call(path, { json: draft, ...options });
const made = async (draft: Partial<WidgetDraft> = {}) =>
  (await (await save({ ...widgetExample, ...draft })).json()) as Widget;
const list = async (options = owner) => (await (await test.call(path, options)).json()) as WidgetList;
const change = (id: string, draft: unknown, version: number, options = owner) =>
  test.call(`${path}/${id}`, {
    method: 'PUT',
    json: draft,
    headers: { 'if-match': String(version) },
    ...options,
  });
const withSettings = (settings: object) => ({
  ...widgetExample,
  settings: { ...widgetExample.settings, ...settings },
});
const loads = (id: string, daysAgo: number, site: string, count: number) =>
  sql`insert into widget_loads values (${id}, ${test.clock.now()}::date - ${sql.lit(daysAgo)}, ${site}, ${count})`.execute(
    test.db,
  );

describe('widgets of a cast', () => {
  it('are stored unchanged and get an address that pages can show', async () => {
    const widget = await made();
    expect(widget).toMatchObject({ ...widgetExample, version: 0, loads30d: 0, sites7d: [], siteCount7d: 0 });
    expect(widget.id).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(widget.embedUrl).toBe(`https://studio.example/cast-api/embed/${widget.id}`);
    test.clock.advance({ seconds: 1 });
    const second = await made({ name: 'Second' });
    expect((await list()).items.map(({ id }) => id)).toEqual([second.id, widget.id]);
  });

  it('keep their id and address on update, and reject an update of an older version', async () => {
    const widget = await made();
    const draft = { ...withSettings({ theme: 'dark' }), name: 'Sidebar' };
    const changed = (await (await change(widget.id, draft, 0)).json()) as Widget;
    expect(changed).toMatchObject({ ...draft, id: widget.id, embedUrl: widget.embedUrl, version: 1 });
    const stale = await problemOf(await change(widget.id, widgetExample, 0));
    expect(stale).toMatchObject({ code: 'resource.version_conflict', current: changed });
    expect((await list()).items).toEqual([changed]);
  });

  it('are deleted with their usage data', async () => {
    const widget = await made();
    await loads(widget.id, 0, 'https://a.example', 3);
    expect((await test.call(`${path}/${widget.id}`, { ...owner, method: 'DELETE' })).status).toBe(204);
    expect((await list()).total).toBe(0);
    expect(await test.db.selectFrom('widget_loads').selectAll().execute()).toEqual([]);
    expect((await change(widget.id, widgetExample, 0)).status).toBe(404);
  });

  it('report their loads and sites', async () => {
    const widget = await made();
    await loads(widget.id, 0, 'https://a.example', 3);
    await loads(widget.id, 6, 'https://a.example', 4);
    await loads(widget.id, 6, 'https://b.example', 5);
    await loads(widget.id, 1, '', 9);
    await loads(widget.id, 7, 'https://late.example', 100);
    await loads(widget.id, 30, 'https://gone.example', 1_000);
    await made({ name: 'Unused' });
    const [, used] = (await list()).items.toSorted((a, b) => a.loads30d - b.loads30d);
    expect(used).toMatchObject({ loads30d: 121, loads7d: 21, siteCount7d: 2 });
    expect(used?.sites7d).toEqual([
      { site: null, loads: 9 },
      { site: 'https://a.example', loads: 7 },
      { site: 'https://b.example', loads: 5 },
    ]);
  });

  it('lose loads after 400 days, and all of them with a statistics reset', async () => {
    const widget = await made();
    await loads(widget.id, 399, '', 1);
    await loads(widget.id, 401, '', 2);
    await purge(test);
    const stored = () => test.db.selectFrom('widget_loads').select('loads').execute();
    expect(await stored()).toEqual([{ loads: 1 }]);
    const name = 'Radio Aurora';
    await test.call('/api/control/cast/reset-statistics/aurora', { ...owner, json: { name } });
    expect(await stored()).toEqual([]);
    expect((await list()).total).toBe(1);
  });

  it('[C1] belong to the owner of the cast, whoever knows their id', async () => {
    const widget = await made();
    const as = 'second';
    expect((await save(widgetExample, { as })).status).toBe(404);
    expect((await change(widget.id, widgetExample, 0, { as })).status).toBe(404);
    expect((await test.call(`${path}/${widget.id}`, { as, method: 'DELETE' })).status).toBe(404);
    // It does not exist below another cast either.
    const below = `/cast-api/api/meadow/widgets/${widget.id}`;
    const json = widgetExample;
    const headers = { 'if-match': '0' };
    expect((await test.call(below, { as, method: 'PUT', json, headers })).status).toBe(404);
    expect((await test.call(below, { as, method: 'DELETE' })).status).toBe(404);
    expect((await list()).items).toEqual([widget]);
    expect((await change(widget.id, widgetExample, 0, { as: 'admin' })).status).toBe(200);
  });

  it('[C1] play streams of their own cast only', async () => {
    const own = await streamIdOf(test, '/aurora-32');
    expect((await save(withSettings({ streamId: own }))).status).toBe(201);
    const theirs = await streamIdOf(test, '/meadow');
    const problem = await problemOf(await save(withSettings({ streamId: theirs })));
    expect(problem.errors).toEqual([{ pointer: '/settings/streamId', code: 'enum', params: {} }]);
  });

  it('cannot be changed while the cast is suspended, except by staff', async () => {
    const below = '/cast-api/api/tidewater/widgets';
    const refused = await test.call(below, { ...owner, json: widgetExample });
    expect(await problemOf(refused)).toMatchObject({ code: 'cast.suspended' });
    expect((await test.call(below, { as: 'admin', json: widgetExample })).status).toBe(201);
  });

  it('are audited on each change', async () => {
    const widget = await made();
    await change(widget.id, widgetExample, 0);
    await test.call(`${path}/${widget.id}`, { ...owner, method: 'DELETE' });
    const trail = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'details'])
      .where('action', 'in', ['widget.created', 'widget.updated', 'widget.deleted'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['widget.deleted', 'widget.updated', 'widget.created']);
    expect(trail[0]?.details).toEqual({ cast: 'aurora', widget: widget.id, type: 'player-small' });
  });

  it('are limited to 50, even with concurrent requests', async () => {
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await save()).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
  });
});

describe('invalid widgets', () => {
  const button = (url: string, kind = 'site', label = '') => ({ buttons: [{ kind, url, label }] });
  it.each([
    ['a colour by name', { primaryColor: 'red' }, '/settings/primaryColor'],
    ['a colour that closes the style', { textColor: '#fff;}' }, '/settings/textColor'],
    ['a script as an address', button('javascript:alert(1)'), '/settings/buttons/0/url'],
    ['a script after white space', button(' javascript://x.y/%0aalert(1)'), '/settings/buttons/0/url'],
    ['data as an address', button('data:text/html,x'), '/settings/buttons/0/url'],
    ['an address without encryption', button('http://radio.example/'), '/settings/buttons/0/url'],
    ['an address with a password', button('https://a:b@radio.example/'), '/settings/buttons/0/url'],
    ['an address that leaves its attribute', button('https://a.example/"><b>'), '/settings/buttons/0/url'],
    [
      'a button of its own without words',
      button('https://a.example/', 'custom'),
      '/settings/buttons/0/label',
    ],
    [
      'too many buttons',
      { buttons: Array(7).fill(button('https://a.example/').buttons[0]) },
      '/settings/buttons',
    ],
    ['a volume above all', { volume: 101 }, '/settings/volume'],
    ['four songs', { songs: 4 }, '/settings/songs'],
    ['a strip of 10 pixels', { width: { value: 10, unit: 'px' } }, '/settings/width/value'],
    ['more than the whole width', { width: { value: 101, unit: '%' } }, '/settings/width/value'],
    ['another language', { language: 'de' }, '/settings/language'],
    ['a field of one’s own', { art: true }, '/settings/art'],
  ])('%s is rejected', async (_name, settings, pointer) => {
    const problem = await problemOf(await save(withSettings(settings)));
    expect(problem).toMatchObject({ code: 'request.invalid' });
    expect(problem.errors?.map((each) => each.pointer)).toEqual([pointer]);
  });

  it.each([
    'https://a.example; script-src *',
    "https://a.example 'unsafe-inline'",
    'https://a.example/path',
    'a.example',
    '*',
    'https://*',
    'javascript:alert(1)',
    'https://a.example,b.example',
  ])('a site such as %s is rejected', async (site) => {
    const problem = await problemOf(await save({ ...widgetExample, allowedSites: [site] }));
    expect(problem.errors?.map((each) => each.pointer)).toEqual(['/allowedSites/0']);
  });

  it('a site is case-insensitive and may include all subdomains', async () => {
    const allowedSites = ['HTTPS://Radio.Example', 'https://*.radio.example:8443', 'http://localhost:3000'];
    expect((await made({ allowedSites })).allowedSites).toEqual([
      'https://radio.example',
      'https://*.radio.example:8443',
      'http://localhost:3000',
    ]);
    const twice = await save({ ...widgetExample, allowedSites: ['https://a.example', 'https://A.example'] });
    expect((await problemOf(twice)).errors).toEqual([
      { pointer: '/allowedSites', code: 'duplicate', params: {} },
    ]);
  });
});
