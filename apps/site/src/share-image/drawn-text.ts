import type { SiteTypesetter } from '@unmuted/api/contract';

/** Letters, digits and accents; not what only selects the look of an emoji. */
const mustBeDrawn = /[\p{L}\p{N}]|(?![\uFE0E\uFE0F\u20E3])\p{M}/u;

/**
 * The text as it can be drawn: without emoji and other symbols that no font has. Null if a letter would be missing: then
 * nothing is better than a part.
 */
export function drawnText(text: string, { covers }: SiteTypesetter): string | null {
  let drawn = '';
  for (const character of text.normalize('NFC')) {
    if (/\s/.test(character)) drawn += ' ';
    else if (covers(character)) drawn += character;
    else if (mustBeDrawn.test(character)) return null;
  }
  const tidy = drawn.replaceAll(/ +/g, ' ').trim();
  return tidy === '' ? null : tidy;
}

/** The first letters of up to two words; of a name without spaces between words, its first character. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '');
  const isCased = letters.every((letter) => letter.toLowerCase() !== letter || /\d/.test(letter));
  return letters.slice(0, isCased ? 2 : 1).join('');
}
