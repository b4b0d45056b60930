import { Readable } from 'node:stream';
import type { SiteFacts, SiteRenderer } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { drawShareImage } from '#/modules/sites/share-image/draw-share-image.ts';
import { createTypesetter } from '#/modules/sites/share-image/typesetter.ts';
import { readImageHeader } from '#/platform/storage/image-header.ts';
import { siteExample } from '#/testing/examples/site-example.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

const style = { font: 'sans', weight: 700, size: 100, tracking: 0 } as const;
const uncovered = async (text: string, language: 'en' | 'ja' = 'en') => {
  const { covers } = await createTypesetter('rounded', language, text);
  return Array.from(text)
    .filter((character) => !covers(character))
    .join('');
};

describe('the fonts of the server', () => {
  it('have Latin, Greek, Cyrillic, Chinese and Japanese, and no other letters', async () => {
    expect(await uncovered('Łódź Ελλάδα Радио Tiếng Việt 极光电台 オーロラ放送ひらがな 1234 “—”')).toBe('');
    expect(await uncovered('مرحبا')).toBe('مرحبا');
    expect(await uncovered('📻')).toBe('📻');
  });

  it('set a line in its weight, with pairs of letters closer', async () => {
    const { widthOf, outline } = await createTypesetter('sans', 'en', 'AVA Radio');
    expect(widthOf('AVA', style)).toBeLessThan(widthOf('A', style) * 2 + widthOf('V', style));
    expect(widthOf('Radio', { ...style, weight: 900 })).toBeGreaterThan(widthOf('Radio', style));
    expect(widthOf('Radio', { ...style, size: 200 })).toBeCloseTo(2 * widthOf('Radio', style));
    expect(outline('Radio', style)).toMatch(/^M[\d.,-]+/);
  });

  it('has Chinese forms of characters in Chinese, and Japanese ones in Japanese', async () => {
    const [chinese, japanese] = await Promise.all(
      (['zh', 'ja'] as const).map(async (language) =>
        (await createTypesetter('sans', language, '直')).outline('直', style),
      ),
    );
    expect(chinese).not.toBe(japanese);
  });
});

const facts = { source: { logoUrl: `https://studio.example/files/${'a'.repeat(64)}.png` } } as SiteFacts;
const renderer: Pick<SiteRenderer, 'renderShareImage'> = {
  renderShareImage: ({ document }, { outline }, logo) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path transform="translate(50 200)" d="${outline(
      document.title,
      style,
    )}"/>${logo === null ? '' : `<image href="${logo}" width="90" height="90"/>`}</svg>`,
};
const draw = (title: string, hasLogo = true) =>
  drawShareImage({ open: async () => (hasLogo ? Readable.from([createPng(64, 64)]) : null) }, renderer, {
    document: { ...siteExample, title },
    facts,
    language: 'en',
  });

describe('a drawn picture', () => {
  it('is the same for the same input', async () => {
    const [first, again] = [await draw('Radio Aurora'), await draw('Radio Aurora')];
    expect(first.equals(again)).toBe(true);
    expect(first.equals(await draw('Radio Aurore'))).toBe(false);
    expect(readImageHeader('image/png', first)).toMatchObject({ width: 1200, height: 630, isComplete: true });
  });

  it('has the logo of the station, unless the storage has lost it', async () => {
    expect((await draw('Radio')).equals(await draw('Radio', false))).toBe(false);
  });
});
