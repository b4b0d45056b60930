import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { SiteDocument } from '@unmuted/api';
import { locales, type SiteRenderer, siteThemes } from '@unmuted/api/contract';
import { fixtures } from '@unmuted/api/testing';
import { findings } from '../support/axe.ts';

/** Public pages as visitors get them, by the built renderer. */
const dist = join(import.meta.dirname, '../../apps/site/dist');
const origin = 'https://radio.test';

interface Build {
  readonly script: string;
  readonly style: string;
}

/** Every kind of section. */
const everything: SiteDocument = {
  ...fixtures.siteDocument,
  sections: fixtures.siteSections.map((section) => ({ ...section, isOn: true })),
};

async function loadRenderer(): Promise<SiteRenderer> {
  const file = pathToFileURL(join(dist, 'server/render.js')).href;
  return ((await import(file)) as { renderer: SiteRenderer }).renderer;
}

for (const scheme of ['light', 'dark'] as const)
  test(`public pages pass axe in every theme and language, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    const renderer = await loadRenderer();
    const { script, style } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Build;
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/s/_assets/'))
        return route.fulfill({ path: join(dist, 'assets', pathname.split('/').at(-1) ?? '') });
      const [theme, language] = pathname.slice(1).split('-');
      const name = siteThemes.find((each) => each === theme);
      const spoken = locales.find((each) => each === language);
      if (!name || !spoken) return route.fulfill({ status: 404, body: '' });
      const { html } = renderer.renderPage({
        username: 'radio-aurora',
        document: { ...everything, languages: [spoken], theme: { ...everything.theme, name, scheme } },
        facts: fixtures.siteFacts,
        language: spoken,
        address: `${origin}/`,
        endpoint: '/s/radio-aurora',
        assets: { script: `/s/_assets/${script}`, style: `/s/_assets/${style}` },
        isDraft: false,
        shareImage: null,
      });
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    });
    for (const theme of siteThemes)
      for (const language of locales) {
        await page.goto(`${origin}/${theme}-${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const found = await findings(page, {
          part: 'html',
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        expect.soft(found, `${theme}, ${language}`).toEqual([]);
      }
  });
