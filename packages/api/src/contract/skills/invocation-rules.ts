import type {
  InvocationNameCode,
  InvocationNameIssue,
  InvocationNameLevel,
} from '#/contract/skills/invocation-codes.ts';
import { withoutAccents } from '#/contract/skills/invocation-repair.ts';
import {
  compoundParts,
  genericWords,
  invocationWords,
  japaneseWords,
  peopleAndPlaces,
  placeParticles,
  skillWords,
  wakeWords,
} from '#/contract/skills/invocation-words.ts';
import type { SkillLanguage } from '#/contract/skills/skill-locales.ts';

const setOf = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts.join(' ').split(/\s+/));

const makeSets = (language: SkillLanguage) => {
  const words = invocationWords[language];
  return {
    launch: setOf(words.launch),
    connecting: setOf(words.connecting),
    articles: setOf(words.articles),
    generic: setOf(words.generic, genericWords),
    letterNames: setOf(words.letterNames),
    wake: setOf(wakeWords),
    skill: setOf(skillWords),
    named: setOf(peopleAndPlaces),
    namedOrParticle: setOf(peopleAndPlaces, placeParticles),
  };
};
type WordSets = ReturnType<typeof makeSets>;
const cache = new Map<SkillLanguage, WordSets>();

/** The word lists of a language, made when it is first used. */
export function wordSetsOf(language: SkillLanguage): WordSets {
  const sets = cache.get(language) ?? makeSets(language);
  cache.set(language, sets);
  return sets;
}

/** `sam` of `sam's`. */
export const ownerOf = (word: string): string => word.replace(/'s?$/, '');

const runsOfScript = /[ァ-ヺー]+|[ぁ-ゖ]+|[㐀-鿿々〇]+|[^\sぁ-ヺー㐀-鿿々〇]+/gu;

/** The words as they are said: an elided article is one (`l'aurore`), and so is each part of a name in Japanese. */
export function wordsOf(name: string, language: SkillLanguage): string[] {
  if (language === 'ja') return name.replace(japaneseWords, ' $& ').match(runsOfScript) ?? [];
  const tokens = name.split(' ');
  return language === 'fr' || language === 'it' ? tokens.flatMap((token) => token.split("'")) : tokens;
}

/** Letters that are said one by one make one word. */
const countWords = (words: readonly string[]): number =>
  words.filter((word, index) => !/^\p{L}\.$/u.test(word) || !/^\p{L}\.$/u.test(words[index - 1] ?? ''))
    .length;

/** Amazon accepts brands and German compounds. In Japanese the writing does not tell how many words there are. */
function levelOfOne(
  words: readonly string[],
  language: SkillLanguage,
  isBrand: boolean,
): InvocationNameLevel {
  const [word = ''] = words;
  if (isBrand || words.length > 1) return 'hint';
  if (language === 'de' && word.length > 7) {
    return compoundParts.test(word) ? 'hint' : word.length > 9 ? 'warning' : 'error';
  }
  return language === 'ja' ? 'warning' : 'error';
}

/** The words of a name and the lists of its language. */
interface Context {
  readonly name: string;
  readonly words: readonly string[];
  readonly sets: WordSets;
  readonly language: SkillLanguage;
}

/** A last `un`, `uno` or `um` is the number. */
const findArticle = ({ words, sets }: Context): string | undefined =>
  words.find((word, index) => sets.articles.has(word) && !(index > 0 && /^u(?:no?|m)$/.test(word)));

function findLaunch({ name, words, sets, language }: Context): string | undefined {
  return language === 'ja'
    ? [...sets.launch].find((phrase) => name.includes(phrase))
    : words.find((word) => sets.launch.has(word));
}

function findLetterNames({ words, sets }: Context): string | undefined {
  const first = words.findIndex((word, index) =>
    [word, words[index + 1] ?? ''].every((each) => sets.letterNames.has(each)),
  );
  return first < 0 ? undefined : words.slice(first, first + 2).join(' ');
}

function findNameAlone({ name, words, sets, language }: Context): string | undefined {
  // Kana keep their marks, which make other sounds.
  const plain = words.map((word) => (language === 'ja' ? word : withoutAccents(ownerOf(word))));
  const isName = plain.some((word) => sets.named.has(word));
  return isName && plain.every((word) => sets.namedOrParticle.has(word)) ? name : undefined;
}

/** Issues of the words of a name whose characters are right. */
export function checkWords(name: string, language: SkillLanguage, isBrand: boolean): InvocationNameIssue[] {
  const sets = wordSetsOf(language);
  const words = wordsOf(name, language);
  const count = countWords(words);
  const context: Context = { name, words, sets, language };
  const inSet = (set: ReadonlySet<string>) => words.find((word) => set.has(word));
  const ofOwner = (set: ReadonlySet<string>) => words.find((word) => set.has(ownerOf(word)));
  const issues: readonly (readonly [InvocationNameCode, InvocationNameLevel, string | undefined])[] = [
    ['one_word', levelOfOne(words, language, isBrand), count === 1 ? words.join(' ') : undefined],
    ['article', 'error', count === 2 ? findArticle(context) : undefined],
    ['wake_word', 'error', ofOwner(sets.wake)],
    ['skill_word', 'error', ofOwner(sets.skill)],
    ['launch_word', 'error', findLaunch(context)],
    // The English list is Amazon's own; the others are translated.
    ['connecting_word', language === 'en' ? 'error' : 'warning', inSet(sets.connecting)],
    ['letter_names', 'warning', findLetterNames(context)],
    ['name_alone', 'warning', findNameAlone(context)],
    ['generic', 'warning', words.every((word) => sets.generic.has(word)) ? name : undefined],
  ];
  return issues.flatMap(([code, level, found]) => (found ? [{ code, level, found }] : []));
}
