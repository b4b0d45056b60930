import { useSessionUser } from '#/session/auth-context.tsx';
import { timeZoneOf } from '#/session/time-zone.ts';

/** The user's time zone; undefined, for the browser's, if the browser does not know it. */
export function useTimeZone(): string | undefined {
  return timeZoneOf(useSessionUser());
}
