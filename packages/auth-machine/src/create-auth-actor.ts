import { runAuthMachine } from '#/auth.machine.ts';
import { type AuthOptions, type AuthServices, resolveSettings } from '#/auth.services.ts';
import type { AuthActor, AuthUser } from '#/auth.types.ts';

/**
 * Starts the machine with the given services. With `options.session` it starts in `authenticated`,
 * otherwise in `idle`; no effect runs before the first event. Throws a TypeError for `options.lists`
 * without the service `loadList`.
 *
 * @example
 * const auth = createAuthActor<MyUser>(services, { session: restored });
 * auth.send({ type: 'signIn.customer', credentials: { email, password } });
 */
export function createAuthActor<TUser extends AuthUser = AuthUser, TList extends string = string>(
  services: AuthServices<TUser, TList>,
  options: AuthOptions<TUser, NoInfer<TList>> = {},
): AuthActor<TUser, TList> {
  if (options.lists?.length && !services.loadList)
    throw new TypeError('The option `lists` needs the service `loadList`');
  // The machine reads only the role of a user and the names in `lists`: all of them come from here.
  return runAuthMachine(services as AuthServices, resolveSettings(options), options.session) as AuthActor<
    TUser,
    TList
  >;
}
