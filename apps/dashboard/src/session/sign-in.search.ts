/** The search parameter of the sign-in pages; validated when it is followed. */
export interface SignInSearch {
  redirect?: string;
}

export function signInSearch(search: Record<string, unknown>): SignInSearch {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}
