import type { SessionUser } from '#/session/session-user.ts';

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The person's own time zone; undefined, so the browser's, for nobody and where this browser does not know it. */
export function timeZoneOf(user: SessionUser | null): string | undefined {
  return user && isKnown(user.timezone) ? user.timezone : undefined;
}
