import type { mainRoutes } from '@unmuted/api/contract';
import {
  type DeliveriesDeps,
  listDeliveries,
  readDelivery,
  replayDelivery,
  testWebhook,
} from '#/modules/webhooks/deliveries/deliveries.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'testWebhook' | 'listWebhookDeliveries' | 'getWebhookDelivery' | 'replayWebhookDelivery'
>;

export function deliveryHandlers(deps: DeliveriesDeps): Handlers<Routes> {
  return {
    testWebhook: ({ session: { scope }, params: { id }, body: { event } }) =>
      testWebhook(deps, scope, { id, event }),
    listWebhookDeliveries: ({ session: { scope }, params: { id }, query }) =>
      listDeliveries(deps, scope, id, query),
    getWebhookDelivery: ({ session: { scope }, params }) => readDelivery(deps, scope, params),
    replayWebhookDelivery: ({ session: { scope }, params }) => replayDelivery(deps, scope, params),
  };
}
