import type { mainRoutes } from '@unmuted/api/contract';
import {
  createPolicy,
  deletePolicy,
  listPolicies,
  readPolicy,
  updatePolicy,
} from '#/modules/silence/policies/policies.service.ts';
import { testRecipient, verifyRecipient } from '#/modules/silence/recipients/confirm-recipient.service.ts';
import {
  createRecipient,
  deleteRecipient,
  type RecipientDeps,
  updateRecipient,
} from '#/modules/silence/recipients/recipients.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listSilencePolicies'
  | 'createSilencePolicy'
  | 'getSilencePolicy'
  | 'updateSilencePolicy'
  | 'deleteSilencePolicy'
  | 'createPolicyRecipient'
  | 'updatePolicyRecipient'
  | 'deletePolicyRecipient'
  | 'verifyPolicyRecipient'
  | 'testPolicyRecipient'
>;

/** The place of the path of a policy. */
const at = <Params extends { readonly id: string }>(params: Params) => ({
  kind: 'policy' as const,
  ...params,
});

export function policyHandlers(deps: RecipientDeps): Handlers<Routes> {
  return {
    listSilencePolicies: ({ session }) => listPolicies(deps, session.scope),
    createSilencePolicy: ({ session: { scope }, caller, body }) =>
      createPolicy(deps, { scope, caller }, body),
    getSilencePolicy: ({ session, params }) => readPolicy(deps, session.scope, params.id),
    updateSilencePolicy: ({ session: { scope }, caller, params, body, version }) =>
      updatePolicy(deps, { scope, caller }, params.id, { change: body, version }),
    deleteSilencePolicy: async ({ session: { scope }, caller, params }) => {
      await deletePolicy(deps, { scope, caller }, params.id);
      return undefined;
    },
    createPolicyRecipient: ({ session: { scope }, caller, params, body }) =>
      createRecipient(deps, { scope, caller }, at(params), body),
    updatePolicyRecipient: ({ session: { scope }, caller, params, body, version }) =>
      updateRecipient(deps, { scope, caller }, at(params), { change: body, version }),
    deletePolicyRecipient: async ({ session: { scope }, caller, params }) => {
      await deleteRecipient(deps, { scope, caller }, at(params));
      return undefined;
    },
    verifyPolicyRecipient: ({ session: { scope }, caller, params, body }) =>
      verifyRecipient(deps, { scope, caller }, at(params), body.code),
    testPolicyRecipient: ({ session, params }) => testRecipient(deps, session.scope, at(params)),
  };
}
