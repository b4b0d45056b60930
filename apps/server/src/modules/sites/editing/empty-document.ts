import type { Locale, SiteDocument } from '@unmuted/api/contract';

/** The document of a site before anything was saved. */
export const emptyDocument = ({
  title,
  locale,
}: {
  readonly title: string;
  readonly locale: Locale;
}): SiteDocument => ({
  title,
  source: null,
  languages: [locale],
  theme: { name: 'atlantic', scheme: 'auto', accent: null, font: 'sans' },
  logo: null,
  search: { title: {}, description: {}, image: null, isIndexed: true },
  privacy: {},
  imprint: {},
  sections: [],
});
