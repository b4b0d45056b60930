import type { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import {
  type CertificateAuthority,
  hasCertificateAuthority,
  startCertificateAuthority,
} from '../../apps/server/src/testing/certificates/certificate-authority.ts';
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

let authority: CertificateAuthority;
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
  };
  product = await startOn(dataDir, env, ['--demo']);
  password = /owner@studio\.test {2}(\S+)/.exec(product.printed())?.[1] ?? '';
  const args = [...shortLived.args, '--host-resolver-rules=MAP *.test 127.0.0.1'];
  browser = await chromium.launch({ ...shortLived, args });
  // The browser does not know the authority; the certificates are verified below.
  context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  source?.kill();
  await browser?.close();
  await product?.stop();
  await authority?.stop();
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
