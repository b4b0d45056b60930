import type { mainRoutes } from '@unmuted/api/contract';
import { forgot, reset } from '#/modules/identity/registration/password-reset.service.ts';
import {
  type RegistrationDeps,
  register,
  resend,
  verify,
} from '#/modules/identity/registration/registration.service.ts';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'createRegistration' | 'verify' | 'resendVerification' | 'requestPasswordReset' | 'resetPassword'
>;

interface RouteDeps extends RegistrationDeps {
  /** Calls that must not reveal whether an address is known are answered at the next multiple of this step. */
  readonly answerStepMs: number;
}

export function registrationHandlers({ answerStepMs, ...deps }: RouteDeps): Handlers<Routes> {
  return {
    createRegistration: async ({ body, caller }) => {
      await constantTimeResponse(answerStepMs, () => register(deps, body, caller));
      return { status: 'verify' };
    },
    verify: ({ body, caller }) => verify(deps, body, caller),
    resendVerification: async ({ body, caller }) => {
      await constantTimeResponse(answerStepMs, () => resend(deps, body.email, caller));
      return { status: 'sent' };
    },
    requestPasswordReset: async ({ body, caller }) => {
      await constantTimeResponse(answerStepMs, () => forgot(deps, body.email, caller));
      return { status: 'sent' };
    },
    resetPassword: ({ body, caller }) => reset(deps, body, caller),
  };
}
