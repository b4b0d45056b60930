/** Separate from the queries: the profile, which every page has, invalidates them. */
export const securityKeys = {
  all: ['security'],
  sessions: ['security', 'sessions'],
  activity: ['security', 'activity'],
  mfa: ['security', 'mfa'],
} as const;
