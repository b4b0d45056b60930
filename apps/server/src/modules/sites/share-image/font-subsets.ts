import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale, SiteFont } from '@unmuted/api/contract';

/** A font that the server ships, in files of some hundred characters each. */
export interface FontFamily {
  /** Its package below `@fontsource-variable`. */
  readonly name: string;
  readonly axes: 'opsz' | 'wght';
}

interface FontSubset {
  readonly family: FontFamily;
  readonly file: string;
  /** First and last code points. */
  readonly ranges: readonly (readonly [number, number])[];
}

const inter: FontFamily = { name: 'inter', axes: 'opsz' };
const families: Readonly<Record<SiteFont, FontFamily>> = {
  sans: inter,
  serif: { name: 'source-serif-4', axes: 'opsz' },
  rounded: { name: 'nunito', axes: 'wght' },
  mono: { name: 'jetbrains-mono', axes: 'wght' },
};
const chinese: FontFamily = { name: 'noto-sans-sc', axes: 'wght' };
const japanese: FontFamily = { name: 'noto-sans-jp', axes: 'wght' };

/** The families for a text, in the order in which they are asked for a character. */
export function familiesFor(font: SiteFont, language: Locale): FontFamily[] {
  const eastAsian = language === 'ja' ? [japanese, chinese] : [chinese, japanese];
  return [...new Set([families[font], inter, ...eastAsian])];
}

const subsets = new Map<string, Promise<readonly FontSubset[]>>();

/** The files of a family, from the list of characters in its package. */
export function subsetsOf(family: FontFamily): Promise<readonly FontSubset[]> {
  const known = subsets.get(family.name);
  if (known) return known;
  const read = readSubsets(family);
  subsets.set(family.name, read);
  read.catch(() => subsets.delete(family.name));
  return read;
}

async function readSubsets(family: FontFamily): Promise<readonly FontSubset[]> {
  const list = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family.name}/unicode.json`));
  const ranges = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([key, text]) => {
    const subset = key.replace(/^\[(\d+)\]$/, '$1');
    const name = `${family.name}-${subset}-${family.axes}-normal.woff2`;
    return { family, file: path.join(path.dirname(list), 'files', name), ranges: toRanges(text) };
  });
}

/** `U+0301,U+0400-045F` as numbers. */
const toRanges = (text: string): (readonly [number, number])[] =>
  text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

/** Those of the files that have characters of a text. */
export const neededOf = (all: readonly FontSubset[], codePoints: readonly number[]): FontSubset[] =>
  all.filter(({ ranges }) =>
    codePoints.some((code) => ranges.some(([first, last]) => code >= first && code <= last)),
  );
