import { mutationOptions } from '@tanstack/react-query';
import { type ApiClients, type RecipientDraft, unwrap } from '@unmuted/api';
import { rereadPolicies } from '#/data/admin-silence/silence-policies.queries.ts';
import type { RecipientCalls, RecipientSave } from '#/data/silence/recipients-place.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const quiet = { notify: () => false };
const inPlace = { notify: skipInlineErrors };
const path = '/admin/silence/policies/{id}/recipients';
const onePath = `${path}/{recipientId}` as const;

/** The calls about the recipients of a policy. */
export const policyRecipientCalls = (api: ApiClients, id: string): RecipientCalls => ({
  create: createRecipient(api, id),
  update: updateRecipient(api, id),
  remove: deleteRecipient(api, id),
  verify: verifyRecipient(api, id),
  test: testRecipient(api, id),
});

const createRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (draft: RecipientDraft) =>
      unwrap(main.POST(path, { params: { path: { id } }, body: draft, ...inPlace })),
    onSuccess: (_made, _draft, _none, { client }) => rereadPolicies(client),
  });

const updateRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ recipientId, change: { target, ...rest }, version }: RecipientSave) =>
      unwrap(
        main.PUT(onePath, {
          params: { path: { id, recipientId }, header: { 'If-Match': String(version) } },
          body: { ...rest, ...(target && { target }) },
          ...inPlace,
        }),
      ),
    // A conflict too: the list shows the current values.
    onSettled: (_saved, _error, _save, _none, { client }) => rereadPolicies(client),
  });

const deleteRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (recipientId: string) =>
      unwrap(main.DELETE(onePath, { params: { path: { id, recipientId } }, ...inPlace })),
    onSuccess: (_nothing, _id, _none, { client }) => rereadPolicies(client),
  });

const verifyRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ recipientId, code }: { recipientId: string; code: string }) =>
      unwrap(
        main.POST(`${onePath}/verify`, { params: { path: { id, recipientId } }, body: { code }, ...inPlace }),
      ),
    onSuccess: (_recipient, _sent, _none, { client }) => rereadPolicies(client),
  });

const testRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (recipientId: string) =>
      unwrap(main.POST(`${onePath}/test`, { params: { path: { id, recipientId } }, ...quiet })),
    onSettled: (_receipt, _error, _id, _none, { client }) => rereadPolicies(client),
  });
