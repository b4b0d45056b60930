import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission, Site } from '@unmuted/api';

interface SitePageDefinition {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly permission: Permission;
  /** A number beside the name of the tab. */
  readonly count?: (site: Site) => number;
}

/**
 * The pages of a one-page site in the order of their tabs, and what they need. `path` is relative to the site's address. A
 * new page adds its line here, and its route below `_customer/onepage.$username`.
 */
export const sitePages = {
  editor: { path: '', name: msg`Editor`, permission: 'products.view' },
  domain: { path: '/domain', name: msg`Domain`, permission: 'settings.manage' },
  statistics: { path: '/statistics', name: msg`Statistics`, permission: 'statistics.view' },
  requests: {
    path: '/requests',
    name: msg`Requests`,
    permission: 'source.connect',
    count: ({ unreadMessages }: Site) => unreadMessages,
  },
  settings: { path: '/settings', name: msg`Settings`, permission: 'settings.manage' },
} as const satisfies Record<string, SitePageDefinition>;

/** A page of a site. */
export type SitePage = keyof typeof sitePages;

/** The number beside a page's tab; 0 for none. */
export function countOf(page: SitePage, site: Site | undefined): number {
  const { count }: SitePageDefinition = sitePages[page];
  return site && count ? count(site) : 0;
}

/** The route path of a page. */
export const sitePath = <Page extends SitePage>(page: Page) =>
  `/onepage/$username${sitePages[page].path}` as const;
