/** The token from the link in the confirmation email. */
export interface ProfileSearch {
  emailToken?: string;
}

export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  return typeof search.emailToken === 'string' && search.emailToken !== ''
    ? { emailToken: search.emailToken }
    : {};
}
