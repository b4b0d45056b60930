import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  unwrap,
  type Webhook,
  type WebhookChange,
  type WebhookDraft,
  type WebhookEvent,
} from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const webhookKeys = {
  all: ['webhooks'],
  list: ['webhooks', 'list'],
  one: (id: string) => ['webhooks', 'one', id],
  deliveries: (id: string, page?: number) => ['webhooks', 'deliveries', id, ...(page ? [page] : [])],
  delivery: (id: string, deliveryId: string) => ['webhooks', 'delivery', id, deliveryId],
} as const;

export const deliveriesPerPage = 25;

const inPlace = { notify: skipInlineErrors };
const at = (id: string) => ({ path: { id } });

/** The webhooks of the account. */
export const webhooksQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: webhookKeys.list,
    queryFn: ({ signal }) => unwrap(main.GET('/control/webhooks', { signal })),
  });

export const webhookQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: webhookKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET('/control/webhooks/{id}', { params: at(id), signal })),
  });

/** A page of deliveries; pending ones settle while it is open. */
export const deliveriesQuery = ({ main }: ApiClients, id: string, page: number) =>
  queryOptions({
    queryKey: webhookKeys.deliveries(id, page),
    queryFn: ({ signal }) => {
      const query = { page, pageSize: deliveriesPerPage };
      return unwrap(main.GET('/control/webhooks/{id}/deliveries', { params: { ...at(id), query }, signal }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });

export const deliveryQuery = ({ main }: ApiClients, id: string, deliveryId: string) =>
  queryOptions({
    queryKey: webhookKeys.delivery(id, deliveryId),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/webhooks/{id}/deliveries/{deliveryId}', {
          params: { path: { id, deliveryId } },
          signal,
        }),
      ),
  });

export const createWebhook = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (draft: WebhookDraft) =>
      unwrap(main.POST('/control/webhooks', { body: sentSelection(draft), ...inPlace })),
    onSuccess: (_made, _body, _none, { client }) => reread(client),
  });

/** Settings and the version they are based on. */
export interface WebhookSave {
  change: WebhookChange;
  version: number;
}

export const updateWebhook = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ change, version }: WebhookSave) =>
      unwrap(
        main.PUT('/control/webhooks/{id}', {
          params: { ...at(id), header: { 'If-Match': String(version) } },
          body: sentSelection(change),
          ...inPlace,
        }),
      ),
    onSuccess: (saved: Webhook, _save, _none, { client }) => {
      client.setQueryData(webhookKeys.one(id), saved);
    },
    // A conflict too: the form shows the current settings when it is opened again.
    onSettled: (_saved, _error, _save, _none, { client }) => reread(client),
  });

/** The caller leaves the page of the webhook first: its queries are removed. */
export const deleteWebhook = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/control/webhooks/{id}', { params: at(id), ...inPlace })),
    onSuccess: (_nothing, _none, _result, { client }) =>
      client.invalidateQueries({ queryKey: webhookKeys.list }),
  });

/** Returns the new secret once. */
export const rotateWebhookSecret = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/webhooks/{id}/secret', { params: at(id), ...inPlace })),
    onSuccess: (_secret, _none, _result, { client }) => reread(client),
  });

export const testWebhook = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (event: WebhookEvent) =>
      unwrap(main.POST('/control/webhooks/{id}/test', { params: at(id), body: { event }, ...inPlace })),
    onSuccess: (_result, _event, _none, { client }) => reread(client),
  });

export const replayDelivery = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (deliveryId: string) =>
      unwrap(
        main.POST('/control/webhooks/{id}/deliveries/{deliveryId}/replay', {
          params: { path: { id, deliveryId } },
          ...inPlace,
        }),
      ),
    onSuccess: (_delivery, _id, _none, { client }) => reread(client),
  });

const reread = (client: QueryClient) => client.invalidateQueries({ queryKey: webhookKeys.all });

/** Without selections that are absent. */
const sentSelection = <Body extends Pick<WebhookDraft, 'stations' | 'sites' | 'skills' | 'apps'>>({
  stations,
  sites,
  skills,
  apps,
  ...rest
}: Body) => ({
  ...rest,
  ...(stations !== undefined && { stations }),
  ...(sites !== undefined && { sites }),
  ...(skills !== undefined && { skills }),
  ...(apps !== undefined && { apps }),
});
