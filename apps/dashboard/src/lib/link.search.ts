/** The one search parameter of the pages that a link in a mail opens. */
export interface LinkSearch {
  token?: string;
}

export function linkSearch(search: Record<string, unknown>): LinkSearch {
  return typeof search.token === 'string' ? { token: search.token } : {};
}
