import { useSessionUser } from '#/session/auth-context.tsx';
import { timeZoneOf } from '#/session/time-zone.ts';

/** The person's own time zone; undefined, so the browser's, when this browser does not know it. */
export function useTimeZone(): string | undefined {
  return timeZoneOf(useSessionUser());
}
