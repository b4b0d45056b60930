import type { SessionUser } from '#/session/session-user.ts';

/** Cached: every table row checks it each second, and only Intl can validate it. */
const answers = new Map<string, boolean>();

function isKnown(timeZone: string): boolean {
  const answer = answers.get(timeZone);
  if (answer !== undefined) return answer;
  let isThere = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    isThere = false;
  }
  answers.set(timeZone, isThere);
  return isThere;
}

/** The user's time zone; undefined, for the browser's, if signed out or if the browser does not know it. */
export function timeZoneOf(user: SessionUser | null): string | undefined {
  return user && isKnown(user.timezone) ? user.timezone : undefined;
}
