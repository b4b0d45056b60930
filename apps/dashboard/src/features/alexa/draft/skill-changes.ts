import type { SkillDocument, SkillVoice } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import type { SkillField } from '#/components/skill/skill-fields.messages.ts';

type OwnField = Exclude<keyof SkillDocument, 'voices'>;
type VoiceField = Exclude<keyof SkillVoice, 'locale'>;
type Value = SkillDocument[OwnField] | SkillVoice[VoiceField] | undefined;

/** A difference between two documents. */
export interface SkillChange {
  /** `backupUrl`, `en-GB/welcome`, or `en-GB` for a whole locale. */
  readonly id: string;
  /** Null: a field that is the same in all locales. */
  readonly locale: SkillLocale | null;
  /** `voices`: the whole locale was added or removed. */
  readonly field: SkillField;
  readonly before: Value;
  readonly after: Value;
  /** `live`: heard as soon as the draft is saved. `none`: listeners never see it. */
  readonly effect: 'live' | 'certification' | 'none';
}

const ownFields: readonly OwnField[] = [
  'name',
  'source',
  'backupUrl',
  'icon',
  'countries',
  'privacyUrl',
  'termsUrl',
  'testingInstructions',
  'isChildDirected',
  'hasAds',
];
const voiceFields: readonly VoiceField[] = [
  'invocationName',
  'isBrand',
  'welcome',
  'nowPlaying',
  'offAir',
  'help',
  'error',
  'publicName',
  'summary',
  'description',
  'keywords',
  'examplePhrases',
];
/** What the skill answers with; Amazon does not store it. */
const liveAtOnce: readonly SkillField[] = [
  'source',
  'backupUrl',
  'welcome',
  'nowPlaying',
  'offAir',
  'help',
  'error',
];

const effectOf = (field: SkillField): SkillChange['effect'] =>
  field === 'name' || field === 'isBrand' ? 'none' : liveAtOnce.includes(field) ? 'live' : 'certification';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The differences between two documents, the common fields first. */
export function changesBetween(before: SkillDocument, after: SkillDocument): SkillChange[] {
  const own = ownFields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      id: field,
      locale: null,
      field,
      before: before[field],
      after: after[field],
      effect: effectOf(field),
    }));
  const locales = new Set([...before.voices, ...after.voices].map(({ locale }) => locale));
  return [...own, ...[...locales].flatMap((locale) => changesOfVoice(before, after, locale))];
}

function changesOfVoice(before: SkillDocument, after: SkillDocument, locale: SkillLocale): SkillChange[] {
  const [old, next] = [voiceOf(before, locale), voiceOf(after, locale)];
  if (!old || !next)
    return [
      {
        id: locale,
        locale,
        field: 'voices',
        before: old?.invocationName,
        after: next?.invocationName,
        effect: 'certification',
      },
    ];
  return voiceFields
    .filter((field) => !isSame(old[field], next[field]))
    .map((field) => ({
      id: `${locale}/${field}`,
      locale,
      field,
      before: old[field],
      after: next[field],
      effect: effectOf(field),
    }));
}

/** The voice of a locale. */
export const voiceOf = (document: SkillDocument, locale: SkillLocale): SkillVoice | undefined =>
  document.voices.find((voice) => voice.locale === locale);

/** Replaces, adds or removes the voice of a locale. */
function withVoice(
  document: SkillDocument,
  locale: SkillLocale,
  voice: SkillVoice | undefined,
): SkillDocument {
  const others = document.voices.filter((each) => each.locale !== locale);
  const place = document.voices.findIndex((each) => each.locale === locale);
  const at = place < 0 ? others.length : place;
  return { ...document, voices: voice ? others.toSpliced(at, 0, voice) : others };
}

/** The document of somebody else with the user's values of the named changes, see `SkillChange.id`. */
export function mergeChanges(
  theirs: SkillDocument,
  mine: SkillDocument,
  ids: readonly string[],
): SkillDocument {
  let document = theirs;
  for (const { id, locale, field } of changesBetween(theirs, mine)) {
    if (!ids.includes(id)) continue;
    document =
      locale === null
        ? { ...document, [field]: mine[field as OwnField] }
        : withMine(document, mine, locale, field as VoiceField | 'voices');
  }
  return document;
}

function withMine(
  document: SkillDocument,
  mine: SkillDocument,
  locale: SkillLocale,
  field: VoiceField | 'voices',
): SkillDocument {
  const [old, own] = [voiceOf(document, locale), voiceOf(mine, locale)];
  if (field === 'voices' || !old || !own) return withVoice(document, locale, own);
  return withVoice(document, locale, { ...old, [field]: own[field] });
}
