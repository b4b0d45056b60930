import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import type { AppChange } from '#/features/apps/draft/app-changes.ts';
import { tagOf } from '#/i18n/locales.ts';

/** Names and values of changes as text. */
export function useChangeText({ sources, platform }: Pick<App, 'sources' | 'platform'>) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const tag = tagOf(i18n.locale);
  function nameOf({ language, field }: Pick<AppChange, 'language' | 'field'>): string {
    const name = language && appLanguageName(tag, language);
    if (field === null) return name ?? '';
    const label = i18n._(appFieldLabel(field, platform));
    return name ? t`${label}, ${name}` : label;
  }
  /** Null for an empty value. */
  function textOf(value: unknown): string | null {
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'string') {
      const start = value.slice(0, 8);
      return /^[0-9a-f]{64}\.png$/.test(value) ? t`Picture ${start}` : value;
    }
    if (Array.isArray(value)) return value.length === 0 ? null : value.map(textOf).join('\n');
    if (typeof value !== 'object') return String(value);
    if ('kind' in value && 'id' in value)
      return sources.find(({ id }) => id === value.id)?.name ?? t`Deleted station or cast`;
    return Object.values(value).map(textOf).join(' ');
  }
  const textsOf = ({ before, after }: AppChange) => ({ before: textOf(before), after: textOf(after) });
  return { nameOf, textsOf };
}
