import type { SiteMessageKind } from '@unmuted/api';
import type { SiteMessagesParams } from '#/data/sites/site-messages.queries.ts';
import { type PagedSearch, pagedSearch, usualPageSize } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

const kinds: readonly SiteMessageKind[] = ['request', 'contact'];

export interface SiteMessagesSearch extends Pick<PagedSearch, 'page' | 'size'> {
  /** The form that was used. */
  form?: SiteMessageKind | undefined;
  unread?: true | undefined;
}

/** Drops what the server would reject. */
export const siteMessagesSearch = (search: Record<string, unknown>): SiteMessagesSearch => {
  const { page, size } = pagedSearch(search);
  return { page, size, form: oneOf(search.form, kinds), unread: search.unread === true ? true : undefined };
};

/** The request of a page of the list. */
export const siteMessagesParams = ({ page, size, form, unread }: SiteMessagesSearch): SiteMessagesParams => ({
  page: page ?? 1,
  pageSize: size ?? usualPageSize,
  kind: form,
  isUnread: unread,
});
