/** The search parameter of pages opened by an emailed link. */
export interface LinkSearch {
  token?: string;
  /** The token of an invitation to an account. */
  invite?: string;
}

export function linkSearch(search: Record<string, unknown>): LinkSearch {
  const { token, invite } = search;
  return {
    ...(typeof token === 'string' && { token }),
    ...(typeof invite === 'string' && { invite }),
  };
}
