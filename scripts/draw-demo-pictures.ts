/**
 * Draws the pictures of the demo's apps as their owner does, in the built dashboard with the demo's stations:
 * `node scripts/draw-demo-pictures.ts`. Needed again when the drawing or the texts of these apps change.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@unmuted/api';
import type { Page } from 'playwright';
import { drawnApps } from '../apps/server/src/composition/seed/demo-apps.ts';
import {
  demoPicturePlace,
  demoPicturesFolder,
  packPicture,
} from '../apps/server/src/composition/seed/demo-pictures.ts';
import { demoPassword, startProduct } from '../e2e/support/product.ts';
import { ensureBuilt } from './gates/command.ts';
import { launch } from './gates/launch-browser.ts';

type DrawnApp = (typeof drawnApps)[number];

const buttons = {
  featureGraphic: 'Draw: Feature graphic',
  phone: 'Draw: Phone screenshots',
  tablet: 'Draw: Tablet screenshots',
} as const;

await ensureBuilt();
const product = await startProduct();
const browser = await launch();
try {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await signIn(page);
  await rm(demoPicturesFolder, { recursive: true, force: true });
  await mkdir(demoPicturesFolder);
  for (const app of drawnApps) await drawApp(page, app);
} finally {
  await browser.close();
  await product.stop();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('Email').fill('owner@studio.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}

async function drawApp(page: Page, { name, id, kinds }: DrawnApp): Promise<void> {
  const { draft } = await openApp(page, id);
  for (const { language } of draft.listings) {
    await page.goto(`${product.origin}/apps/android/${id}?language=${language}`);
    for (const kind of kinds) {
      const urls = await uploadsOf(page, () => page.getByRole('button', { name: buttons[kind] }).click());
      for (const [index, url] of urls.entries()) {
        const png = await (await page.request.get(url)).body();
        const file = `${demoPicturePlace(name, language, kind)}.${index + 1}.webp`;
        await writeFile(join(demoPicturesFolder, file), await packPicture(png));
        process.stdout.write(`${file}\n`);
      }
    }
  }
}

/** Opens an app while its station, if it is on air, plays a song in letters that this machine can write. */
async function openApp(page: Page, id: string): Promise<App> {
  for (;;) {
    const answer = page.waitForResponse((response) => response.url().endsWith(`/control/mobile/${id}`));
    await page.goto(`${product.origin}/apps/android/${id}`);
    const app: App = await (await answer).json();
    const title = app.facts.source?.title;
    if (title && /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(title)) return app;
    await page.waitForTimeout(10_000);
  }
}

/** The addresses of the pictures that an act uploads, in their order. */
async function uploadsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const answers: Promise<{ url: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/control/uploads'))
      answers.push(response.json());
  });
  const progress = page.getByRole('progressbar', { name: 'Drawing pictures' });
  await act();
  await progress.waitFor();
  await progress.waitFor({ state: 'hidden', timeout: 300_000 });
  page.removeAllListeners('response');
  return (await Promise.all(answers)).map(({ url }) => url);
}
