// Names in these scripts are abbreviated to their first character.
const SINGLE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = /[\p{L}\p{N}]/u;

const firstLetter = (word: string): string => [...word].find((char) => LETTER.test(char)) ?? '';

/** Up to two initials, of the first and the last word; `''` when the name has no letter. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => LETTER.test(word));
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '';
  if (SINGLE.test(first)) return firstLetter(first);
  return (firstLetter(first) + (words.length > 1 ? firstLetter(last) : '')).toLocaleUpperCase();
}
