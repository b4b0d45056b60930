import type {
  CreatedRecipient,
  RecipientDraft,
  SilencePolicy,
  SilencePolicyChange,
  SilencePolicyList,
  SilenceRecipient,
} from '@unmuted/api/contract';
import type { CallOptions } from '#/testing/app/test-app.ts';
import { type AlertTest, bodyOf, callAs, confirmRecipient } from '#/testing/silence/alert-test.ts';

const path = '/api/admin/silence/policies';

/** A policy that tells at once about silence of each station. */
const draft: SilencePolicyChange = {
  name: 'Night team',
  isEnabled: true,
  trigger: 'any',
  kinds: ['silent'],
  sensitivityMin: 0,
  repeatMin: null,
  tellsRecovery: true,
  stationIds: null,
};

/** Calls of the operations about policies. */
export function policyCalls({ test, draft: recipientDraft }: AlertTest) {
  const call = (to = '', { as = 'admin', ...options }: CallOptions = {}) =>
    callAs(test, as, `${path}${to}`, options);
  const read = (id: string) => bodyOf<SilencePolicy>(call(`/${id}`));
  const add = (id: string, recipient: RecipientDraft) =>
    bodyOf<CreatedRecipient>(call(`/${id}/recipients`, { json: recipient }));
  return {
    call,
    read,
    add,
    list: async () => (await bodyOf<SilencePolicyList>(call())).items,
    create: (fields: Partial<SilencePolicyChange> = {}) =>
      bodyOf<SilencePolicy>(call('', { json: { ...draft, ...fields } })),
    save: ({ id, version }: SilencePolicy, fields: Partial<SilencePolicyChange>) =>
      bodyOf<SilencePolicy>(
        call(`/${id}`, {
          method: 'PUT',
          json: { ...draft, ...fields },
          headers: { 'if-match': String(version) },
        }),
      ),
    async recipient(id: string, recipientId: string): Promise<SilenceRecipient> {
      const found = (await read(id)).recipients.find((recipient) => recipient.id === recipientId);
      if (!found) throw new Error('The recipient was deleted.');
      return found;
    },
    /** Adds a recipient who is told at once by a webhook. */
    async told(id: string, name: string, afterMin = 0): Promise<string> {
      const { recipient } = await add(id, recipientDraft('webhook', { name, afterMin }));
      await confirmRecipient(test, recipient.id);
      return recipient.id;
    },
  };
}
