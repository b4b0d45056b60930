import type { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import {
  type CertificateAuthority,
  hasCertificateAuthority,
  startCertificateAuthority,
} from '../../apps/server/src/testing/certificates/certificate-authority.ts';
import {
  type DnsServers,
  hasDnsServers,
  startDnsServers,
} from '../../apps/server/src/testing/dns/dns-servers.ts';
import { shortLived } from '../../scripts/gates/launch-options.ts';
import { makeDataDir, removeDataDir } from '../support/data-dir.ts';
import { freePorts } from '../support/ports.ts';
import { type Product, startOn } from '../support/product.ts';
import { builtAudio, type Source, startSource } from '../support/source.ts';
import { expect, submitPassword, test } from '../support/test.ts';
import { asOwner } from '../support/widgets.ts';

/** The product with its own TLS front: the dashboard, streams and sites at their names, with certificates by ACME. */
const studio = 'studio.test';
const streams = 'streams.test';
const site = 'harbour.sites.test';
const ownDomain = 'listen.aurora-fm.example';
const ownZone = 'aurora-fm.example';

let authority: CertificateAuthority;
let dns: DnsServers | undefined;
let browser: Browser;
let context: BrowserContext;
let dataDir: string;
let product: Product;
let source: Source | undefined;
let httpsPort = 0;
let httpPort = 0;
let password = '';

test.skip(!hasCertificateAuthority, 'pebble is not installed');
test.beforeAll(async () => {
  test.setTimeout(120_000);
  [httpsPort = 0, httpPort = 0] = await freePorts(2);
  authority = await startCertificateAuthority({ httpPort });
  if (hasDnsServers)
    dns = await startDnsServers([
      { origin: '', records: [] },
      { origin: 'sites.test', records: ['@ A 127.0.0.1', '* A 127.0.0.1'] },
      { origin: ownZone, records: ['www A 93.184.215.99'] },
    ]);
  dataDir = makeDataDir();
  const env = {
    PUBLIC_URL: `https://${studio}:${httpsPort}`,
    ENGINE_PUBLIC_ORIGIN: `https://${streams}:${httpsPort}`,
    SITES_HOST: 'sites.test',
    HTTPS_PORT: String(httpsPort),
    HTTP_PORT: String(httpPort),
    HTTPS_HOST: '127.0.0.1',
    ACME_DIRECTORY: authority.directory,
    NODE_EXTRA_CA_CERTS: authority.apiCertificateFile,
    ...(dns && { DNS_SERVERS: dns.resolver }),
  };
  product = await startOn(dataDir, env, ['--demo']);
  password = /owner@studio\.test {2}(\S+)/.exec(product.printed())?.[1] ?? '';
  const args = [...shortLived.args, '--host-resolver-rules=MAP *.test 127.0.0.1, MAP *.example 127.0.0.1'];
  browser = await chromium.launch({ ...shortLived, args });
});
test.beforeEach(async () => {
  // The browser does not know the authority; the certificates are verified below.
  context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
});
test.afterEach(() => context.close());
test.afterAll(async () => {
  source?.kill();
  await browser?.close();
  await product?.stop();
  await authority?.stop();
  await dns?.stop();
  if (dataDir) removeDataDir(dataDir);
});

/** The certificate that the front shows for a name; undefined while the handshake fails. */
function certificateOf(name: string): Promise<X509Certificate | undefined> {
  return new Promise((resolve) => {
    const socket = connect(
      { host: '127.0.0.1', port: httpsPort, servername: name, ca: authority.root },
      () => {
        resolve(socket.authorized ? socket.getPeerX509Certificate() : undefined);
        socket.destroy();
      },
    );
    socket.on('error', () => resolve(undefined));
  });
}

async function awaitCertificate(name: string): Promise<void> {
  const covers = async () => (await certificateOf(name))?.checkHost(name) ?? null;
  await expect.poll(covers, { timeout: 40_000 }).toBe(name);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`https://${studio}:${httpsPort}/dashboard`);
  await page.getByLabel('Email').fill('owner@studio.test');
  await submitPassword(page, password);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

async function playNightfall(title: string): Promise<Source> {
  const { call } = await asOwner(product, password);
  const { password: secret } = await call<{ password: string }>(
    'POST',
    '/api/control/cast/password/nightfall/nightfall/reveal',
    { password },
  );
  const started = await startSource({
    port: product.enginePort,
    mount: '/nightfall',
    password: secret,
    file: builtAudio(),
  });
  await started.setTitle(title);
  return started;
}

test('a site from a template is public by https, with certificates from an authority, and hears from visitors', async () => {
  test.setTimeout(180_000);
  await awaitCertificate(studio);
  await awaitCertificate(streams);
  const owner = await context.newPage();
  await signIn(owner);

  await owner.goto(`https://${studio}:${httpsPort}/onepage/harbour`);
  await owner.getByRole('button', { name: 'More actions' }).click();
  await owner.getByRole('menuitem', { name: 'Start again with a template…' }).click();
  const templates = owner.getByRole('dialog');
  await templates.getByLabel('What the site plays').selectOption({ label: 'Nightfall FM (cast)' });
  await templates.getByRole('button', { name: 'Use the template Music' }).click();
  await templates.waitFor({ state: 'detached' });
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(owner.getByText('The site was published')).toBeVisible();

  await awaitCertificate(site);
  source = await playNightfall('Iris Vale - Low Lights');
  const visitor = await context.newPage();
  const problems: string[] = [];
  visitor.on('pageerror', (error) => problems.push(error.message));
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visitor.goto(`https://${site}:${httpsPort}/`);
  await expect(visitor.getByText('Low Lights').first()).toBeVisible({ timeout: 30_000 });
  await visitor.getByRole('button', { name: /^Listen to/ }).click();
  const position = () => visitor.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(0.5);

  await source.setTitle('Tomas Quint - Second Tide');
  await expect(visitor.getByText('Second Tide').first()).toBeVisible({ timeout: 30_000 });

  const form = visitor.locator('form[data-message="request"]');
  await form.getByLabel('Your name').fill('Mara');
  await form.getByLabel('Song').fill('Low Lights, Iris Vale');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByRole('status')).toContainText('Your request has been sent to the studio.');
  expect(problems).toEqual([]);

  await owner.goto(`https://${studio}:${httpsPort}/onepage/harbour/requests`);
  await expect(owner.getByRole('region', { name: /^Mara/ })).toContainText('Low Lights, Iris Vale');

  expect(await certificateOf('other.sites.test')).toBeUndefined();
});

test('an owner leads a domain of their own to the site with what the doctor says, and visitors find it by https', async () => {
  test.skip(!dns, 'knot and unbound are not installed');
  test.setTimeout(180_000);
  await awaitCertificate(studio);
  const page = await context.newPage();
  await signIn(page);
  await page.goto(`https://${studio}:${httpsPort}/onepage/radio-aurora/domain`);
  await page.getByRole('button', { name: 'Add domain' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Domain').fill(ownDomain);
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  await dialog.waitFor({ state: 'detached' });
  const checkNow = page.getByRole('button', { name: 'Check now' });
  await checkNow.click();
  await expect(page.getByText('The name does not exist yet.')).toBeVisible();

  const records = page.getByRole('list', { name: 'DNS records' }).getByRole('listitem');
  const proof = await records.filter({ hasText: 'TXT' }).getByText(/^sv=/).textContent();
  await dns?.change({
    origin: ownZone,
    records: ['listen CNAME old.host.example.', `_studio-verify.listen TXT "${proof}"`],
  });
  await checkNow.click({ timeout: 20_000 });
  await expect(page.getByText('The name leads to a host that no longer exists.')).toBeVisible();

  await dns?.change({
    origin: ownZone,
    records: ['listen CNAME sites.test.', `_studio-verify.listen TXT "${proof}"`],
  });
  await checkNow.click({ timeout: 20_000 });
  await expect(page.getByText('It works.')).toBeVisible();
  await expect(page.getByText('2 of 2 records are right')).toBeVisible();

  await awaitCertificate(ownDomain);
  // The first domain of a site becomes its main address.
  await awaitCertificate('radio-aurora.sites.test');
  const visitor = await context.newPage();
  await visitor.goto(`https://radio-aurora.sites.test:${httpsPort}/`);
  await expect(visitor).toHaveURL(`https://${ownDomain}:${httpsPort}/`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Radio Aurora' })).toBeVisible();
});
