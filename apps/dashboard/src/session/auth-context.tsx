import { useRouter } from '@tanstack/react-router';
import {
  type AdminCredentials,
  type AuthChallenge,
  type AuthContext,
  type AuthState,
  type CustomerCredentials,
  selectChallenge,
  selectMessage,
  selectReason,
  selectRetryAt,
  selectUser,
} from '@unmuted/auth-machine';
import { typedAuthHooks } from '@unmuted/auth-machine/react';
import { useMemo } from 'react';
import type { ListName } from '#/session/persisted-state.ts';
import type { SessionUser } from '#/session/session-user.ts';
import { signInSearch } from '#/session/sign-in.search.ts';

const hooks = typedAuthHooks<SessionUser, ListName>();
export const { AuthProvider } = hooks;

/** Progress of the four lists of a customer's sign-in. */
export type ListProgress = AuthContext<SessionUser, ListName>['progress'];

/** State of the machine for screens. */
export interface AuthView {
  state: AuthState;
  /** The sign-in error message. */
  message: string | null;
  /** The server's error code. */
  reason: string | undefined;
  /** When the rate limit ends, in `Date.now` milliseconds. */
  retryAt: number | undefined;
  /** The pending challenge of the sign-in. */
  challenge: AuthChallenge | undefined;
  /** Set while a customer's lists load and after one failed the sign-in; null before the first starts. */
  progress: ListProgress | null;
}

/** Session actions for screens. Sign-in follows the URL's `redirect` when it is safe. */
export interface AuthActions {
  signInCustomer(credentials: CustomerCredentials): void;
  signInAdmin(credentials: AdminCredentials): void;
  /** Cancels a pending sign-in and clears the last error. */
  abandonSignIn(): void;
  /** Returns from the code to the password. */
  dismissChallenge(): void;
  signOut(): void;
}

export function useAuth(): AuthActions {
  const actor = hooks.useAuthActor();
  const router = useRouter();
  return useMemo(() => {
    // Checked when it is followed.
    const returnTo = () => signInSearch(router.state.location.search).redirect;
    return {
      signInCustomer: (credentials) =>
        actor.send({ type: 'signIn.customer', credentials, returnTo: returnTo() }),
      signInAdmin: (credentials) => actor.send({ type: 'signIn.admin', credentials, returnTo: returnTo() }),
      abandonSignIn: () => {
        actor.send({ type: 'cancel' });
        actor.send({ type: 'message.dismissed' });
      },
      dismissChallenge: () => actor.send({ type: 'challenge.dismissed' }),
      signOut: () => actor.send({ type: 'signOut' }),
    };
  }, [actor, router]);
}

/** The sign-in state; re-renders on changes. */
export function useAuthView(): AuthView {
  const state = hooks.useAuth(({ value }) => value);
  const message = hooks.useAuth(selectMessage) ?? null;
  const reason = hooks.useAuth(selectReason);
  const retryAt = hooks.useAuth(selectRetryAt);
  const challenge = hooks.useAuth(selectChallenge);
  const progress = hooks.useAuth(({ context }) => context.progress);
  const hasBegun = Object.values(progress).some((step) => step !== 'waiting');
  return { state, message, reason, retryAt, challenge, progress: hasBegun ? progress : null };
}

/** The signed-in user, or null. */
export function useSessionUser(): SessionUser | null {
  return hooks.useAuth(selectUser) ?? null;
}
