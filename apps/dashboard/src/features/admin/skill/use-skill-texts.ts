import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { Skill, SkillDocument, SkillVoice } from '@unmuted/api';
import type { FieldChange } from '@unmuted/ui/diff-view';
import { useMemo } from 'react';
import { skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { tagOf } from '#/i18n/locales.ts';
import { countryName } from '#/i18n/names.ts';

/** Fields that are the same in all locales, in display order. */
export const documentFields = [
  'source',
  'backupUrl',
  'icon',
  'countries',
  'privacyUrl',
  'termsUrl',
  'testingInstructions',
  'isChildDirected',
  'hasAds',
] as const satisfies readonly (keyof SkillDocument)[];

/** Fields of one locale, in display order. */
export const voiceFields = [
  'invocationName',
  'isBrand',
  'publicName',
  'summary',
  'description',
  'keywords',
  'examplePhrases',
  'welcome',
  'nowPlaying',
  'offAir',
  'help',
  'error',
] as const satisfies readonly (keyof SkillVoice)[];

/** How the values of a skill are written; null for an empty one. */
export function useSkillTexts({ sources }: Pick<Skill, 'sources'>) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { locale: page } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const list = new Intl.ListFormat(tagOf(page), { type: 'unit' });
    const plain = (value: string | boolean | readonly string[]): string | null => {
      if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
      const text = typeof value === 'string' ? value : value.filter(Boolean).join('\n');
      return text === '' ? null : text;
    };
    const ofDocument = (document: SkillDocument, field: (typeof documentFields)[number]) => {
      const { source, countries } = document;
      if (field === 'source') {
        if (source === null) return null;
        return sources.find(({ id }) => id === source.id)?.name ?? t`A station or cast that was deleted`;
      }
      if (field === 'countries')
        return countries === null
          ? t`Wherever Alexa is available`
          : list.format(countries.map((code) => countryName(tagOf(page), code)));
      if (field === 'icon') return document.icon;
      return plain(document[field]);
    };
    const ofVoice = (voice: SkillVoice, field: (typeof voiceFields)[number]) =>
      field === 'keywords' ? plain(voice.keywords.join(', ')) : plain(voice[field]);

    /** The fields that differ between two versions. */
    const changesBetween = (before: SkillDocument, after: SkillDocument): FieldChange[] => {
      const changes: FieldChange[] = documentFields.map((field) => ({
        id: field,
        label: i18n._(skillFieldLabels[field]),
        before: ofDocument(before, field),
        after: ofDocument(after, field),
      }));
      const voiceOf = (document: SkillDocument, locale: string) =>
        document.voices.find((voice) => voice.locale === locale);
      const locales = new Set([...before.voices, ...after.voices].map(({ locale }) => locale));
      for (const locale of locales) {
        const [was, is] = [voiceOf(before, locale), voiceOf(after, locale)];
        for (const field of voiceFields)
          changes.push({
            id: `${locale} ${field}`,
            label: `${i18n._(skillFieldLabels[field])} (${skillLocaleName(page, locale)})`,
            before: was ? ofVoice(was, field) : null,
            after: is ? ofVoice(is, field) : null,
          });
      }
      return changes.filter((change) => change.before !== change.after);
    };
    return { ofDocument, ofVoice, changesBetween };
  }, [page, sources, t]);
}
