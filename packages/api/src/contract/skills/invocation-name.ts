/**
 * Checks an Alexa invocation name before Amazon does.
 *
 * Source: "Choose the Invocation Name for a Custom Skill" with its requirements, and "Understand How Users Invoke Custom
 * Skills" of the Alexa Skills Kit (developer.amazon.com/docs/alexa/custom-skills), as read in November 2026 in copies of 2018
 * to 2024; the texts of the developer console about Japanese and the length; Amazon's letter "Your skill does not meet our
 * invocation name requirements for formatting". That a name infringes no rights, is easily said and written in the language
 * of the skill cannot be checked here.
 */
import type { InvocationNameCode, InvocationNameIssue } from '#/contract/skills/invocation-codes.ts';
import { checkLetters } from '#/contract/skills/invocation-letters.ts';
import { normaliseInvocationName, repairInvocationName } from '#/contract/skills/invocation-repair.ts';
import { checkWords, ownerOf, wordSetsOf, wordsOf } from '#/contract/skills/invocation-rules.ts';
import { languageOfLocale, type SkillLanguage, type SkillLocale } from '#/contract/skills/skill-locales.ts';

/** Characters of an invocation name. */
const least = 2;
const most = 50;
/** Longer texts are not looked at: the work grows with the length, and no name is that long. */
const mostExamined = 100;

/** What is known of a name besides its text. */
export interface InvocationNameOptions {
  /** Whether the name is the customer's brand, of which Amazon accepts one word with a proof. */
  readonly isBrand?: boolean;
}

/** What Amazon will or may refuse in a name, each kind once, and what would be understood better. */
export function lintInvocationName(
  name: string,
  locale: SkillLocale,
  { isBrand = false }: InvocationNameOptions = {},
): readonly InvocationNameIssue[] {
  if (name.length > mostExamined) return [{ code: 'too_long', level: 'error' }];
  const language = languageOfLocale(locale);
  const normal = normaliseInvocationName(name, language);
  const issues = check(normal, language, isBrand);
  const proposal = propose(normal, language, isBrand, issues);
  return proposal === undefined ? issues : issues.map((issue) => ({ ...issue, proposal }));
}

function check(name: string, language: SkillLanguage, isBrand: boolean): InvocationNameIssue[] {
  const repaired = repairInvocationName(name, language);
  const length = [...name].length;
  const found = new Map<InvocationNameCode, InvocationNameIssue>();
  const issues = [
    ...checkLetters(name, language),
    // The words of "1FM" are those of what is said: "one f. m."
    ...(repaired ? checkWords(repaired, language, isBrand) : []),
  ];
  if (length < least) issues.push({ code: 'too_short', level: 'error' });
  if (length > most) issues.push({ code: 'too_long', level: 'error' });
  for (const issue of issues) {
    const known = found.get(issue.code);
    if (!known || (known.level !== 'error' && issue.level === 'error')) found.set(issue.code, issue);
  }
  return [...found.values()];
}

const radio: Readonly<Record<SkillLanguage, (name: string) => string>> = {
  en: (name) => `${name} radio`,
  fr: (name) => `radio ${name}`,
  de: (name) => `radio ${name}`,
  es: (name) => `radio ${name}`,
  it: (name) => `radio ${name}`,
  pt: (name) => `rádio ${name}`,
  ja: (name) => `${name}ラジオ`,
};

const namesRadio = /r[aá]dio|ラジオ/;

/** The corrections of a name, the mildest first: as it is said, without reserved words, without what is around it. */
function* correctionsOf(repaired: string, language: SkillLanguage): Generator<string> {
  const sets = wordSetsOf(language);
  const between = language === 'ja' ? '' : ' ';
  const reserved = [sets.wake, sets.skill, sets.launch];
  const words = language === 'ja' ? wordsOf(repaired, language) : repaired.split(' ');
  const isMinor = (word = '') => sets.articles.has(word) || sets.connecting.has(word);
  const free = words.filter((word) => !reserved.some((set) => set.has(ownerOf(word))));
  const asRadio = (base: string) => (namesRadio.test(base) ? base : radio[language](base));
  yield asRadio(repaired);
  yield free.join(between);
  yield asRadio(free.join(between));
  while (isMinor(free[0])) free.shift();
  while (isMinor(free.at(-1))) free.pop();
  yield free.join(between);
  yield asRadio(free.join(between));
}

/** The first correction that passes; hints alone change only how a name is written. */
function propose(
  name: string,
  language: SkillLanguage,
  isBrand: boolean,
  issues: readonly InvocationNameIssue[],
): string | undefined {
  const isHint = ({ level }: InvocationNameIssue) => level === 'hint';
  const passes = (candidate: string) =>
    candidate !== name && candidate.length <= most && check(candidate, language, isBrand).every(isHint);
  const repaired = repairInvocationName(name, language);
  if (!repaired || issues.length === 0) return undefined;
  if (passes(repaired)) return repaired;
  return issues.every(isHint) ? undefined : [...correctionsOf(repaired, language)].find(passes);
}
