/** The one search parameter of the profile: what the link of a mail to a new address carries. */
export interface ProfileSearch {
  emailToken?: string;
}

export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  return typeof search.emailToken === 'string' && search.emailToken !== ''
    ? { emailToken: search.emailToken }
    : {};
}
