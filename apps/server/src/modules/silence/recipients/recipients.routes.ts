import type { mainRoutes } from '@unmuted/api/contract';
import { testRecipient, verifyRecipient } from '#/modules/silence/recipients/confirm-recipient.service.ts';
import {
  createRecipient,
  deleteRecipient,
  listRecipients,
  type RecipientDeps,
  updateRecipient,
} from '#/modules/silence/recipients/recipients.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listSilenceRecipients'
  | 'createSilenceRecipient'
  | 'updateSilenceRecipient'
  | 'deleteSilenceRecipient'
  | 'verifySilenceRecipient'
  | 'testSilenceRecipient'
>;

/** The place of the path of a station. */
const at = <Params extends { readonly id: string }>(params: Params) => ({
  kind: 'station' as const,
  ...params,
});

export function recipientHandlers(deps: RecipientDeps): Handlers<Routes> {
  return {
    listSilenceRecipients: ({ session, params }) => listRecipients(deps, session.scope, at(params)),
    createSilenceRecipient: ({ session: { scope }, caller, params, body }) =>
      createRecipient(deps, { scope, caller }, at(params), body),
    updateSilenceRecipient: ({ session: { scope }, caller, params, body, version }) =>
      updateRecipient(deps, { scope, caller }, at(params), { change: body, version }),
    deleteSilenceRecipient: async ({ session: { scope }, caller, params }) => {
      await deleteRecipient(deps, { scope, caller }, at(params));
      return undefined;
    },
    verifySilenceRecipient: ({ session: { scope }, caller, params, body }) =>
      verifyRecipient(deps, { scope, caller }, at(params), body.code),
    testSilenceRecipient: ({ session, params }) => testRecipient(deps, session.scope, at(params)),
  };
}
