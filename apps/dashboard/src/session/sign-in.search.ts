/** The search parameter of the sign-in pages; validated when it is followed. */
export interface SignInSearch {
  redirect?: string;
}

export function signInSearch(search: Record<string, unknown>): SignInSearch {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}

/** The search parameters of the staff's sign-in page, which also opens invitations. */
export interface AdminEntrySearch extends SignInSearch {
  /** The token of an invitation to the team. */
  invite?: string;
}

export function adminEntrySearch(search: Record<string, unknown>): AdminEntrySearch {
  const { invite } = search;
  return { ...signInSearch(search), ...(typeof invite === 'string' && invite !== '' && { invite }) };
}
