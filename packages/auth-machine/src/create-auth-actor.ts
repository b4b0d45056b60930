import { runAuthMachine } from '#/auth.machine.ts';
import { type AuthOptions, type AuthServices, resolveSettings } from '#/auth.services.ts';
import type { AuthActor, AuthUser } from '#/auth.types.ts';

/**
 * Starts the machine with the given services. With `options.session` it starts in `authenticated`,
 * otherwise in `idle`; no effect runs before the first event.
 *
 * @example
 * const auth = createAuthActor<MyUser>(services, { session: restored });
 * auth.send({ type: 'signIn.customer', credentials: { email, password } });
 */
export function createAuthActor<TUser extends AuthUser = AuthUser>(
  services: AuthServices<TUser>,
  options: AuthOptions<TUser> = {},
): AuthActor<TUser> {
  // The machine reads only the role of a user: each user comes from these services.
  return runAuthMachine(services, resolveSettings(options), options.session) as AuthActor<TUser>;
}
