import type { FrameLocator } from '@playwright/test';
import type { Site, SiteDocument } from '@unmuted/api';
import { demoPassword, type Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { asOwner } from '../support/widgets.ts';

/** What code of a site tries, and what becomes of it. */
const html = `<p id="out">…</p>
<script>
  const attempts = {
    origin: () => self.origin,
    parent: () => parent.document.title,
    frame: () => frameElement,
    cookies: () => document.cookie,
    setCookie: () => (document.cookie = 'code=1'),
    storage: () => localStorage.getItem('visitor'),
    session: () => sessionStorage.length,
    caches: () => caches.keys(),
    workers: () => navigator.serviceWorker.register('/worker.js'),
    top: () => (top.location.href = '/s/harbour/?left'),
    parentScript: () => (parent.location.href = 'javascript:alert(1)'),
    live: () => fetch('/s/harbour/live').then((response) => response.text()),
  };
  (async () => {
    const results = {};
    for (const [name, attempt] of Object.entries(attempts))
      try { results[name] = await attempt(); } catch (error) { results[name] = error.name; }
    out.textContent = JSON.stringify(results);
  })();
</script>`;

const refused = {
  origin: 'null',
  parent: 'SecurityError',
  frame: null,
  cookies: 'SecurityError',
  setCookie: 'SecurityError',
  storage: 'SecurityError',
  session: 'SecurityError',
  caches: 'SecurityError',
  workers: 'SecurityError',
  top: 'SecurityError',
  parentScript: 'SecurityError',
  live: 'TypeError',
};

const resultsIn = async (frame: FrameLocator): Promise<unknown> => {
  const out = frame.locator('#out');
  await expect(out).toContainText('{', { timeout: 15_000 });
  return JSON.parse((await out.textContent()) ?? '');
};

/** As staff of the demo. */
async function allowCode({ origin }: Product, isAllowed: boolean): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const signIn = await fetch(`${origin}/api/admin/authenticate`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: demoPassword }),
  });
  const { token } = (await signIn.json()) as { token: string };
  const response = await fetch(`${origin}/api/admin/sites/harbour/code`, {
    method: 'PUT',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ isAllowed }),
  });
  expect(response.status).toBe(200);
}

async function publishCode(product: Product): Promise<string> {
  await allowCode(product, true);
  const { call } = await asOwner(product);
  const path = '/api/control/onepage/harbour';
  const { draft, version } = await call<Site>('GET', path);
  const sections: SiteDocument['sections'] = [
    { type: 'code', id: 'code1', isOn: true, heading: { en: 'Studio clock' }, html, heightPx: 300 },
  ];
  const saved = await call<Site>('PUT', path, { ...draft, languages: ['en'], sections }, version);
  await call<Site>('POST', `${path}/publish`, {}, saved.version);
  return (await call<{ url: string }>('POST', `${path}/share`, {})).url;
}

// A separate product instance: its site and permissions change.
test.use({ serverEnv: { BRAND: 'Studio' } });

test('code of a site runs, and reaches neither the page around it nor anything of its origin', async ({
  page,
  product,
  guard,
}) => {
  // What the code is refused, the browser reports.
  guard.allow(/Unsafe attempt|CORS policy|net::ERR_FAILED|javascript:/);
  const draft = await publishCode(product);
  for (const address of [`${product.origin}/s/harbour/`, `${draft}/`]) {
    await page.goto(address);
    await page.context().addCookies([{ name: 'visitor', value: '1', url: address }]);
    await page.evaluate(() => localStorage.setItem('visitor', '1'));
    await page.reload();
    const frame = page.getByTitle('Studio clock');
    await frame.scrollIntoViewIfNeeded();
    expect(await resultsIn(frame.contentFrame()), address).toEqual(refused);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => document.cookie), address).toBe('visitor=1');
    const source = await frame.evaluate((element: HTMLIFrameElement) => element.src);
    if (address !== `${draft}/`) {
      await page.goto(source);
      expect(page.url()).toBe(address);
    }
    await page.context().clearCookies();
  }
});

test('code is shown in the editor before it is saved, without the origin of the dashboard', async ({
  page,
  product,
  guard,
  enter,
}) => {
  guard.allow(/Unsafe attempt|CORS policy|net::ERR_FAILED|javascript:/);
  await publishCode(product);
  await enter('owner', '/onepage/harbour');
  const code = page.frameLocator('[title="Preview of the page"]').frameLocator('[title="Studio clock"]');
  expect(await resultsIn(code)).toEqual(refused);
  await page.getByLabel('Code', { exact: true }).fill('<p id="out">Typed</p>');
  await expect(code.locator('#out')).toHaveText('Typed');
  await expect(page.getByRole('status').filter({ hasText: /Saved \d/ })).toBeVisible();
});

test('code is gone at once when staff withdraw the permission', async ({ page, product, guard }) => {
  guard.allow(/Unsafe attempt|CORS policy|net::ERR_FAILED|javascript:|status of 404/);
  await publishCode(product);
  await page.goto(`${product.origin}/s/harbour/`);
  const frame = page.getByTitle('Studio clock');
  await frame.scrollIntoViewIfNeeded();
  await resultsIn(frame.contentFrame());
  await allowCode(product, false);
  expect((await fetch(`${product.origin}/s/harbour/code/code1`)).status).toBe(404);
  await expect(async () => {
    await page.reload();
    await expect(frame).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
