import { useLocation, useNavigate } from '@tanstack/react-router';
import type { CustomerCredentials } from '@unmuted/auth-machine';
import { useEffect, useState } from 'react';

const mark = 'link=';

/**
 * Signs in with the token in the fragment of the address, such as after a click in a billing system, and removes it from
 * the address. Returns the credentials for the code step; null without a link.
 */
export function useSignInLink(
  signIn: (credentials: CustomerCredentials) => void,
): CustomerCredentials | null {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [credentials] = useState(() =>
    hash.startsWith(mark) ? { email: '', password: '', link: hash.slice(mark.length) } : null,
  );
  useEffect(() => {
    if (!credentials) return;
    void navigate({ to: '.', hash: '', search: true, replace: true });
    signIn(credentials);
  }, [credentials, navigate, signIn]);
  return credentials;
}
