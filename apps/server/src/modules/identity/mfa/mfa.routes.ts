import type { mainRoutes } from '@unmuted/api/contract';
import {
  confirmMfa,
  disableMfa,
  type MfaDeps,
  readMfa,
  remakeRecoveryCodes,
  startMfa,
} from '#/modules/identity/mfa/mfa.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'getMfa' | 'startMfa' | 'confirmMfa' | 'regenerateRecoveryCodes' | 'disableMfa'
>;

export function mfaHandlers(deps: MfaDeps): Handlers<Routes> {
  return {
    getMfa: ({ session }) => readMfa(deps, session.scope),
    startMfa: ({ session, body, caller }) => startMfa(deps, session.scope, body.password, caller),
    confirmMfa: ({ session, body, caller }) => confirmMfa(deps, session.scope, body.code, caller),
    regenerateRecoveryCodes: ({ session, body, caller }) =>
      remakeRecoveryCodes(deps, session.scope, body, caller),
    disableMfa: ({ session, body, caller }) => disableMfa(deps, session.scope, body, caller),
  };
}
