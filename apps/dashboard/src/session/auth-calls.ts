import type { I18n } from '@lingui/core';
import { type ApiClients, ApiError, endsSession, noticeOf, unwrap } from '@unmuted/api';
import { type AuthServices, SessionEndedError, SignInError } from '@unmuted/auth-machine';
import { areaOf, type SessionUser } from '#/session/session-user.ts';

export type LoadList = AuthServices<SessionUser>['loadList'];
type Calls = Pick<AuthServices<SessionUser>, 'signInCustomer' | 'signInAdmin' | 'loadList' | 'renew'>;

export interface AuthCallsOptions {
  api: ApiClients;
  i18n: I18n;
  /** Loads one list and keeps what came; given from above, where the queries are. */
  loadList: LoadList;
}

/** The server's own words when it gave any; without them the machine says 'Login failed'. */
function asSignInError(error: unknown): unknown {
  return error instanceof ApiError && error.problem
    ? new SignInError(error.problem.message, { cause: error })
    : error;
}

async function asSessionEnd(i18n: I18n, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || !endsSession(error.status)) return error;
  const notice = noticeOf(error);
  const { noticeText } = await import('#/i18n/notice-texts.ts');
  return new SessionEndedError(notice ? noticeText(i18n, notice).text : '', { cause: error });
}

/** The calls of the machine on the API's client. A failed sign-in is shown by its form, so it opts out of the notice. */
export function createAuthCalls({ api: { main }, i18n, loadList }: AuthCallsOptions): Calls {
  return {
    signInCustomer: async ({ credentials: body, signal }) => {
      try {
        return await unwrap(main.POST('/authenticate', { body, signal, notify: false }));
      } catch (error) {
        throw asSignInError(error);
      }
    },
    signInAdmin: async ({ credentials: body, signal }) => {
      try {
        const { token, ...user } = await unwrap(
          main.POST('/admin/authenticate', { body, signal, notify: false }),
        );
        return { token, user };
      } catch (error) {
        throw asSignInError(error);
      }
    },
    loadList: async (request) => {
      try {
        return await loadList(request);
      } catch (error) {
        throw await asSessionEnd(i18n, error);
      }
    },
    renew: ({ user, signal }) =>
      areaOf(user) === 'admin'
        ? unwrap(main.POST('/admin/keep-alive', { signal }))
        : unwrap(main.POST('/control/keep-alive', { signal })),
  };
}
