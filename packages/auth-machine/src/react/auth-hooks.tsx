import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import type { AuthActor, AuthSnapshot, AuthUser } from '#/auth.types.ts';

/** Props of the provider. */
export interface AuthProviderProps<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** A running actor, created once outside of React. */
  readonly actor: AuthActor<TUser, TList>;
  /** The part of the app that uses the hooks. */
  readonly children?: ReactNode;
}

/** The provider and its two hooks, typed for one user type and its lists. */
export interface AuthHooks<TUser extends AuthUser, TList extends string = string> {
  /** {@link AuthProvider}, which accepts only an actor of these types. */
  readonly AuthProvider: (props: AuthProviderProps<TUser, TList>) => ReactNode;
  /** {@link useAuthActor}, typed. */
  readonly useAuthActor: () => AuthActor<TUser, TList>;
  /** {@link useAuth}, typed. */
  readonly useAuth: <T>(
    selector: (snapshot: AuthSnapshot<TUser, TList>) => T,
    isEqual?: (a: T, b: T) => boolean,
  ) => T;
}

const ActorContext = createContext<AuthActor | undefined>(undefined);

/** Provides a running actor to its descendants. */
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
 * Returns a value selected from the machine. Re-renders only when it changes, by `Object.is` or by
 * `isEqual` for selectors that build a new object.
 */
export function useAuth<T>(selector: (snapshot: AuthSnapshot) => T, isEqual?: (a: T, b: T) => boolean): T {
  return useSelector(useAuthActor(), selector, isEqual);
}

/**
 * The same provider and hooks, typed for your users and lists. Call it once, at module level.
 *
 * @example
 * export const { AuthProvider, useAuth, useAuthActor } = typedAuthHooks<MyUser>();
 */
export function typedAuthHooks<TUser extends AuthUser, TList extends string = string>(): AuthHooks<
  TUser,
  TList
> {
  // The typed provider accepts only an actor for these types, so the hooks below it return them.
  return { AuthProvider, useAuth, useAuthActor } as unknown as AuthHooks<TUser, TList>;
}
