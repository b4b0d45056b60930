import path from 'node:path';
import type { StaffSite } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '#/modules/sites/publishing/publish-due.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { codeExample, siteExample } from '#/testing/examples/site-example.ts';
import { writeSiteBuild } from '#/testing/sites/site-build.ts';
import { siteCalls } from '#/testing/sites/site-calls.ts';

let test: TestApp;
beforeAll(async () => {
  const files = await createTestApp();
  const siteRoot = await writeSiteBuild(path.join(files.dashboardRoot, 'built-site'));
  test = await createTestApp({ siteRoot }, { oneProcess: 'published sites are cached for seconds' });
  return () => files.close();
});
afterAll(() => test.close());
const { read, change, save, done, reset, audited } = siteCalls(() => test);
beforeEach(async () => {
  await reset();
  later();
});

/** What is cached expires. */
const later = () => test.clock.advance({ seconds: 10 });
const open = (to: string, headers: Record<string, string> = {}) => test.call(to, { headers });
const framed = { 'sec-fetch-dest': 'iframe' };
const opened = { 'sec-fetch-dest': 'document' };
const host = 'harbour.sites.studio.example';
const code = '/s/harbour/code/code1';
const { sections } = siteExample;
const withCode = { sections: [...sections, codeExample] };

async function allow(isAllowed = true): Promise<StaffSite> {
  const json = { isAllowed };
  const response = await test.call('/api/admin/sites/harbour/code', { as: 'admin', method: 'PUT', json });
  return (await response.json()) as StaffSite;
}

async function publish(document: Parameters<typeof save>[0] = withCode): Promise<void> {
  await done(save(document));
  await done(change('/publish'));
  later();
}

const policyOf = async (to: string, headers?: Record<string, string>) =>
  (await open(to, headers)).headers.get('content-security-policy') ?? '';

describe('the permission', () => {
  it('is given and withdrawn by staff, and recorded', async () => {
    expect((await read()).facts.allowsCode).toBe(false);
    expect((await allow()).allowsCode).toBe(true);
    expect((await read()).facts.allowsCode).toBe(true);
    expect((await allow(false)).allowsCode).toBe(false);
    const entries = await audited();
    expect(entries.slice(-2)).toEqual([
      ['site.code_permission_set', 'admin', { isAllowed: false }, { isAllowed: true }],
      ['site.code_permission_set', 'admin', { isAllowed: true }, { isAllowed: false }],
    ]);
    await allow(false);
    expect((await audited()).length).toBe(entries.length);
    const json = { isAllowed: true };
    const own = { as: 'owner', method: 'PUT', json } as const;
    expect((await test.call('/api/admin/sites/harbour/code', own)).status).toBe(403);
  });

  it('is needed to add or to change code', async () => {
    const refused = {
      code: 'site.code_not_allowed',
      errors: [{ pointer: '/sections/1/html' }],
    };
    expect(await problemOf(await save(withCode))).toMatchObject(refused);
    await allow();
    await done(save(withCode));
    await allow(false);
    for (const part of [{ html: 'Other' }, { heightPx: 300 }, { id: 'code2' }])
      expect(
        await problemOf(await save({ sections: [...sections, { ...codeExample, ...part }] })),
        part.id,
      ).toMatchObject(refused);
    const kept = [{ ...codeExample, isOn: false, heading: { en: 'Clock' } }, ...sections];
    expect((await done(save({ sections: kept }))).draft.sections).toEqual(kept);
  });

  it('is needed to publish new code; what was published stays, and visitors do not get it', async () => {
    await allow();
    await done(save(withCode));
    await allow(false);
    const schedule = { method: 'PUT', json: { publishAt: test.clock.now().toISOString() } };
    for (const response of [await change('/publish'), await change('/schedule', schedule)])
      expect((await problemOf(response)).code).toBe('site.code_not_allowed');
    const off = { sections: [...sections, { ...codeExample, isOn: false }] };
    await done(save(off));
    await done(change('/publish'));
    await allow();
    await publish();
    await allow(false);
    await done(save({ ...withCode, title: 'Harbour Nights' }));
    expect(await done(change('/publish'))).toMatchObject({ publication: { number: 3 } });
    expect((await open(code, framed)).status).toBe(404);
  });

  it('does not keep a scheduled publication, which takes place without the code', async () => {
    await allow();
    await done(save(withCode));
    const publishAt = new Date(test.clock.now().getTime() + 60_000).toISOString();
    await done(change('/schedule', { method: 'PUT', json: { publishAt } }));
    await allow(false);
    test.clock.advance({ minutes: 2 });
    const apiUrl = () => 'https://studio.example/api';
    await publishDue({ ...test.deps, db: test.db, apiUrl });
    expect((await read()).state).toBe('published');
    expect((await open(code, framed)).status).toBe(404);
    expect(await policyOf('/s/harbour/')).not.toContain('frame-src');
  });
});

describe('published code', () => {
  beforeEach(async () => {
    await allow();
    await publish();
  });

  it.each([
    ['by path', code, 'studio.example'],
    ['at the host of the site', '/code/code1', host],
  ])('is a sandboxed document without an origin, %s', async (_, to, name) => {
    const response = await open(to, { ...framed, host: name, cookie: 'a=b', origin: 'null' });
    const { date, connection, ...headers } = Object.fromEntries(response.headers);
    // Only names of the product are known to use https always.
    delete headers['strict-transport-security'];
    expect(await response.text()).toMatch(
      /^<!doctype html>.*<base target="_blank">.*<p id="clock"><\/p><script>/,
    );
    expect(response.status).toBe(200);
    expect(headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-length': expect.any(String),
      'content-security-policy': "sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'",
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'x-robots-tag': 'noindex',
      vary: 'Sec-Fetch-Dest',
    });
  });

  it('is the only frame that its page may contain', async () => {
    expect(await policyOf('/s/harbour/', { host: 'studio.example' })).toContain(
      '; frame-src studio.example/s/harbour/code/; ',
    );
    expect(await policyOf('/', { host: `${host}:8443` })).toContain(`; frame-src ${host}:8443/code/; `);
    expect(await policyOf('/s/harbour/', { host: '[::1]:4100' })).toContain("; frame-src 'self'; ");
    await publish({ sections });
    expect(await policyOf('/s/harbour/')).not.toContain('frame-src');
  });

  it('leads those who open its address to the page', async () => {
    for (const [to, headers, page] of [
      [code, {}, '/s/harbour/'],
      ['/code/code1', { host }, '/'],
    ] as const) {
      for (const destination of ['document', 'embed', 'object', 'empty']) {
        const response = await open(to, { 'sec-fetch-dest': destination, ...headers });
        expect([response.status, response.headers.get('location')]).toEqual([303, page]);
        expect(response.headers.get('vary')).toBe('Sec-Fetch-Dest');
      }
    }
    expect((await open(code)).status).toBe(200);
  });

  it('is missing at other sections and sites, and when it is off', async () => {
    for (const to of [
      '/s/harbour/code/about1',
      '/s/harbour/code/code2',
      '/s/radio-aurora/code/code1',
      '/s/x/code/code1',
    ])
      for (const headers of [framed, opened])
        expect([to, (await open(to, headers)).status]).toEqual([to, 404]);
    for (const to of ['/s/harbour/code/', '/s/harbour/code/code1/', '/s/harbour/fr/code/code1'])
      expect([to, (await open(to, framed)).status]).toEqual([to, 404]);
    await publish({ sections: [...sections, { ...codeExample, isOn: false }] });
    expect((await open(code, framed)).status).toBe(404);
  });

  it('is gone at once when the permission is withdrawn, and the page is rendered without it', async () => {
    expect(await (await open('/s/harbour/')).text()).toContain(' code ./code/');
    await allow(false);
    expect((await open(code, framed)).status).toBe(404);
    expect((await open('/code/code1', { ...framed, host })).status).toBe(404);
    later();
    expect(await (await open('/s/harbour/')).text()).not.toContain(' code ./code/');
    expect(await policyOf('/s/harbour/')).not.toContain('frame-src');
    await allow();
    expect((await open(code, framed)).status).toBe(200);
  });

  it('is gone with its site', async () => {
    const json = { reason: 'Copied' };
    await test.call('/api/admin/sites/harbour/takedown', { as: 'admin', json });
    expect((await open(code, framed)).status).toBe(404);
    await test.call('/api/admin/sites/harbour/takedown', { as: 'admin', method: 'DELETE' });
    await done(change('/unpublish'));
    expect((await open(code, framed)).status).toBe(404);
  });
});

describe('code of a draft', () => {
  it('is served to those who have its link, without the token of the link', async () => {
    await allow();
    await done(save(withCode));
    const { url } = (await (await change('/share')).json()) as { url: string };
    const { pathname } = new URL(url);
    const page = await open(`${pathname}/`, { host: 'studio.example' });
    const [, base = ''] = /frame-src studio\.example(\/s\/_code\/[0-9a-f]{64}\/);/.exec(
      page.headers.get('content-security-policy') ?? '',
    ) ?? [''];
    expect(await page.text()).toContain(`code ${base}`);
    expect(base).not.toContain(pathname.split('/').at(-1));
    const response = await open(`${base}code1`, framed);
    expect(response.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(await response.text()).toContain('clock');
    expect((await open(`${base}code1`, opened)).headers.get('location')).toBe('/s/harbour/');
    for (const to of [`${base}code2`, `${base.slice(0, -5)}/code1`, `/s/_code/${'0'.repeat(64)}/code1`])
      expect((await open(to, framed)).status).toBe(404);
    await allow(false);
    expect((await open(`${base}code1`, framed)).status).toBe(404);
    expect((await open(`${pathname}/`)).headers.get('content-security-policy')).not.toContain('frame-src');
    await allow();
    await change('/share', { method: 'DELETE' });
    expect((await open(`${base}code1`, framed)).status).toBe(404);
  });

  it('is shown to the dashboard in a sandboxed document, before it is saved', async () => {
    const response = await open('/s/_code/preview');
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self' https://studio.example",
    );
    expect(await policyOf('/s/preview', { host: 'studio.example' })).toContain(
      '; frame-src studio.example/s/_code/preview; ',
    );
  });
});
