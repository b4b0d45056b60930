/** The one search parameter of the sign-in pages; what it may hold is judged when it is followed. */
export interface SignInSearch {
  redirect?: string;
}

export function signInSearch(search: Record<string, unknown>): SignInSearch {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}
