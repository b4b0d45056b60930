import { type LinkSearch, linkSearch } from '#/lib/link.search.ts';

/** The token of an emailed link: of a registration, or of an invitation. */
export interface RegisterSearch extends LinkSearch {
  invitation?: string;
}

export function registerSearch(search: Record<string, unknown>): RegisterSearch {
  const { invitation } = search;
  return { ...linkSearch(search), ...(typeof invitation === 'string' && { invitation }) };
}
