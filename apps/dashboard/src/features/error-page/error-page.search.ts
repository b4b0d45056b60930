/** What went wrong elsewhere, as far as this page has words for it. */
export const errorPageCodes = [404, 500, 503, 'chunk'] as const;
export type ErrorPageCode = (typeof errorPageCodes)[number];

export interface ErrorPageSearch {
  code?: ErrorPageCode;
  /** Names the failure in the server's log. */
  id?: string;
}

/** Reads the address. Anyone may write one, so only known codes and plain ids reach the page. */
export function errorPageSearch(search: Record<string, unknown>): ErrorPageSearch {
  const code = errorPageCodes.find((known) => String(known) === String(search.code));
  const id = typeof search.id === 'string' && /^[\w.:-]{1,64}$/.test(search.id) ? search.id : undefined;
  return { ...(code !== undefined && { code }), ...(id !== undefined && { id }) };
}
