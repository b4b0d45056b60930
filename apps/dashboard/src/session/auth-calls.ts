import { type ApiClients, ApiError, endsSession, unwrap } from '@unmuted/api';
import { type AuthServices, CodeRequiredError, SessionEndedError, SignInError } from '@unmuted/auth-machine';
import type { ListName } from '#/session/persisted-state.ts';
import { areaOf, type SessionUser } from '#/session/session-user.ts';
import { readView } from '#/session/view-as.ts';

type Services = Required<AuthServices<SessionUser, ListName>>;
export type LoadList = Services['loadList'];
export type LoadProfile = Services['loadProfile'];
export type AuthCalls = Pick<
  Services,
  'signInCustomer' | 'signInAdmin' | 'loadProfile' | 'loadList' | 'renew'
>;

export interface AuthCallsOptions {
  api: ApiClients;
  /** The message shown when a list request ends the session during sign-in. */
  endText: (error: unknown) => Promise<string>;
  /** Load into the cache; injected, because the queries are in another layer. */
  loadList: LoadList;
  loadProfile: LoadProfile;
}

/** The server's message, if any; without it the machine uses 'Login failed'. */
function asSignInError(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.problem) return error;
  const { code, retryAfterS, problem } = error;
  if (code === 'auth.code_required') return new CodeRequiredError(problem.message, { cause: error });
  return new SignInError(problem.message, {
    cause: error,
    reason: code,
    ...(code === 'request.rate_limited' && retryAfterS !== null && { retryAfterS }),
  });
}

/** Sends only present fields: no code field without a code. */
function bodyOf<Credentials extends { code?: string | undefined }>({ code, ...typed }: Credentials) {
  return { ...typed, ...(code !== undefined && { code }) };
}

/** The machine's API calls. A failed sign-in is shown by its form, so it opts out of the toast. */
export function createAuthCalls({ api: { main }, endText, ...load }: AuthCallsOptions): AuthCalls {
  /** A call during the sign-in may end the session again. */
  async function endsWithText<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof ApiError) || !endsSession(error.status)) throw error;
      throw new SessionEndedError(await endText(error), { cause: error });
    }
  }
  return {
    signInCustomer: async ({ credentials, signal }) => {
      try {
        const { link, code, ...typed } = credentials;
        if (link !== undefined) {
          const body = bodyOf({ token: link, code });
          return await unwrap(main.POST('/auth/link', { body, signal, notify: false }));
        }
        const body = bodyOf({ ...typed, code });
        return await unwrap(main.POST('/authenticate', { body, signal, notify: false }));
      } catch (error) {
        throw asSignInError(error);
      }
    },
    signInAdmin: async ({ credentials, signal }) => {
      try {
        const body = bodyOf(credentials);
        const { token, ...user } = await unwrap(
          main.POST('/admin/authenticate', { body, signal, notify: false }),
        );
        return { token, user };
      } catch (error) {
        throw asSignInError(error);
      }
    },
    loadProfile: (request) => endsWithText(load.loadProfile(request)),
    loadList: (request) => endsWithText(load.loadList(request)),
    renew: async ({ user, signal }) => {
      // A view ends after its 30 minutes.
      if (readView()) return undefined;
      return areaOf(user) === 'admin'
        ? unwrap(main.POST('/admin/keep-alive', { signal }))
        : unwrap(main.POST('/control/keep-alive', { signal }));
    },
  };
}
