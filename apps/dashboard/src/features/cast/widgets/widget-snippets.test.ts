import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ampSnippet,
  iframeSnippet,
  oembedUrl,
  reactSnippet,
  scriptSnippet,
  type WidgetOnPage,
} from '#/features/cast/widgets/widget-snippets.ts';

const embedUrl = 'https://cast.studio.example/embed/q7Rk2mXv9LpTc4Wd';
const widget: WidgetOnPage = {
  embedUrl,
  title: 'Radio Aurora',
  type: 'player-small',
  width: { value: 300, unit: 'px' },
  heightPx: 150,
};
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Adversarial station names. */
const title = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '<',
        '>',
        '&',
        '&quot;',
        '</script>',
        '--\x3e',
        '`',
        '${',
        '\\',
        ' on=1 ',
        '</iframe>',
        '日',
      ),
    )
    .map((parts) => parts.join('')),
);
/** Normalizes text as an HTML parser does: unified line breaks and no NUL. */
const asParsed = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\u{FFFD}')
    .replaceAll(/[\uD800-\uDFFF]/gu, '\u{FFFD}');
const plain = title.filter((text) => asParsed(text) === text);

test.each([
  ['iframe', iframeSnippet],
  ['amp-iframe', ampSnippet],
] as const)('renders exactly one %s with the station name, whatever the name is', (tag, snippet) => {
  fc.assert(
    fc.property(plain, (name) => {
      const body = parsed(`<main>${snippet({ ...widget, title: name })}</main>`);
      const [frame, ...others] = body.querySelectorAll(tag);
      expect(others).toEqual([]);
      expect(frame?.getAttribute('title')).toBe(name);
      expect(frame?.getAttribute('src')).toBe(embedUrl);
      expect(frame?.getAttribute('allow')).toBe('autoplay');
      expect(
        [...(frame?.attributes ?? [])].filter(({ name: attribute }) => attribute.startsWith('on')),
      ).toEqual([]);
      expect(body.textContent.trim()).toBe('');
    }),
  );
});

test('escapes any station name in React and script snippets', () => {
  fc.assert(
    fc.property(title, (name) => {
      const code = reactSnippet({ ...widget, title: name });
      const [, written] = /title=\{("(?:[^"\\]|\\.)*")\}\n/.exec(code) ?? [];
      expect(JSON.parse(written ?? 'null')).toBe(name);
      expect(code).not.toContain('</script');
    }),
  );
});

test('the frame has the chosen size and never exceeds its container', () => {
  const [frame] = parsed(iframeSnippet(widget)).querySelectorAll('iframe');
  expect([frame?.width, frame?.height, frame?.style.maxWidth]).toEqual(['300', '150', '100%']);
  const wide = iframeSnippet({ ...widget, width: { value: 80, unit: '%' } });
  expect(parsed(wide).querySelector('iframe')?.getAttribute('width')).toBe('80%');
  expect(reactSnippet({ ...widget, width: { value: 80, unit: '%' } })).toContain('width="80%"');
  expect(ampSnippet({ ...widget, width: { value: 80, unit: '%' } })).toContain('layout="fixed-height"');
});

test('a sticky bar stays at the bottom of the window', () => {
  const frame = (type: WidgetOnPage['type']) =>
    parsed(iframeSnippet({ ...widget, type })).querySelector('iframe')?.style.position;
  expect([frame('sticky-bar'), frame('player-small')]).toEqual(['fixed', '']);
});

test('the script is one line and oEmbed uses the same host', () => {
  expect(scriptSnippet(widget)).toBe(`<script async src="${embedUrl}.js"></script>`);
  expect(oembedUrl(embedUrl)).toBe(
    `https://cast.studio.example/api/oembed?url=${encodeURIComponent(embedUrl)}&format=json`,
  );
});
