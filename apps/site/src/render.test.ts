import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { fixtures } from '@unmuted/api/testing';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { renderer } from '#/render.tsx';
import { pageInput, pageOf, pageWith, parse, sectionOf } from '#/testing/page-input.ts';

const attribute = (page: Document, selector: string, name: string) =>
  page.querySelector(selector)?.getAttribute(name) ?? null;

describe('the document', () => {
  it('allows its one inline style by its hash, and has no other', () => {
    const { html, styleSources } = renderer.renderPage(pageInput());
    const page = parse(html);
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(hashes).toEqual(styleSources);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it('has the colors of the theme in light and dark, or in the one that its owner chose', () => {
    const css = pageOf().querySelector('style')?.textContent;
    expect(css).toContain('--bg:#f4eee2');
    expect(css).toContain('@media(prefers-color-scheme:dark){:root{--bg:#10171f');
    const dark = pageOf({
      document: { theme: { name: 'club', scheme: 'dark', accent: '#00ff88', font: 'mono' } },
    });
    expect(dark.querySelector('style')?.textContent).toMatch(
      /^:root\{color-scheme:dark;--bg:#0d0d0d.*--go:#00ff88/,
    );
    expect(dark.documentElement.dataset.font).toBe('mono');
  });

  it('is at most 10 kB of compressed HTML', () => {
    const { html } = renderer.renderPage(pageInput());
    expect(brotliCompressSync(html).byteLength).toBeLessThan(10_000);
  });

  it('renders a page of many entries in time proportional to their number', () => {
    const items = (count: number) =>
      pageInput({
        document: {
          sections: [
            sectionOf('gallery', {
              pictures: Array.from({ length: count }, () => ({ picture: fixtures.sitePicture, caption: {} })),
            }),
          ],
        },
      });
    const timeOf = (count: number) => {
      const times = Array.from({ length: 15 }, () => {
        const start = performance.now();
        renderer.renderPage(items(count));
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    timeOf(50);
    expect(timeOf(1_600) / timeOf(200)).toBeLessThan(8 * 4);
  });
});

describe('the head', () => {
  it('names the page in each language', () => {
    const page = pageOf({ language: 'fr' });
    expect(page.documentElement.lang).toBe('fr');
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe('https://radio.example/fr/');
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', 'https://radio.example/'],
      ['fr', 'https://radio.example/fr/'],
      ['x-default', 'https://radio.example/'],
    ]);
    expect(attribute(page, 'link[rel=manifest]', 'href')).toBe('../manifest.webmanifest');
  });

  it('is not indexed as a draft, nor if its owner says so', () => {
    expect(attribute(pageOf(), 'meta[name=robots]', 'content')).toBeNull();
    const search = { ...fixtures.siteDocument.search, isIndexed: false };
    for (const page of [pageOf({ isDraft: true }), pageOf({ document: { search } })]) {
      expect(attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
      expect(attribute(page, 'link[rel=canonical]', 'href')).toBeNull();
    }
  });

  it('shows the image for sharing by its whole address', () => {
    const search = { ...fixtures.siteDocument.search, image: fixtures.sitePicture };
    const page = pageOf({ document: { search }, facts: { filesUrl: '/files/' } });
    expect(attribute(page, 'meta[property="og:image"]', 'content')).toBe(
      `https://radio.example/files/${fixtures.sitePicture.file}`,
    );
    expect(attribute(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });

  it('shows the drawn image with what is written on it, unless there is one of the owner', () => {
    const search = { ...fixtures.siteDocument.search, image: fixtures.sitePicture };
    const page = pageOf({ shareImage: 'drawn.png', facts: { filesUrl: '/files/' } });
    const of = (name: string) => page.querySelector(`meta[property="${name}"],meta[name="${name}"]`);
    const expected = {
      'og:image': 'https://radio.example/files/drawn.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:image': 'https://radio.example/files/drawn.png',
      'twitter:card': 'summary_large_image',
    };
    for (const [name, content] of Object.entries(expected))
      expect(of(name)?.getAttribute('content'), name).toBe(content);
    expect(of('og:image:alt')?.getAttribute('content')).toMatch(/^Radio Aurora\. \S/);
    const own = pageOf({ shareImage: 'drawn.png', document: { search } });
    expect(attribute(own, 'meta[property="og:image"]', 'content')).toContain(fixtures.sitePicture.file);
  });

  it('describes the station to search engines', () => {
    const block = pageOf().querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const graph = (JSON.parse(block) as { '@graph': { '@type': string; name: string }[] })['@graph'];
    expect(graph.map((entry) => entry['@type'])).toEqual(['RadioStation', 'RadioBroadcastService']);
    expect(graph[0]?.name).toBe('Radio Aurora');
  });
});

describe('other documents', () => {
  it('has a privacy notice only with a text, and links back', () => {
    const notice = renderer.renderLegal(pageInput(), 'privacy');
    const page = parse(notice?.html ?? '');
    expect(page.querySelector('h1')?.textContent).toBe('Privacy');
    expect(page.querySelector('main strong')?.textContent).toBe('no');
    expect(attribute(page, '.logo', 'href')).toBe('../');
    expect(renderer.renderLegal(pageInput({ document: { privacy: {} } }), 'privacy')).toBeNull();
  });

  it('links legal texts in the language of the reader', () => {
    const page = parse(renderer.renderLegal(pageInput({ language: 'fr' }), 'imprint')?.html ?? '');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['../', '../', '../privacy/', '../imprint/', '../../', '../../fr/']);
  });

  it('says why there is no page', () => {
    const { html } = renderer.renderNotice('unpublished', 'fr', pageInput().assets);
    expect(parse(html).querySelector('h1')?.textContent).toBe('Ce site est fermé');
    expect(parse(html).querySelector('script')).toBeNull();
  });

  it('is a web app', () => {
    const manifest = JSON.parse(renderer.renderManifest(pageInput())) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'Radio Aurora', start_url: './', display: 'standalone' });
  });
});

describe('accessibility', () => {
  const everything = pageWith(
    ...fixtures.siteSections.slice(1).map((section) => ({ ...section, isOn: true })),
    sectionOf('text', { body: { en: '# One\n\n### Three\n\n## Two' } }),
  );

  it('has headings in order, the first of them the name', () => {
    const levels = [...everything.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
    expect(Math.max(...steps)).toBe(1);
  });

  it('passes axe', async () => {
    document.documentElement.lang = 'en';
    document.title = everything.title;
    document.body.replaceChildren(...everything.body.childNodes);
    const { violations } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    document.body.replaceChildren();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
