import { textOf } from '#/lib/search-values.ts';

/** Known error codes. */
const codes = [404, 500, 503, 'chunk'] as const;
export type ErrorPageCode = (typeof codes)[number];

export interface ErrorPageSearch {
  code?: ErrorPageCode | undefined;
  /** Identifies the failure in the server log. */
  id?: string | undefined;
}

/**
 * Parses the search. The URL is untrusted, so only known codes and plain ids are accepted; rejected keys are set to
 * undefined, because the router would otherwise pass the raw values on.
 */
export function errorPageSearch(search: Record<string, unknown>): ErrorPageSearch {
  return {
    code: codes.find((known) => String(known) === String(search.code)),
    id: textOf(search.id, /^[\w.:-]{1,64}$/),
  };
}
