import { Trans } from '@lingui/react/macro';
import type { Site, SiteText } from '@unmuted/api';
import type { SiteValues } from '#/features/onepage/settings/use-site-form.tsx';
import type { Locale } from '#/i18n/locales.ts';

export interface SearchPreviewProps {
  site: Site;
  draft: SiteValues;
  language: Locale;
}

/** The text in a language; an empty one falls back to the first language, as on the page. */
export function textIn(text: SiteText | undefined, language: Locale, first: Locale | undefined): string {
  return text?.[language] || (first && text?.[first]) || '';
}

/** How a search engine can show the page. */
export function SearchPreview({ site, draft, language }: SearchPreviewProps) {
  const [first] = draft.languages;
  const hero = site.draft.sections.find((section) => section.type === 'hero');
  const title = textIn(draft.search.title, language, first) || draft.title;
  const description =
    textIn(draft.search.description, language, first) ||
    (hero?.type === 'hero' ? textIn(hero.tagline, language, first) : '');
  const { host, pathname } = new URL(site.address);
  const address = `${host}${pathname}${language === first ? '' : `${language}/`}`.replace(/\/$/, '');
  return (
    <figure className="grid gap-1 rounded-card border border-border bg-surface p-4">
      <figcaption className="text-12 text-fg-muted">
        <Trans>Preview of a search result</Trans>
      </figcaption>
      <p className="text-13 wrap-anywhere" dir="ltr">
        {address}
      </p>
      <p className="text-18 font-medium text-accent-text wrap-anywhere" lang={language}>
        <bdi>{title}</bdi>
      </p>
      <p className="text-13 text-fg-muted wrap-anywhere" lang={language}>
        {description === '' ? (
          <Trans>Without a description, search engines choose one from the page.</Trans>
        ) : (
          <bdi>{description}</bdi>
        )}
      </p>
    </figure>
  );
}
