import { readFile } from 'node:fs/promises';
import type { Locale, SiteFont, SiteTextStyle, SiteTypesetter } from '@unmuted/api/contract';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import {
  type FontFamily,
  familiesFor,
  neededOf,
  subsetsOf,
} from '#/modules/sites/share-image/font-subsets.ts';

interface LoadedFont {
  readonly codePoints: ReadonlySet<number>;
  /** Units of its coordinates in the size of a letter. */
  readonly unitsPerSize: number;
  readonly atWeight: (weight: number) => Font;
}

/** Characters that are set with one font. */
interface Run {
  readonly font: LoadedFont;
  text: string;
}

interface Glyph {
  readonly path: () => string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The largest optical size of the fonts: letters for headlines. */
const opticalSize: Readonly<Record<string, number>> = { inter: 32, 'source-serif-4': 60 };

/** Loads the fonts that have the characters of `text`; characters of other scripts are not covered. */
export async function createTypesetter(
  font: SiteFont,
  language: Locale,
  text: string,
): Promise<SiteTypesetter> {
  const codePoints = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  const fonts: LoadedFont[] = [];
  for (const family of familiesFor(font, language)) {
    const missing = codePoints.filter((code) => !fonts.some((loaded) => loaded.codePoints.has(code)));
    const files = neededOf(await subsetsOf(family), missing);
    for (const { file } of files) fonts.push(await loadFont(family, file));
  }
  const fontOf = (character: string) =>
    fonts.find(({ codePoints: known }) => known.has(character.codePointAt(0) ?? 0));
  return {
    covers: (character) => fontOf(character) !== undefined,
    widthOf: (line, style) => setLine(runsOf(line, fontOf), style).width,
    outline: (line, style) =>
      setLine(runsOf(line, fontOf), style)
        .glyphs.map(({ path, scale, x, y }) => placed(path(), scale, x, y))
        .join(''),
  };
}

async function loadFont({ name }: FontFamily, file: string): Promise<LoadedFont> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const weights = new Map<number, Font>();
  const create = (weight: number) => {
    const font = new Font(face);
    const optical = opticalSize[name];
    font.setVariations([
      new Variation('wght', weight),
      ...(optical === undefined ? [] : [new Variation('opsz', optical)]),
    ]);
    weights.set(weight, font);
    return font;
  };
  return {
    codePoints: new Set(face.collectUnicodes()),
    unitsPerSize: face.upem,
    atWeight: (weight) => weights.get(weight) ?? create(weight),
  };
}

/** Spaces stay with the characters before them: the font of the others may lack one. */
function runsOf(line: string, fontOf: (character: string) => LoadedFont | undefined): Run[] {
  const runs: Run[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const font = (character === ' ' ? last?.font : undefined) ?? fontOf(character);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function setLine(
  runs: readonly Run[],
  { size, weight, tracking }: SiteTextStyle,
): { readonly glyphs: readonly Glyph[]; readonly width: number } {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerSize;
    const set = font.atWeight(weight);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(set, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      glyphs.push({
        path: () => set.glyphToPath(glyph),
        scale,
        x: x + xOffset * scale,
        y: -yOffset * scale,
      });
      x += xAdvance * scale + tracking * size;
    }
  }
  return { glyphs, width: Math.max(0, x - tracking * size) };
}

/** A glyph in pixels: fonts count from the baseline up. */
const placed = (path: string, scale: number, x: number, y: number): string =>
  path.replaceAll(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, right: string, up: string) =>
      `${(x + Number(right) * scale).toFixed(2)},${(y - Number(up) * scale).toFixed(2)}`,
  );
