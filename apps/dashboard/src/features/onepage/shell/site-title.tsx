import { useLingui } from '@lingui/react';
import { useOwnTitle, usePageName } from '#/components/root/use-page-effects.ts';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** The name of the current page of a site. */
export function useSitePageName(): string {
  const { i18n } = useLingui();
  return i18n._(usePageName() ?? sitePages.editor.name);
}

/** Sets the document title: `Radio Aurora – Editor`. Renders nothing. */
export function SiteTitle() {
  const { query, username } = useSite();
  const page = useSitePageName();
  useOwnTitle(`${query.data?.draft.title ?? username} – ${page}`);
  return null;
}
