import type { Locale, SiteDocument } from '@unmuted/api';
import type { SiteTextStyle } from '@unmuted/api/contract';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, it } from 'vitest';
import { renderer } from '#/render.tsx';

interface Line extends SiteTextStyle {
  readonly text: string;
}

/** Letters as wide as they are high; Arabic and emoji have no font. */
function draw(
  change: Partial<SiteDocument>,
  tagline = '',
  language: Locale = 'en',
  logo: string | null = null,
) {
  const lines: Line[] = [];
  const sections = fixtures.siteDocument.sections.map((section) =>
    section.type === 'hero' ? { ...section, tagline: { [language]: tagline } } : section,
  );
  const document = { ...fixtures.siteDocument, languages: [language], sections, ...change };
  const svg = renderer.renderShareImage(
    { document, language },
    {
      covers: (character) => !/\p{Script=Arabic}|\p{Emoji_Presentation}|\uFE0F/u.test(character),
      widthOf: (text, { size }) => Array.from(text).length * size * 0.6,
      outline: (text, style) => {
        lines.push({ text, ...style });
        return `M${lines.length}`;
      },
    },
    logo,
  );
  return { svg, lines, texts: lines.map(({ text }) => text) };
}

const long = 'The Very Long Name of a Community Radio Station in Connemara';

describe('the picture for previews of links', () => {
  it('sets a title as large as its length permits, and never drops or cuts a part of it', () => {
    const sizes = ['Aurora', 'Radio Aurora Galway', long].map((title) => {
      // The others are initials.
      const heading = draw({ title }).lines.filter(({ text }) => text.length > 2);
      expect(heading.map(({ text }) => text).join(' ')).toBe(title);
      for (const { text, size } of heading) expect(text.length * size * 0.6).toBeLessThanOrEqual(600);
      return heading[0]?.size ?? 0;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  it('keeps the title below the logo, however long the tagline is', () => {
    const sizeWith = (tagline: string) =>
      draw({ title: 'Radio Aurora' }, tagline).lines.find(
        ({ text }) => text === 'Radio Aurora' || text === 'Radio',
      )?.size ?? 0;
    expect(sizeWith('Independent music from the west of Ireland, by day and by night')).toBeLessThan(
      sizeWith(''),
    );
  });

  it('breaks a word only if it is longer than a line, and Chinese and Japanese between words', () => {
    expect(
      draw({ title: 'a'.repeat(60) })
        .texts.filter((text) => text.length > 2)
        .join(''),
    ).toBe('a'.repeat(60));
    const { texts } = draw({ title: '海辺のラジオ放送局、昼も夜も' }, '', 'ja');
    expect(texts.join('')).toContain('海辺のラジオ放送局、昼も夜も');
    expect(texts.filter((text) => /^[、。ー]/.test(text))).toEqual([]);
  });

  it('leaves out emoji, and texts with letters that no font has', () => {
    expect(draw({ title: 'Radio 🎵 Aurora' }).texts.join(' ')).toContain('Radio Aurora');
    expect(draw({ title: 'راديو Aurora' }, 'Live music').texts).toEqual(['Live music']);
  });

  it('shows the logo, else initials', () => {
    expect(draw({ title: 'Radio Aurora' }).texts).toContain('RA');
    expect(draw({ title: '极光电台' }, '', 'zh').texts).toContain('极');
    const { svg, texts } = draw({ title: 'Radio Aurora' }, '', 'en', 'data:image/png;base64,AA==');
    expect(texts).not.toContain('RA');
    expect(svg).toContain('href="data:image/png;base64,AA=="');
  });

  it('has the colors of the scheme and the drawing of the page, and no text that would need a font', () => {
    const { theme } = fixtures.siteDocument;
    const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
      draw({ theme: { ...theme, name: 'moss', scheme } }),
    );
    expect(light?.svg).toContain('fill="#f3f4ec"');
    expect(dark?.svg).toContain('fill="#111813"');
    expect(light?.svg).not.toMatch(/<text|url\(http|href="http/);
  });
});
