import { deliveryHandlers } from '#/modules/webhooks/deliveries/deliveries.routes.ts';
import { webhookHandlers } from '#/modules/webhooks/endpoints/webhooks.routes.ts';
import { startDelivering } from '#/modules/webhooks/queue/deliver.ts';
import { purgeMessages } from '#/modules/webhooks/queue/queue.repository.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

interface Retention {
  /** Deliveries of webhooks. */
  readonly webhooksDays: number;
}

export const webhooks = defineModule({
  name: 'webhooks',
  routes: (deps: Parameters<typeof deliveryHandlers>[0]) => ({
    main: { ...webhookHandlers(deps), ...deliveryHandlers(deps) },
  }),
  startOnOneServer: (deps: Parameters<typeof startDelivering>[0]) => startDelivering(deps).stop,
  retention: { webhooksDays: 30 },
  purge: ({ db, retention, daysAgo }: PurgeContext<Retention>) => ({
    webhooks: () => purgeMessages(db, daysAgo(retention.webhooksDays)),
  }),
});
