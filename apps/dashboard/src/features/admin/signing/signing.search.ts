import type { SigningState } from '@unmuted/api';
import { dropDefaults, type PagedSearch, pagedSearch } from '#/lib/list.search.ts';
import { oneOf, someOf, textOf } from '#/lib/search-values.ts';

/** View state of the page, shareable as a URL. */
export interface SigningSearch extends Pick<PagedSearch, 'q'> {
  /** Defaults to the bundles of iOS. */
  tab?: 'keystores' | undefined;
  /** Comma-separated states. */
  state?: string | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
  /** The bundle or the keystore whose drawer is open. */
  id?: string | undefined;
}

export const usuallyHidden = 'serial,profile,key,sha1';

/** The worst first. */
export const signingStateOrder: readonly SigningState[] = [
  'expired',
  'mismatch',
  'urgent',
  'expiring',
  'soon',
  'ok',
  'revoked',
];

/** Drops what means nothing. */
export function signingSearch(search: { readonly [Name in keyof SigningSearch]?: unknown }): SigningSearch {
  const { q } = pagedSearch(search);
  return dropUsual({
    q,
    tab: oneOf(search.tab, ['keystores'] as const),
    state: someOf(search.state, signingStateOrder),
    hide: typeof search.hide === 'string' ? search.hide : undefined,
    id: textOf(search.id, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  });
}

/** Omits default values from the URL. */
export const dropUsual = (search: SigningSearch): SigningSearch =>
  dropDefaults<SigningSearch>(search, { hide: usuallyHidden });
