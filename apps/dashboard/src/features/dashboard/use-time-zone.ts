import { useSessionUser } from '#/session/auth-context.tsx';

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The customer's own time zone; undefined, so the browser's, when this browser does not know it. */
export function useTimeZone(): string | undefined {
  const user = useSessionUser();
  return user && 'timezone' in user && isKnown(user.timezone) ? user.timezone : undefined;
}
