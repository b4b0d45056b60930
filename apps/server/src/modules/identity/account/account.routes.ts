import type { mainRoutes } from '@unmuted/api/contract';
import {
  changeAdminProfile,
  changeCustomerProfile,
  readOwnAdmin,
  readOwnCustomer,
} from '#/modules/identity/account/account.service.ts';
import { listEvents } from '#/modules/identity/account/activity.service.ts';
import { changeEmail, confirmEmail, type EmailDeps } from '#/modules/identity/account/email.service.ts';
import { endSession, endSessions, listSessions } from '#/modules/identity/account/own-sessions.service.ts';
import { changePassword } from '#/modules/identity/account/password.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'getCustomer'
  | 'getAdmin'
  | 'updateCustomerProfile'
  | 'updateAdminProfile'
  | 'changePassword'
  | 'requestEmailChange'
  | 'confirmEmailChange'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeSessions'
  | 'listEvents'
>;

export function accountHandlers(deps: EmailDeps): Handlers<Routes> {
  const { db } = deps;
  return {
    getCustomer: ({ session }) => readOwnCustomer(db, session.scope),
    getAdmin: ({ session }) => readOwnAdmin(db, session.scope),
    updateCustomerProfile: ({ session, body, caller }) =>
      changeCustomerProfile(deps, session.scope, body, caller),
    updateAdminProfile: ({ session, body, caller }) => changeAdminProfile(deps, session.scope, body, caller),
    changePassword: ({ session, body, caller }) => changePassword(deps, session, body, caller),
    requestEmailChange: ({ session, body, caller }) => changeEmail(deps, session, body, caller),
    confirmEmailChange: ({ session, body, caller }) => confirmEmail(deps, session, body.token, caller),
    listSessions: ({ session, query }) => listSessions(deps, session, query),
    revokeSession: async ({ session, params, caller }) => {
      await endSession(deps, session, params.sessionId, caller);
      return undefined;
    },
    revokeSessions: ({ session, body, caller }) => endSessions(deps, session, body, caller),
    listEvents: ({ session, query }) => listEvents(db, session.scope, query),
  };
}
