import type { mainRoutes } from '@unmuted/api/contract';
import type { IdentityProofDeps } from '#/modules/identity/account/identity-proof.ts';
import {
  acceptInvitation,
  cancelInvitation,
  invite,
  joinAccount,
  readInvitation,
  resendInvitation,
} from '#/modules/identity/people/invitations.service.ts';
import {
  leaveAccount,
  listPeople,
  makeOwner,
  removePerson,
  updatePerson,
} from '#/modules/identity/people/people.service.ts';
import type { RegistrationDeps } from '#/modules/identity/registration/registration.service.ts';
import { rememberDevice } from '#/modules/identity/session/known-device.ts';
import type { ActiveSession, CustomerScope } from '#/platform/auth/scope.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listPeople'
  | 'invitePerson'
  | 'resendInvitation'
  | 'cancelInvitation'
  | 'updatePerson'
  | 'removePerson'
  | 'makeOwner'
  | 'leaveAccount'
  | 'joinAccount'
  | 'readInvitation'
  | 'acceptInvitation'
>;

interface Signed {
  readonly session: ActiveSession<CustomerScope>;
  readonly caller: Caller;
}

const actOf = ({ session, caller }: Signed) => ({ scope: session.scope, caller });

export function peopleHandlers(deps: RegistrationDeps & IdentityProofDeps): Handlers<Routes> {
  return {
    listPeople: ({ session }) => listPeople(deps.db, session.scope),
    invitePerson: (call) => invite(deps, actOf(call), call.body),
    resendInvitation: (call) => resendInvitation(deps, actOf(call), call.params.id),
    cancelInvitation: (call) => cancelInvitation(deps, actOf(call), call.params.id),
    updatePerson: (call) => updatePerson(deps, actOf(call), { ...call.body, ...call.params }),
    removePerson: (call) => removePerson(deps, actOf(call), call.params.id),
    makeOwner: ({ session, params, body, caller }) =>
      makeOwner(deps, session, { ...body, ...params }, caller),
    leaveAccount: (call) => leaveAccount(deps, actOf(call)),
    joinAccount: (call) => joinAccount(deps, actOf(call), call.body.token),
    readInvitation: ({ body, caller }) => readInvitation(deps, body.token, caller),
    // Whoever reads the mailbox is the owner of the address.
    acceptInvitation: async ({ body, caller, setHeader }) => {
      const outcome = await acceptInvitation(deps, body, caller);
      setHeader('set-cookie', rememberDevice(deps, 'customer', outcome.email));
      return outcome;
    },
  };
}
