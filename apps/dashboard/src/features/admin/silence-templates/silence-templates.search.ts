import type { AlertTemplateId } from '#/data/admin-silence/alert-templates.queries.ts';
import { dropEmpty, oneOf } from '#/lib/search-values.ts';

/** The chosen text, shareable as a URL. */
export interface SilenceTemplatesSearch {
  /** Default: English. */
  locale?: AlertTemplateId['locale'] | undefined;
  /** Default: the title of a new incident. */
  key?: AlertTemplateId['key'] | undefined;
}

/** In the order in which they are shown. */
export const templateLocales = ['en', 'fr', 'zh', 'ja'] as const;

export const templateKeys = [
  'raised',
  'reminder',
  'acknowledged',
  'recovered',
  'short_raised',
  'short_recovered',
  'spoken',
  'note',
] as const;

export function silenceTemplatesSearch(
  search: {
    readonly [Name in keyof SilenceTemplatesSearch]?: unknown;
  },
): SilenceTemplatesSearch {
  return dropEmpty({
    locale: oneOf(search.locale, templateLocales),
    key: oneOf(search.key, templateKeys),
  });
}

/** The text that an address is about. */
export const chosenTemplate = ({
  locale = 'en',
  key = 'raised',
}: SilenceTemplatesSearch): AlertTemplateId => ({
  locale,
  key,
});
