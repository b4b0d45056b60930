import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import type { AuthActor, AuthSnapshot, AuthUser } from '#/auth.types.ts';

/** Props of the provider. */
export interface AuthProviderProps<TUser extends AuthUser = AuthUser> {
  /** A running actor, made once outside of React. */
  readonly actor: AuthActor<TUser>;
  readonly children?: ReactNode;
}

/** The provider and the two hooks as they look for one type of user. */
export interface AuthHooks<TUser extends AuthUser> {
  readonly AuthProvider: (props: AuthProviderProps<TUser>) => ReactNode;
  readonly useAuthActor: () => AuthActor<TUser>;
  readonly useAuth: <T>(
    selector: (snapshot: AuthSnapshot<TUser>) => T,
    isEqual?: (a: T, b: T) => boolean,
  ) => T;
}

const ActorContext = createContext<AuthActor | undefined>(undefined);

/** Gives a running actor to everything below it. */
export function AuthProvider({ actor, children }: AuthProviderProps): ReactNode {
  return <ActorContext value={actor}>{children}</ActorContext>;
}

/** The actor itself, to send events to. Throws outside of {@link AuthProvider}. */
export function useAuthActor(): AuthActor {
  const actor = use(ActorContext);
  if (!actor) throw new Error('useAuth and useAuthActor need an AuthProvider above them.');
  return actor;
}

/**
 * What `selector` reads from the machine. Renders again only when that changed: by `Object.is`, or by `isEqual`
 * for selectors that build a new object.
 */
export function useAuth<T>(selector: (snapshot: AuthSnapshot) => T, isEqual?: (a: T, b: T) => boolean): T {
  return useSelector(useAuthActor(), selector, isEqual);
}

/**
 * The same provider and hooks, typed for your users. Call it once, at module level.
 *
 * @example
 * export const { AuthProvider, useAuth, useAuthActor } = typedAuthHooks<MyUser>();
 */
export function typedAuthHooks<TUser extends AuthUser>(): AuthHooks<TUser> {
  // The typed provider accepts nothing but an actor for TUser, so the hooks below it read one.
  return { AuthProvider, useAuth, useAuthActor } as unknown as AuthHooks<TUser>;
}
