import { sayNumber } from '#/contract/skills/invocation-numbers.ts';
import { invocationWords } from '#/contract/skills/invocation-words.ts';
import type { SkillLanguage } from '#/contract/skills/skill-locales.ts';

/**
 * The form in which a name is compared and stored: composed characters, straight apostrophes and plain spaces; for Japanese
 * also letters of one width.
 */
export const normaliseInvocationName = (name: string, language: SkillLanguage): string =>
  name
    .normalize(language === 'ja' ? 'NFKC' : 'NFC')
    .replace(/[’‘ʼ＇`´]/g, "'")
    .replace(/[\u00a0\u202f\u3000]/g, ' ');

/** Letters without their accents. */
export const withoutAccents = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

const letterNamesOfJapanese =
  'エー ビー シー ディー イー エフ ジー エイチ アイ ジェイ ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット'.split(
    ' ',
  );

/** Letters as Amazon wants those that are said one by one: `f. m.` */
function spell(letters: string, language: SkillLanguage): string {
  const lower = [...withoutAccents(letters.toLowerCase())].filter((letter) => /[a-z]/.test(letter));
  if (language !== 'ja') return lower.map((letter) => `${letter}.`).join(' ');
  return lower.map((letter) => letterNamesOfJapanese[letter.charCodeAt(0) - 97] ?? '').join('');
}

/** Whether letters in lower case can only be said one by one. */
export const isSaidByLetters = (word: string): boolean => /^[b-df-hj-np-tv-xz]{1,5}$/.test(word);

/** Capitals among other words: short ones, those without a vowel, and call signs. */
const isAbbreviation = (word: string, isAllCapitals: boolean, language: SkillLanguage): boolean =>
  /^\p{Lu}{2,5}$/u.test(word) &&
  (isSaidByLetters(word.toLowerCase()) ||
    (!isAllCapitals && (word.length < 4 || (language === 'en' && /^[KW][A-Z]{3}$/.test(word)))));

const ordinals: Readonly<Record<string, string>> = {
  'en 1st': 'first',
  'en 2nd': 'second',
  'en 3rd': 'third',
  'fr 1er': 'premier',
  'fr 1re': 'première',
};
/** `80s`, `1980s` and `80er`. */
const decade = /^((?:\d\d)?\d0)(?:'?s|er)$/i;
function sayDecade(token: string, language: SkillLanguage): string | undefined {
  const number = decade.exec(token)?.[1];
  if (!number || (language !== 'en' && language !== 'de')) return undefined;
  const said = sayNumber(number, language);
  return language === 'de' ? `${said}er` : `${said.replace(/y$/, 'ie')}s`;
}

/** Letters in front of, between or behind digits. */
const sayLetters = (letters: string, language: SkillLanguage): string =>
  /^\p{Lu}{1,5}$/u.test(letters) || isSaidByLetters(letters) ? spell(letters, language) : letters;

function sayToken(token: string, language: SkillLanguage): string {
  const said = ordinals[`${language} ${token.toLowerCase()}`] ?? sayDecade(token, language);
  if (said) return said;
  const parts = token.match(/\d+[.,]\d+|\d+|[^\d]+/g) ?? [];
  return parts
    .map((part) =>
      /^\d/.test(part)
        ? sayNumber(part, language)
        : sayLetters(part.replace(/^[.,']+|[.,']+$/g, ''), language),
    )
    .filter(Boolean)
    .join(language === 'ja' ? '' : ' ');
}

/** Apostrophes of a possessive, or of an elision where the language has it. */
export function hasRightApostrophe(token: string, language: SkillLanguage): boolean {
  if (language === 'fr' || language === 'it' || language === 'pt') {
    return /^\p{L}+'\p{L}+$/u.test(token) || (language === 'it' && /^\p{L}+'$/u.test(token));
  }
  return language !== 'ja' && /^\p{L}+(?:'s|(?<=[sxz])')$/u.test(token);
}

/** Numbers and letters within Japanese text, which has no spaces around them. */
const sayJapanese = (token: string): string =>
  token
    .replace(/\d+(?:[.,]\d+)?/g, (digits) => sayNumber(digits, 'ja'))
    .replace(/[a-z]+/gi, (letters) => sayLetters(letters, 'ja'))
    .replace(/[.,']/g, '');

function repairToken(token: string, isAllCapitals: boolean, language: SkillLanguage): string {
  if (/^\p{L}\.$/u.test(token) || /^(?:\p{L}\.)+\p{L}?\.?$/u.test(token)) return spell(token, language);
  if (language === 'ja') return sayJapanese(token);
  if (/\d/.test(token)) return sayToken(token, language);
  const word = token.replaceAll('.', '');
  if (isAbbreviation(word, isAllCapitals, language) || isSaidByLetters(word)) return spell(word, language);
  return !word.includes("'") || hasRightApostrophe(word, language) ? word : word.replaceAll("'", '');
}

/** A letter of the language, or the closest one. */
const nearestLetter = (letter: string, language: SkillLanguage): string =>
  invocationWords[language].letters.includes(letter) ? letter : withoutAccents(letter);

/** Letters between which a period is missing: `b b c`. */
const looseLetters = /(?<!\S)[a-z](?: [a-z])+(?!\S)/g;

/** A name with what has one obvious correction corrected: spacing, capitals, numbers, abbreviations and signs. */
export function repairInvocationName(name: string, language: SkillLanguage): string {
  const tokens = name
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\d〇ー.,']/gu, ' ')
    .replace(/,(?!\d)/g, ' ')
    .split(' ')
    .filter((token) => /[\p{L}\d]/u.test(token));
  const inWords = tokens.filter((token) => /\p{L}/u.test(token));
  const isAllCapitals = inWords.length > 1 && inWords.every((token) => token === token.toUpperCase());
  return tokens
    .map((token) => repairToken(token, isAllCapitals, language))
    .join(' ')
    .toLowerCase()
    .replace(looseLetters, (letters) => (/[^aeiouy ]/.test(letters) ? spell(letters, language) : letters))
    .replace(/[^\x20-\x7f]/gu, (letter) => (language === 'ja' ? letter : nearestLetter(letter, language)))
    .replace(/ +/g, ' ')
    .trim();
}
