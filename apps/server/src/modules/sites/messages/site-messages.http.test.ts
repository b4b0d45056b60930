import path from 'node:path';
import { type SiteDocument, type SiteMessageList, siteMessageList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { writeSiteBuild } from '#/testing/sites/site-build.ts';
import { siteCalls, sitePath } from '#/testing/sites/site-calls.ts';

let test: TestApp;
beforeAll(async () => {
  const files = await createTestApp();
  const siteRoot = await writeSiteBuild(path.join(files.dashboardRoot, 'built-site'));
  test = await createTestApp({ siteRoot }, { oneProcess: 'published sites are cached for seconds' });
  return () => files.close();
});
afterAll(() => test.close());
const { change, save, done, reset } = siteCalls(() => test);

const sections: SiteDocument['sections'] = [
  { type: 'requests', id: 'requests1', isOn: true, heading: {}, intro: {}, hasDedication: true },
  {
    type: 'contact',
    id: 'contact1',
    isOn: true,
    heading: {},
    intro: {},
    email: '',
    phone: '',
    address: '',
    hasForm: true,
  },
];
async function publish(document: Partial<SiteDocument> = { sections }): Promise<void> {
  await done(save(document));
  await done(change('/publish'));
  test.clock.advance({ seconds: 10 });
}
beforeEach(async () => {
  await test.db.deleteFrom('throttles').execute();
  await reset();
  await test.db.deleteFrom('site_messages').execute();
  test.mails.length = 0;
  await publish();
});

interface Sent {
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

async function send(fields: Record<string, string>, { headers = {}, from = '203.0.113.7' }: Sent = {}) {
  const request = new Request('https://studio.example/s/harbour/messages', {
    method: 'POST',
    headers: {
      host: 'studio.example',
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return test.app.fetch(request, from);
}
const request = { kind: 'request', name: 'Orla', song: 'Blue Hour', language: 'en' };
const contact = { kind: 'contact', name: 'Claire', email: 'claire@northgate.example', text: 'Hello' };

async function list(query = '', as: 'owner' | 'second' = 'owner'): Promise<SiteMessageList> {
  return (await (await test.call(`${sitePath}/submissions${query}`, { as })).json()) as SiteMessageList;
}

describe('a form of a site', () => {
  it('sends a request to the dashboard, without the address of the visitor', async () => {
    expect((await send({ ...request, text: 'For my sister.\r\n\r\n\r\n\u202ekcab' })).status).toBe(201);
    const found = await list();
    expectExactly(siteMessageList, found);
    expect(found).toMatchObject({
      total: 1,
      unread: 1,
      items: [
        {
          kind: 'request',
          name: 'Orla',
          email: null,
          song: 'Blue Hour',
          text: 'For my sister.\n\nkcab',
          language: 'en',
          readAt: null,
        },
      ],
    });
    const rows = await test.db.selectFrom('site_messages').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('works without a script', async () => {
    const html = { accept: 'text/html' };
    const sent = await send(request, { headers: html });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/s/harbour/#sent-request']);
    const failed = await send({ ...contact, text: '' }, { headers: html });
    expect([failed.status, failed.headers.get('location')]).toEqual([303, '/s/harbour/#failed-contact']);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ['no name', { ...request, name: ' ' }, '/name'],
    ['an invisible name', { ...request, name: '\u200b' }, '/name'],
    ['no song', { ...request, song: '' }, '/song'],
    ['no text', { ...contact, text: '' }, '/text'],
    ['a long text', { ...contact, text: 'x'.repeat(2_001) }, '/text'],
    ['no address', { ...contact, email: 'claire' }, '/email'],
    ['an unknown kind', { ...request, kind: 'order' }, '/kind'],
  ])('is refused with %s', async (_name, fields, pointer) => {
    const response = await send(fields);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors?.[0]).toMatchObject({ pointer });
    expect((await list()).total).toBe(0);
  });

  it('is refused when the published page does not have it', async () => {
    await publish({
      sections: sections.map((section) => ({ ...section, isOn: section.type === 'contact' })),
    });
    expect((await send(request)).status).toBe(422);
    expect((await send(contact)).status).toBe(201);
    await change('/unpublish');
    test.clock.advance({ seconds: 10 });
    expect((await send(contact)).status).toBe(404);
  });

  it('takes nothing from programs and from pages of others', async () => {
    expect((await send({ ...request, website: 'https://spam.example' })).status).toBe(201);
    expect((await send(request, { headers: { origin: 'https://evil.example' } })).status).toBe(404);
    expect((await send(request, { headers: { origin: 'https://studio.example' } })).status).toBe(201);
    expect((await list()).total).toBe(1);
  });

  it('takes five messages per hour and address, and sixty in all', async () => {
    for (let count = 0; count < 5; count += 1) expect((await send(request)).status).toBe(201);
    const refused = await send(request);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    for (let count = 0; count < 55; count += 1)
      expect((await send(request, { from: `198.51.100.${count}` })).status).toBe(201);
    expect((await send(request, { from: '198.51.100.99' })).status).toBe(429);
    expect((await list('?pageSize=10')).total).toBe(60);
  });

  it('is mailed about once in a quarter of an hour', async () => {
    await send(request);
    await send(contact);
    expect(test.mails.map(({ to, mail }) => [to.email, mail.kind])).toEqual([
      ['owner@studio.test', 'site_message'],
    ]);
    test.clock.advance({ minutes: 16 });
    await send(request);
    expect(test.mails).toHaveLength(2);
    expect(test.mails.map(({ mail }) => 'unread' in mail && mail.unread)).toEqual([1, 3]);
  });
});

describe('messages', () => {
  it('are filtered, marked and deleted', async () => {
    await send(request);
    test.clock.advance({ seconds: 1 });
    await send(contact);
    const [latest, first] = (await list()).items;
    expect([latest?.kind, first?.kind]).toEqual(['contact', 'request']);
    const one = `${sitePath}/submissions/${first?.id}`;
    const put = (isRead: boolean) => test.call(one, { as: 'owner', method: 'PUT', json: { isRead } });
    expect(await (await put(true)).json()).toMatchObject({ readAt: test.clock.now().toISOString() });
    expect((await list('?unread=true')).items.map(({ id }) => id)).toEqual([latest?.id]);
    expect((await list('?kind=request')).items.map(({ id }) => id)).toEqual([first?.id]);
    expect(await (await put(false)).json()).toMatchObject({ readAt: null });
    const all = await test.call(`${sitePath}/submissions/read`, { as: 'owner', method: 'POST', json: {} });
    expect(await all.json()).toEqual({ marked: 2 });
    expect((await test.call(one, { as: 'owner', method: 'DELETE' })).status).toBe(204);
    expect((await test.call(one, { as: 'owner', method: 'DELETE' })).status).toBe(404);
    expect(await list()).toMatchObject({ total: 1, unread: 0 });
  });

  it("are not found for another customer's site", async () => {
    await send(request);
    const [message] = (await list()).items;
    const to = `${sitePath}/submissions`;
    for (const [where, call] of [
      [to, {}],
      [`${to}/read`, { method: 'POST', json: {} }],
      [`${to}/${message?.id}`, { method: 'PUT', json: { isRead: true } }],
      [`${to}/${message?.id}`, { method: 'DELETE' }],
    ] as const)
      expect((await test.call(where, { as: 'second', ...call })).status).toBe(404);
    expect(await list()).toMatchObject({ total: 1, unread: 1 });
  });
});
