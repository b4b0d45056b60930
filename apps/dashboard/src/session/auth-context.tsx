import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Auth, AuthView } from '#/session/auth.ts';
import type { SessionUser } from '#/session/session-user.ts';

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}

/** State and message of the machine; the component renders again when they change. */
export function useAuthView(): AuthView {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.view);
}

/** Who is signed in. */
export function useSessionUser(): SessionUser | null {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.user);
}
