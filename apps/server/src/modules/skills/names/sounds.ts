import type { SkillLanguage } from '@unmuted/api/contract';

/** Rules in their order: a spelling and the sound it stands for. Capitals and digits are sounds without a letter of their own. */
type SoundRules = readonly (readonly [RegExp, string])[];

/**
 * Applied to lower-case words without accents, but for those that make another sound. Where English has Double Metaphone, these
 * are our own: the published algorithms for French and German come in a package of 8 MB with its dependencies and without types,
 * and it has none for Spanish, Italian and Portuguese.
 */
const rules: Readonly<Record<Exclude<SkillLanguage, 'en' | 'ja'>, SoundRules>> = {
  fr: [
    [/[éèê]/g, 'E'],
    [/ç/g, 's'],
    [/[ñãõ]/g, 'n'],
    [/ph/g, 'f'],
    [/[csg]?ch|sh/g, 'C'],
    [/(?<!^)(?:eaux?|aux?)/g, 'o'],
    [/^eaux?|^aux?/g, 'o'],
    [/gn/g, 'N'],
    [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
    [/gu(?=[eiy])/g, 'g'],
    [/s?c(?=[eiy])/g, 's'],
    [/qu|q|ck|c/g, 'k'],
    [/(?:er|ez|ets?)$/g, 'E'],
    [/(?<=..)es?$/g, ''],
    [/(?<=..)[stdxpz]+$/g, ''],
    [/(?<=[nm])g$/g, ''],
    [/oin(?![aeiouy])/g, 'w1'],
    [/oi/g, 'wa'],
    [/(?:ai|ei|i|y|u)[nm](?![aeiouyhnm])/g, '1'],
    [/[ae][nm](?![aeiouyhnm])/g, '2'],
    [/o[nm](?![aeiouyhnm])/g, '3'],
    [/ou/g, 'U'],
    [/oeu|eu/g, 'Q'],
    [/ai|ei|ay/g, 'E'],
    [/(?<=[aeiou])ill?/g, 'y'],
    [/ill/g, 'iy'],
    [/y/g, 'i'],
    [/h/g, ''],
    [/w/g, 'v'],
    [/x/g, 'ks'],
  ],
  de: [
    [/[çñ]/g, 's'],
    [/ã/g, 'a'],
    [/õ/g, 'o'],
    [/tsch|tch/g, 'C'],
    [/sch|sh|(?<=^)s(?=[tp])/g, 'S'],
    [/chs|cks|ks|gs|x/g, 'X'],
    [/ck|qu?|c(?=[aouklr]|$)/g, 'k'],
    [/(?<=^)ch(?=[aolr])/g, 'k'],
    [/ch/g, 'H'],
    [/ph|v|pf/g, 'f'],
    [/tz|ts|ds|c|z/g, 'z'],
    [/th|dt|tt|d$/g, 't'],
    [/b$/g, 'p'],
    [/(?<!n)g$/g, 'k'],
    [/eih?|ai|[ae]y/g, 'E'],
    [/eu|oi|aeu/g, 'O'],
    [/ieh?|ih|y/g, 'i'],
    [/(?<=[aeiou])h(?![aeiou])/g, ''],
    [/w/g, 'v'],
  ],
  es: [
    [/ñ/g, 'N'],
    [/ch/g, 'C'],
    [/sh/g, 'C'],
    [/ll/g, 'y'],
    [/y$/g, 'i'],
    [/gu(?=[ei])/g, 'G'],
    [/g(?=[eiy])|j|x(?=[aei])/g, 'J'],
    [/[zsçx]|c(?=[ei])/g, 's'],
    [/qu|q|c/g, 'k'],
    [/G/g, 'g'],
    [/ph/g, 'f'],
    [/[vw]/g, 'b'],
    [/h/g, ''],
    [/[ãõ]/g, 'o'],
  ],
  it: [
    [/gli/g, 'Li'],
    [/gn|ñ/g, 'N'],
    [/sci?(?=[aeou])|sc(?=i)|sh/g, 'S'],
    [/ch|qu|k|q/g, 'k'],
    [/ci(?=[aou])|c(?=[eiy])/g, 'C'],
    [/c/g, 'k'],
    [/gh/g, 'g'],
    [/gi(?=[aou])|g(?=[eiy])|j/g, 'J'],
    [/x/g, 'ks'],
    [/y/g, 'i'],
    [/w/g, 'v'],
    [/ph/g, 'f'],
    [/[hçãõ]/g, ''],
  ],
  pt: [
    [/lh/g, 'L'],
    [/nh|ñ/g, 'N'],
    [/x$/g, 'ks'],
    [/ch|sh|x/g, 'S'],
    [/ss|ç|c(?=[eiy])/g, 's'],
    [/z|s$/g, 's'],
    [/qu|q|c/g, 'k'],
    [/gu(?=[ei])/g, 'G'],
    [/g(?=[eiy])/g, 'j'],
    [/G/g, 'g'],
    [/ph/g, 'f'],
    [/ão|am$/g, '1'],
    [/[ãa](?:n|m)(?![aeiou])|ã/g, '2'],
    [/õ/g, 'o'],
    [/m(?![aeiou])/g, 'n'],
    [/l(?![aeiou])/g, 'u'],
    [/h/g, ''],
    [/e$|y/g, 'i'],
    [/o$/g, 'u'],
    [/w/g, 'v'],
  ],
};

/** A word as it sounds in its language, each sound once in a row. */
export function soundsOf(word: string, language: keyof typeof rules): string {
  let sounds = word;
  for (const [spelling, sound] of rules[language]) sounds = sounds.replace(spelling, sound);
  return sounds.replace(/(.)\1+/g, '$1');
}

/** What carries a vowel in English, so that `nova` and `navy` differ, which have the same consonants. */
export const englishVowelsOf = (word: string): string =>
  word
    .replace(/(.)\1+/g, (letters) => (letters === 'ee' || letters === 'oo' ? letters : letters.charAt(0)))
    .replace(/([aeiouy][^aeiouy]+)e$/, '$1')
    .replace(/ear(?=[^aeiouy])/g, 'ar')
    .replace(/eigh/g, 'a')
    .replace(/igh|e[ae]|ie|e?y$/g, 'i')
    .replace(/a[iy]|ei/g, 'a')
    .replace(/o[ou]|ew|ue/g, 'u')
    .replace(/a[uw]|o[aw]/g, 'o')
    .replace(/[^aeiou]+/g, '');

const small = 'ぁぃぅぇぉっゃゅょゎ';
const large = 'あいうえおつやゆよわ';
const rowOfO = 'おこそとのほもよろごぞどぼぽょ';
const rowOfE = 'えけせてねへめれげぜでべぺ';
const lengthened = new RegExp(`(?<=[${rowOfO}])う|(?<=[${rowOfE}])い|(?<=([あいうえお]))\\1`, 'g');

/** Katakana as hiragana. */
export const hiraganaOf = (text: string): string =>
  text
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/ゔ([ぁぃぅぇぉ]?)/g, (_, vowel: string) =>
      'ばびぶべぼ'.charAt('ぁぃぅぇぉ'.indexOf(vowel || 'ぅ')),
    );

/** Kana as they are read: one script, without long vowels, small kana as their sounds. Kanji stay, for lack of a reading. */
export const kanaSoundsOf = (text: string): string =>
  hiraganaOf(text)
    .replace(/[ー・\s]/g, '')
    .replace(lengthened, '')
    .replace(/ぢ/g, 'じ')
    .replace(/づ/g, 'ず')
    .replace(/を/g, 'お')
    .replace(/[ぁぃぅぇぉっゃゅょゎ]/g, (kana) => large.charAt(small.indexOf(kana)));
