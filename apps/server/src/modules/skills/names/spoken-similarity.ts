import { languageOfLocale, type SkillLanguage, type SkillLocale } from '@unmuted/api/contract';
import { doubleMetaphone } from 'double-metaphone';
import { jaroWinkler, unedited } from './jaro-winkler.ts';
import { sayLetter } from './letter-names.ts';
import { englishVowelsOf, hiraganaOf, kanaSoundsOf, soundsOf } from './sounds.ts';

/** Scores from which Alexa is likely to confuse two names, and from which it may. */
const warnFrom = 0.9;
const noteFrom = 0.8;
const mostNearest = 5;
/** Texts of a language that are remembered: the names of a large provider, in a few megabytes. */
const mostRemembered = 20_000;
const mostCharacters = 100;

/** Words that many stations share; they tell none from another. */
const commonWords: Readonly<Record<SkillLanguage, RegExp>> = {
  en: /(?<!\S)(?:radio|station|the|live|online|f\. m\.|a\. m\.)(?!\S)/g,
  fr: /(?<!\S)(?:radio|la|le|les|l'|f\. m\.)(?!\S)/g,
  de: /(?<!\S)(?:radio|sender|das|der|die|f\. m\.)(?!\S)/g,
  es: /(?<!\S)(?:radio|emisora|la|el|los|las|f\. m\.)(?!\S)/g,
  it: /(?<!\S)(?:radio|la|il|f\. m\.)(?!\S)/g,
  ja: /ラジオ|らじお|エフエム|放送/g,
  pt: /(?<!\S)(?:rádio|radio|a|o|f\. m\.)(?!\S)/g,
};

interface Sound {
  readonly sounds: string;
  /** A second reading, or the same. */
  readonly otherSounds: string;
  /** Empty where `sounds` has the vowels. */
  readonly vowels: string;
  readonly spelling: string;
}

interface Key {
  readonly whole: Sound;
  /** Without common words; the whole name if nothing else is left. */
  readonly core: Sound;
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');

/** A word without the accents that make no other sound in its language. */
const spellWord = (word: string): string =>
  /^[a-z]*$/.test(word) ? word : word.replace(/[^a-zçéèêñãõ]/g, withoutAccents);

interface WordSound {
  readonly codes: readonly [string, string];
  readonly vowels: string;
}

/** Remembers the last results by text, as the same names and words are compared again and again. */
function remember<Result>(make: (text: string, language: SkillLanguage) => Result) {
  const results = new Map<SkillLanguage, Map<string, Result>>();
  return (text: string, language: SkillLanguage): Result => {
    const known = results.get(language) ?? new Map<string, Result>();
    results.set(language, known);
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    if (known.size >= mostRemembered) known.clear();
    const result = make(text, language);
    known.set(text, result);
    return result;
  };
}

const hearWord = remember((word: string, language: SkillLanguage): WordSound => {
  if (language === 'en') {
    const plain = withoutAccents(word);
    return { codes: doubleMetaphone(plain), vowels: englishVowelsOf(plain) };
  }
  const sounds = language === 'ja' ? kanaSoundsOf(word) : soundsOf(spellWord(word), language);
  return { codes: [sounds, sounds], vowels: '' };
});

function soundOf(name: string, language: SkillLanguage): Sound {
  const words = name
    .replace(/['.-](?=\S)/g, '')
    .split(' ')
    .filter(Boolean);
  const said = words.map((word) => sayLetter(word, language)).join(' ');
  const heard = said.split(' ').map((word) => hearWord(word, language));
  return {
    sounds: heard.map(({ codes }) => codes[0]).join(''),
    otherSounds: heard.map(({ codes }) => codes[1]).join(''),
    vowels: heard.map(({ vowels }) => vowels).join(''),
    spelling: (language === 'ja' ? hiraganaOf(said) : withoutAccents(said)).replaceAll(' ', ''),
  };
}

const keyOfText = remember((name: string, language: SkillLanguage): Key => {
  const normal = name
    .normalize(language === 'ja' ? 'NFKC' : 'NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .trim();
  const whole = soundOf(normal, language);
  const core = normal.replace(commonWords[language], ' ').trim();
  return { whole, core: core && core !== normal ? soundOf(core, language) : whole };
});

/** The key of a name; what is longer than any name is cut. */
const keyOf = (name: string, language: SkillLanguage): Key =>
  keyOfText(name.slice(0, mostCharacters), language);

const compareCodes = (a: string, b: string): number =>
  a === b ? 1 : (jaroWinkler(a, b) + unedited(a, b)) / 2;

function compareSounds(a: Sound, b: Sound): number {
  const first = compareCodes(a.sounds, b.sounds);
  const isRead = a.sounds === a.otherSounds && b.sounds === b.otherSounds;
  const sounds = isRead ? first : Math.max(first, compareCodes(a.otherSounds, b.otherSounds));
  return a.vowels || b.vowels ? sounds * (0.8 + 0.2 * jaroWinkler(a.vowels, b.vowels)) : sounds;
}

/** The most that sounds of these lengths can have in common. */
const mostAlike = (a: Sound, b: Sound): number =>
  (1 + Math.max(shareOf(a.sounds, b.sounds), shareOf(a.otherSounds, b.otherSounds))) / 2;
const shareOf = ({ length: a }: string, { length: b }: string): number => Math.min(a, b) / Math.max(a, b, 1);

const mix = (sounds: number, spelling: number): number => 0.7 * sounds + 0.3 * spelling;
const compare = (a: Sound, b: Sound): number => mix(compareSounds(a, b), jaroWinkler(a.spelling, b.spelling));
const weigh = (core: number, whole: number): number => 0.85 * core + 0.15 * whole;

/** How much two names sound alike, from 0 to 1; what they share with many other stations counts little. */
export function spokenSimilarity(first: string, second: string, locale: SkillLocale): number {
  const language = languageOfLocale(locale);
  const a = keyOf(first, language);
  const b = keyOf(second, language);
  return weigh(compare(a.core, b.core), compare(a.whole, b.whole));
}

export interface NearName<Candidate> {
  readonly candidate: Candidate;
  readonly score: number;
  /** Null for a name that nobody confuses. */
  readonly level: 'warning' | 'hint' | null;
}

/** The candidates that sound most like a name, at most five, the nearest first. */
export function nearestNames<Candidate extends { readonly name: string }>(
  name: string,
  locale: SkillLocale,
  candidates: readonly Candidate[],
): NearName<Candidate>[] {
  const language = languageOfLocale(locale);
  const key = keyOf(name, language);
  const nearest: NearName<Candidate>[] = [];
  let least = -1;
  for (const candidate of candidates) {
    const score = scoreAbove(least, key, keyOf(candidate.name, language));
    if (score === undefined) continue;
    nearest.push({ candidate, score, level: levelOf(score) });
    nearest.sort((a, b) => b.score - a.score);
    nearest.length = Math.min(nearest.length, mostNearest);
    if (nearest.length === mostNearest) least = nearest.at(-1)?.score ?? least;
  }
  return nearest;
}

/** The score of two names if it is above another; most are known to be below before everything is compared. */
function scoreAbove(least: number, a: Key, b: Key): number | undefined {
  if (weigh(mix(mostAlike(a.core, b.core), 1), 1) <= least) return undefined;
  const sounds = compareSounds(a.core, b.core);
  if (weigh(mix(sounds, 1), 1) <= least) return undefined;
  const core = mix(sounds, jaroWinkler(a.core.spelling, b.core.spelling));
  if (weigh(core, 1) <= least) return undefined;
  const score = weigh(core, compare(a.whole, b.whole));
  return score > least ? score : undefined;
}

const levelOf = (score: number): NearName<unknown>['level'] =>
  score >= warnFrom ? 'warning' : score >= noteFrom ? 'hint' : null;
