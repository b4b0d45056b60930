import { storeLimits } from '#/contract/shared/store-limits.ts';
import { isUnderstood, proposedPhrase } from '#/contract/skills/example-phrase.ts';
import type { InvocationNameCode } from '#/contract/skills/invocation-codes.ts';
import { lintInvocationName } from '#/contract/skills/invocation-name.ts';
import type { SkillDocument, SkillVoice } from '#/contract/skills/skill-document.schemas.ts';
import type { SkillLocale } from '#/contract/skills/skill-locales.ts';
import { skillPhrasesOf } from '#/contract/skills/skill-phrases.ts';

const { alexa } = storeLimits;

/** See `SkillIssue`. */
export type SkillIssueCode =
  | `name.${InvocationNameCode}`
  | 'required'
  | 'advised'
  | 'long'
  | 'short'
  | 'duplicate'
  | 'placeholder'
  | 'no_wake_word'
  | 'no_invocation_name'
  | 'not_understood';

/** Something about a skill that Amazon would refuse (`error`), or that could be better. */
export interface SkillIssue {
  /** Null: a field that is the same in all locales. */
  readonly locale: SkillLocale | null;
  /** The name of a field of `SkillDocument` or `SkillVoice`. */
  readonly field: keyof SkillDocument | keyof SkillVoice;
  /** `name.<code>` for what `lintInvocationName` finds. */
  readonly code: SkillIssueCode;
  /** Error: Amazon refuses it. Warning: Amazon may refuse it. Hint: it could be better. */
  readonly level: 'error' | 'warning' | 'hint';
  /** The phrase that it is about. */
  readonly found?: string;
  /** What could be in its place. */
  readonly proposal?: string;
}

/** Descriptions from this length on tell listeners enough. */
const fullDescription = 200;

/** Checks all that can be known about a skill before Amazon sees it. */
export function checkSkill(document: SkillDocument): SkillIssue[] {
  const issues: SkillIssue[] = [];
  const add = (field: keyof SkillDocument, code: SkillIssueCode, level: SkillIssue['level'] = 'error') =>
    issues.push({ locale: null, field, code, level });
  if (document.source === null) add('source', 'required');
  if (document.icon === null) add('icon', 'required');
  if (document.privacyUrl === '') add('privacyUrl', 'advised', 'hint');
  if (document.backupUrl === '') add('backupUrl', 'advised', 'hint');
  return [...issues, ...document.voices.flatMap(checkVoice)];
}

/** Whether a skill can be sent for review. */
export const isSkillReady = (issues: readonly SkillIssue[]): boolean =>
  issues.every(({ level }) => level !== 'error');

function checkVoice(voice: SkillVoice): SkillIssue[] {
  const issues: SkillIssue[] = [];
  const { locale } = voice;
  const add = (field: keyof SkillVoice, code: SkillIssueCode, level: SkillIssue['level'] = 'error') =>
    issues.push({ locale, field, code, level });
  for (const { code, level } of lintInvocationName(voice.invocationName, locale, voice))
    add('invocationName', `name.${code}`, level);
  if (voice.publicName.trim().length < alexa.name.min) add('publicName', 'required');
  if (voice.summary.trim() === '') add('summary', 'required');
  else if (voice.summary.length > alexa.summary.advised) add('summary', 'long', 'hint');
  if (voice.description.trim() === '') add('description', 'required');
  else if (voice.description.length < fullDescription) add('description', 'short', 'hint');
  if (hasDuplicates(voice.keywords)) add('keywords', 'duplicate', 'warning');
  for (const code of checkPhrases(voice)) add('examplePhrases', code);
  const strange = strangePhrase(voice);
  if (strange !== undefined)
    issues.push({
      locale,
      field: 'examplePhrases',
      code: 'not_understood',
      level: 'warning',
      found: strange,
      proposal: proposedPhrase(voice, voice.examplePhrases),
    });
  if (unknownPlaceholders(voice.nowPlaying)) add('nowPlaying', 'placeholder');
  return issues;
}

const hasDuplicates = (words: readonly string[]) =>
  new Set(words.map((word) => word.trim().toLowerCase())).size < words.length;

/** Amazon's most common reason for a rejection: the first phrase must be what listeners really say. */
function checkPhrases({ locale, invocationName, examplePhrases }: SkillVoice): SkillIssueCode[] {
  const said = examplePhrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
  const [first] = said;
  if (first === undefined) return ['required'];
  const wake = skillPhrasesOf(locale)
    .wake.trim()
    .replace(/[,、]$/, '')
    .toLowerCase();
  const codes: SkillIssueCode[] = [];
  if (!first.toLowerCase().startsWith(wake)) codes.push('no_wake_word');
  if (invocationName !== '' && !first.toLowerCase().includes(invocationName.toLowerCase()))
    codes.push('no_invocation_name');
  return codes;
}

/** The first phrase that the interaction model does not know; without a name to say none is known. */
const strangePhrase = (voice: SkillVoice): string | undefined =>
  voice.invocationName === ''
    ? undefined
    : voice.examplePhrases
        .map((phrase) => phrase.trim())
        .find((phrase) => phrase !== '' && !isUnderstood(voice, phrase));

const unknownPlaceholders = (template: string) =>
  /[{}]/.test(template.replaceAll(/\{(?:title|artist|station)\}/g, ''));
