import { newSkillVoice, type SkillDocument, type SkillLocale, skillLocales } from '@unmuted/api/contract';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';

/** The locale that a language stands for, for a skill without any. */
const localeOf = { en: 'en-US', zh: 'en-US', fr: 'fr-FR', ja: 'ja-JP' } as const;

/** The draft, or one from what is known of a skill from before drafts were kept. */
export function draftOf(
  row: Pick<SkillRow, 'draft' | 'name' | 'invocation_name' | 'locales' | 'locale'>,
): SkillDocument {
  if (row.draft) return row.draft;
  const locales = skillLocales.filter((each) => row.locales.includes(each));
  return newDocument({
    name: row.name,
    source: null,
    locales: locales.length > 0 ? locales : [localeOf[row.locale]],
    invocationName: row.invocation_name,
  });
}

interface NewDocument extends Pick<SkillDocument, 'name' | 'source'> {
  readonly locales: readonly SkillLocale[];
  /** In the first locale; missing: suggested from the name. */
  readonly invocationName?: string;
}

/** A document filled from the name of a station. */
export function newDocument({ name, source, locales, invocationName }: NewDocument): SkillDocument {
  return {
    name,
    source,
    backupUrl: '',
    voices: locales.map((locale, index) => ({
      ...newSkillVoice(locale, name),
      ...(index === 0 && invocationName && { invocationName }),
    })),
    icon: null,
    countries: null,
    privacyUrl: '',
    termsUrl: '',
    testingInstructions: '',
    isChildDirected: false,
    hasAds: false,
  };
}
