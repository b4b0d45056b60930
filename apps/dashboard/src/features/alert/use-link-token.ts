import { useLocation } from '@tanstack/react-router';

const mark = 'token=';

/** The token of a link in a message. It is in the fragment, which browsers send to no server. */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  return hash.startsWith(mark) ? hash.slice(mark.length) : '';
}
