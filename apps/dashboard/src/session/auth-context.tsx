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
import { safeRedirect } from '#/session/redirect.ts';
import { isOpenToArea } from '#/session/route-area.ts';
import type { Area, SessionUser } from '#/session/session-user.ts';

const hooks = typedAuthHooks<SessionUser>();
export const { AuthProvider } = hooks;

/** How far each of the four lists of a customer's sign-in has come. */
export type ListProgress = AuthContext['progress'];

/** What screens show of the machine. */
export interface AuthView {
  state: AuthState;
  /** Why signing in failed, in words for the form. */
  message: string | null;
  /** The server's code for it. */
  reason: string | undefined;
  /** Until when signing in would only be refused, as `Date.now` counts. */
  retryAt: number | undefined;
  /** What the sign-in under way still asks for. */
  challenge: AuthChallenge | undefined;
  /** While a customer's lists load, and after one of them failed the sign-in; null before the first begins. */
  progress: ListProgress | null;
}

/** What screens ask of the session. A sign-in goes where the `redirect` of the address says, when that is safe. */
export interface AuthActions {
  signInCustomer(credentials: CustomerCredentials): void;
  signInAdmin(credentials: AdminCredentials): void;
  /** Gives up a sign-in under way, and forgets why the last one failed. */
  abandonSignIn(): void;
  /** From the code back to the password. */
  dismissChallenge(): void;
  signOut(): void;
}

export function useAuth(): AuthActions {
  const actor = hooks.useAuthActor();
  const router = useRouter();
  return useMemo(() => {
    const returnTo = (area: Area) =>
      safeRedirect((router.state.location.search as { redirect?: unknown }).redirect, {
        origin: window.location.origin,
        isOpenTo: (pathname) => isOpenToArea(router, pathname, area),
      }) ?? undefined;
    return {
      signInCustomer: (credentials) =>
        actor.send({ type: 'signIn.customer', credentials, returnTo: returnTo('customer') }),
      signInAdmin: (credentials) =>
        actor.send({ type: 'signIn.admin', credentials, returnTo: returnTo('admin') }),
      abandonSignIn: () => {
        actor.send({ type: 'cancel' });
        actor.send({ type: 'message.dismissed' });
      },
      dismissChallenge: () => actor.send({ type: 'challenge.dismissed' }),
      signOut: () => actor.send({ type: 'signOut' }),
    };
  }, [actor, router]);
}

/** What the machine says of the sign-in; the component renders again when they change. */
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

/** Who is signed in; null for nobody. */
export function useSessionUser(): SessionUser | null {
  return hooks.useAuth(selectUser) ?? null;
}
