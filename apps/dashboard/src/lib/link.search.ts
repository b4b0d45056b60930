/** The search parameter of pages opened by an emailed link. */
export interface LinkSearch {
  token?: string;
}

export function linkSearch(search: Record<string, unknown>): LinkSearch {
  return typeof search.token === 'string' ? { token: search.token } : {};
}
