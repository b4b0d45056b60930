import { invocationWords } from '#/contract/skills/invocation-words.ts';
import { intentOf, plainSpeech, requestOfUtterance } from '#/contract/skills/said-words.ts';
import type { SkillVoice } from '#/contract/skills/skill-document.schemas.ts';
import { languageOfLocale, type SkillLocale } from '#/contract/skills/skill-locales.ts';
import { examplePhrasesOf, skillPhrasesOf } from '#/contract/skills/skill-phrases.ts';

type Spoken = Pick<SkillVoice, 'locale' | 'invocationName'>;

/** Joins a name to a request where words are written without spaces. */
const particles = /^(?:から|[をでにのはと])/;

/**
 * Whether Alexa understands a phrase: one that opens the skill, or one whose request is a sample of the interaction model, after the
 * invocation name, before it or without it. More generous than Alexa with the words in between.
 */
export function isUnderstood({ locale, invocationName }: Spoken, phrase: string): boolean {
  if (requestOfUtterance(locale, invocationName, phrase) !== 'AMAZON.FallbackIntent') return true;
  const wake = plainSpeech(skillPhrasesOf(locale).wake);
  const whole = plainSpeech(phrase);
  const said = whole.startsWith(wake) ? whole.slice(wake.length).replace(/^[\s,、]+/u, '') : whole;
  const name = plainSpeech(invocationName);
  const at = name === '' ? -1 : said.indexOf(name);
  if (at < 0) return false;
  const before = said.slice(0, at).trim();
  const after = said.slice(at + name.length).replace(/^[\s,、]+/u, '');
  const opens = before === '' ? locale === 'ja-JP' : isLaunch(locale, before.split(' ')[0] ?? '');
  if (after !== '') return opens && withoutJoints(locale, after).some((rest) => isRequest(locale, rest));
  return opens || withoutEndJoints(locale, before).some((rest) => intentOf(locale, rest) !== null);
}

/** A phrase that Alexa understands and that is not among the phrases. */
export function proposedPhrase({ locale, invocationName }: Spoken, phrases: readonly string[]): string {
  const said = new Set(phrases.map(plainSpeech));
  const all = examplePhrasesOf(locale, invocationName);
  return all.find((phrase) => !said.has(plainSpeech(phrase))) ?? all[0] ?? '';
}

const wordsOf = (locale: SkillLocale, kind: 'launch' | 'connecting' | 'articles') =>
  invocationWords[languageOfLocale(locale)][kind].split(' ');

// Amazon has "talk to" besides the words that a name may not have.
const isLaunch = (locale: SkillLocale, word: string) =>
  word === 'talk' || wordsOf(locale, 'launch').includes(word);

const isRequest = (locale: SkillLocale, rest: string) =>
  intentOf(locale, rest) !== null || isLaunch(locale, rest);

const isJoint = (locale: SkillLocale, word: string) =>
  ['and', 'et', 'y', 'e'].includes(word) ||
  wordsOf(locale, 'connecting').includes(word) ||
  wordsOf(locale, 'articles').includes(word);

/** The text, and what is left of it without one and without two words that join a name to a request. */
function withoutJoints(locale: SkillLocale, text: string): string[] {
  const rests = [text];
  for (let rest = text; rests.length < 3; ) {
    const [first = '', ...others] = rest.split(' ');
    const shorter =
      locale === 'ja-JP'
        ? rest.replace(particles, '')
        : rest.startsWith("d'")
          ? rest.slice(2)
          : isJoint(locale, first)
            ? others.join(' ')
            : rest;
    if (shorter === rest) break;
    rests.push(shorter);
    rest = shorter;
  }
  return rests;
}

function withoutEndJoints(locale: SkillLocale, text: string): string[] {
  const words = text.split(' ');
  const rests = [text];
  while (rests.length < 3 && isJoint(locale, words.at(-1) ?? '')) {
    words.pop();
    rests.push(words.join(' '));
  }
  return rests;
}
