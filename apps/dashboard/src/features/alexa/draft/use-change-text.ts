import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { Skill } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import { skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import type { SkillChange } from '#/features/alexa/draft/skill-changes.ts';
import { tagOf } from '#/i18n/locales.ts';
import { countryName } from '#/i18n/names.ts';

/** Names and values of changes as text. */
export function useChangeText({ sources }: Pick<Skill, 'sources'>) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const tag = tagOf(i18n.locale);
  const nameOf = ({ locale, field }: { locale: SkillLocale | null; field: SkillChange['field'] }) => {
    if (locale === null) return i18n._(skillFieldLabels[field]);
    const language = skillLocaleName(tag, locale);
    if (field === 'voices') return language;
    const label = i18n._(skillFieldLabels[field]);
    return t`${label}, ${language}`;
  };
  /** Null for an empty value. */
  function textOf(field: SkillChange['field'], value: SkillChange['before']): string | null {
    if (value === undefined || value === '') return null;
    if (value === null) return field === 'countries' ? t`All countries` : null;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'string') {
      const start = value.slice(0, 8);
      return field === 'icon' ? t`Picture ${start}` : value;
    }
    if ('kind' in value) return sources.find(({ id }) => id === value.id)?.name ?? t`Deleted station or cast`;
    if (value.length === 0) return null;
    return field === 'countries'
      ? value.map((code) => countryName(tag, code)).join(', ')
      : value.join(field === 'keywords' ? ', ' : '\n');
  }
  const textsOf = ({ field, before, after }: SkillChange) => ({
    before: textOf(field, before),
    after: textOf(field, after),
  });
  return { nameOf, textsOf };
}
