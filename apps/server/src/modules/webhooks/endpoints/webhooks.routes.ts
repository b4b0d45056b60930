import type { mainRoutes } from '@unmuted/api/contract';
import {
  type DeliveriesDeps,
  listDeliveries,
  readDelivery,
  replayDelivery,
  testWebhook,
} from '#/modules/webhooks/deliveries/deliveries.service.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateSecret,
  updateWebhook,
} from '#/modules/webhooks/endpoints/webhooks.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'replayWebhookDelivery'
>;

export function webhookHandlers(deps: DeliveriesDeps): Handlers<Routes> {
  return {
    listWebhooks: ({ session: { scope } }) => listWebhooks(deps, scope),
    createWebhook: ({ session: { scope }, caller, body }) => createWebhook(deps, { scope, caller }, body),
    getWebhook: ({ session: { scope }, params: { id } }) => readWebhook(deps, scope, id),
    updateWebhook: ({ session: { scope }, caller, params: { id }, body: change, version }) =>
      updateWebhook(deps, { scope, caller }, id, { change, version }),
    deleteWebhook: async ({ session: { scope }, caller, params: { id } }) => {
      await deleteWebhook(deps, { scope, caller }, id);
      return undefined;
    },
    rotateWebhookSecret: ({ session: { scope }, caller, params: { id } }) =>
      rotateSecret(deps, { scope, caller }, id),
    testWebhook: ({ session: { scope }, params: { id }, body: { event } }) =>
      testWebhook(deps, scope, { id, event }),
    listWebhookDeliveries: ({ session: { scope }, params: { id }, query }) =>
      listDeliveries(deps, scope, id, query),
    getWebhookDelivery: ({ session: { scope }, params }) => readDelivery(deps, scope, params),
    replayWebhookDelivery: ({ session: { scope }, params }) => replayDelivery(deps, scope, params),
  };
}
