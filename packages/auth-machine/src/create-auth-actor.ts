import { runAuthMachine } from '#/auth.machine.ts';
import { type AuthOptions, type AuthServices, resolveSettings } from '#/auth.services.ts';
import type { AuthActor, AuthUser } from '#/auth.types.ts';

/**
 * Starts the machine with services of your own. With `options.session` it starts in `authenticated`, otherwise
 * in `idle`; no effect runs before the first event.
 *
 * @example
 * const auth = createAuthActor<MyUser>(services, { session: restored });
 * auth.send({ type: 'signIn.customer', credentials: { email, password } });
 */
export function createAuthActor<TUser extends AuthUser = AuthUser>(
  services: AuthServices<TUser>,
  options: AuthOptions<TUser> = {},
): AuthActor<TUser> {
  // The machine hands users through without looking further than the role: each is one these services gave.
  return runAuthMachine(services, resolveSettings(options), options.session) as AuthActor<TUser>;
}
