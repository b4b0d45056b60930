import { type SiteDocument, siteCodeSandbox } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, it } from 'vitest';
import { renderer } from '#/render.tsx';
import { pageInput, pageWith, parse, sectionOf } from '#/testing/page-input.ts';

const bad = `"'><script>alert(1)</script><img src=x onerror=alert(1)></style></title>&`;

/** Puts a hostile text into every text of a value. */
function poison<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(poison) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = new Set([
    'type',
    'id',
    'drawing',
    'start',
    'end',
    'date',
    'time',
    'kind',
    'name',
    'scheme',
    'accent',
  ]);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && !(kept.has(key) && !/ /.test(each)) ? bad : poison(each),
    ]),
  ) as Value;
}

const localized = { en: bad };
const document: SiteDocument = {
  ...fixtures.siteDocument,
  title: bad,
  search: { ...fixtures.siteDocument.search, title: localized, description: localized },
  privacy: localized,
  imprint: localized,
  sections: poison(
    [...fixtures.siteSections, fixtures.siteCodeSection].map((section) => ({
      ...section,
      isOn: true,
      heading: localized,
    })),
  ),
};
const facts = { ...poison(fixtures.siteFacts), allowsCode: true, filesUrl: '/files/' };
const input = pageInput({ document, facts });

describe('hostile texts', () => {
  const documents = {
    page: renderer.renderPage(input).html,
    privacy: renderer.renderLegal(input, 'privacy')?.html ?? '',
  };

  it.each(Object.entries(documents))('stay texts in the %s', (_, html) => {
    const page = parse(html);
    const scripts = [...page.querySelectorAll('script')].map(
      (script) => script.getAttribute('src') ?? script.type,
    );
    expect(scripts.every((one) => /^\/s\/_assets\/|^application\/(ld\+)?json$/.test(one))).toBe(true);
    expect(page.querySelectorAll('[onerror], img[src="x"]')).toHaveLength(0);
    expect(page.body.textContent).toContain('<script>alert(1)</script>');
    expect(page.title).toContain('<script>alert(1)</script>');
  });

  it('and code are nowhere in the page but in a sandboxed document', () => {
    const page = parse(documents.page);
    const frames = [...page.querySelectorAll('iframe')];
    expect(frames.map((frame) => frame.getAttribute('src'))).toEqual(['./code/code1']);
    expect(frames.map((frame) => frame.getAttribute('sandbox'))).toEqual([siteCodeSandbox]);
    expect(siteCodeSandbox).not.toMatch(/same-origin|top-navigation|escape-sandbox/);
    expect(page.querySelectorAll('[srcdoc]')).toHaveLength(0);
  });

  it('leave the blocks of data whole', () => {
    const page = parse(documents.page);
    for (const block of page.querySelectorAll('script[type*=json]')) {
      expect(JSON.stringify(JSON.parse(block.textContent ?? ''))).toContain('<script>');
    }
  });

  it('cannot make a link that runs a script', () => {
    const text = [
      '[one](javascript:alert(1))',
      '[two](data:text/html,x)',
      '[three](  vbscript:x)',
      '<javascript:alert(1)>',
      '<a href="javascript:alert(1)">four</a>',
      '![five](https://pixel.example/x.png)',
      '[six](https://ok.example "a\\"b")',
      '[seven](mailto:a@b.example)',
    ].join('\n\n');
    const page = pageWith(
      sectionOf('text', { body: { en: text } }),
      sectionOf('donate', { link: 'javascript:alert(1)' }),
      sectionOf('socials', { links: [{ link: 'javascript:alert(1)', label: 'x' }] }),
      sectionOf('sponsors', { sponsors: [{ name: 'x', link: 'javascript:alert(1)', picture: null }] }),
    );
    const hrefs = [...page.querySelectorAll('.prose a')].map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => !/^(https:\/\/|mailto:)/.test(href ?? ''))).toEqual([]);
    expect(hrefs).toContain('https://ok.example');
    expect(hrefs).toContain('mailto:a@b.example');
    expect(page.querySelectorAll('.prose img')).toHaveLength(0);
    expect(page.querySelectorAll('[href^="javascript" i]')).toHaveLength(0);
    expect(page.querySelector('.prose a')?.getAttribute('rel')).toBe('noopener nofollow ugc');
  });
});
