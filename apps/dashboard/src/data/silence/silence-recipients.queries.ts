import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type RecipientDraft, unwrap } from '@unmuted/api';
import type { RecipientCalls, RecipientSave } from '#/data/silence/recipients-place.ts';
import { silenceKeys } from '#/data/silence/silence-keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

const quiet = { notify: () => false };
const inPlace = { notify: skipInlineErrors };
const path = '/control/silence/{id}/recipients';
const onePath = `${path}/{recipientId}` as const;

/** Who is told about incidents, and the channels that can be used. */
export const silenceRecipientsQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: silenceKeys.recipients(id),
    queryFn: ({ signal }) => unwrap(main.GET(path, { params: { path: { id } }, signal, ...quiet })),
  });

/** The calls about the recipients of a station. */
export const stationRecipientCalls = (api: ApiClients, id: string): RecipientCalls => ({
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
    onSuccess: (_made, _draft, _none, { client }) => reread(client, id),
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
    onSettled: (_saved, _error, _save, _none, { client }) => reread(client, id),
  });

const deleteRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (recipientId: string) =>
      unwrap(main.DELETE(onePath, { params: { path: { id, recipientId } }, ...inPlace })),
    onSuccess: (_nothing, _id, _none, { client }) => reread(client, id),
  });

const verifyRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ recipientId, code }: { recipientId: string; code: string }) =>
      unwrap(
        main.POST(`${onePath}/verify`, { params: { path: { id, recipientId } }, body: { code }, ...inPlace }),
      ),
    onSuccess: (_recipient, _sent, _none, { client }) => reread(client, id),
  });

const testRecipient = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (recipientId: string) =>
      unwrap(main.POST(`${onePath}/test`, { params: { path: { id, recipientId } }, ...quiet })),
    onSettled: (_receipt, _error, _id, _none, { client }) => reread(client, id),
  });

async function reread(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: silenceKeys.recipients(id) }),
    // The number of people who are told.
    client.invalidateQueries({ queryKey: silenceKeys.one(id) }),
  ]);
}
