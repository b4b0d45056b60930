import type { mainRoutes } from '@unmuted/api/contract';
import { acceptInvitation } from '#/modules/identity/registration/accept-invitation.service.ts';
import { forgot, reset } from '#/modules/identity/registration/password-reset.service.ts';
import {
  type RegistrationDeps,
  register,
  resend,
  verify,
} from '#/modules/identity/registration/registration.service.ts';
import { rememberDevice } from '#/modules/identity/session/known-device.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'acceptCustomerInvitation'
  | 'createRegistration'
  | 'verify'
  | 'resendVerification'
  | 'requestPasswordReset'
  | 'resetPassword'
>;

interface RouteDeps extends RegistrationDeps {
  readonly secrets: SecretBox;
  /** Calls that must not reveal whether an address is known are answered at the next multiple of this step. */
  readonly answerStepMs: number;
}

export function registrationHandlers({ answerStepMs, ...deps }: RouteDeps): Handlers<Routes> {
  return {
    createRegistration: async ({ body, caller }) => {
      await constantTimeResponse(answerStepMs, () => register(deps, body, caller));
      return { status: 'verify' };
    },
    verify: async ({ body, caller, setHeader }) => {
      const outcome = await verify(deps, body, caller);
      setHeader('set-cookie', rememberDevice(deps, 'customer', outcome.email));
      return outcome;
    },
    acceptCustomerInvitation: async ({ body, caller, setHeader }) => {
      const outcome = await acceptInvitation(deps, body, caller);
      setHeader('set-cookie', rememberDevice(deps, 'customer', outcome.email));
      return outcome;
    },
    resendVerification: async ({ body, caller }) => {
      await constantTimeResponse(answerStepMs, () => resend(deps, body.email, caller));
      return { status: 'sent' };
    },
    requestPasswordReset: async ({ body, caller }) => {
      await constantTimeResponse(answerStepMs, () => forgot(deps, body.email, caller));
      return { status: 'sent' };
    },
    // Whoever reads the mailbox is the owner: their device signs in even while others guess the password.
    resetPassword: async ({ body, caller, setHeader }) => {
      const outcome = await reset(deps, body, caller);
      setHeader('set-cookie', rememberDevice(deps, 'customer', outcome.email));
      return outcome;
    },
  };
}
