import type {
  CreatedWebhook,
  Webhook,
  WebhookDeliveryDetails,
  WebhookDeliveryList,
  WebhookDraft,
  WebhookEvent,
} from '@unmuted/api/contract';
import { deliverDue } from '#/modules/webhooks/queue/deliver.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import { type Actor, type CallOptions, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import type { HookReceiver } from '#/testing/webhooks/hook-receiver.ts';

const path = '/api/control/webhooks';

/** Dependencies of a server that can reach receivers. */
export const reaching = (...receivers: readonly HookReceiver[]) => {
  const places = receivers.map(({ place }) => place);
  return {
    webhookConnector: createConnector({ userAgent: 'Studio tests webhooks', allow: places }),
    webhookPlainHosts: places,
  };
};

/** Calls of the operations, and events of the cast `aurora` of `owner`. */
export function webhookCalls(test: TestApp) {
  /** Signs in for each call, because days pass between calls. */
  async function call(to: string, options: Omit<CallOptions, 'as'> = {}, as: Actor = 'owner') {
    const { path: signIn, json } = credentialsOf(as);
    const { token } = (await (await test.call(signIn, { json })).json()) as { token: string };
    return test.call(`${path}${to}`, { token, ...options });
  }
  async function json<Body>(response: Promise<Response>): Promise<Body> {
    const answer = await response;
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  }
  const create = (draft: Partial<WebhookDraft> & Pick<WebhookDraft, 'url'>) =>
    json<CreatedWebhook>(
      call('', { json: { description: '', events: ['cast.on_air'], casts: null, ...draft } }),
    );
  return {
    call,
    json,
    create,
    read: (id: string) => json<Webhook>(call(`/${id}`)),
    deliveries: async (id: string) => (await json<WebhookDeliveryList>(call(`/${id}/deliveries`))).items,
    delivery: (id: string, deliveryId: string) =>
      json<WebhookDeliveryDetails>(call(`/${id}/deliveries/${deliveryId}`)),
    /** Sends what is due. */
    deliver: () => deliverDue({ ...test.deps, db: test.db }),
    /** An event of a station of `owner`. */
    async happensTo(stationId: string, type: WebhookEvent) {
      const station = await test.db
        .selectFrom('stations')
        .select(['id', 'name', 'account_id'])
        .where('id', '=', stationId)
        .executeTakeFirstOrThrow();
      await recordEvents(test.db, [
        { accountId: station.account_id, product: { station }, type, at: test.clock.now() },
      ]);
    },
    async happens(type: WebhookEvent, username = 'aurora') {
      const cast = await test.db
        .selectFrom('casts')
        .select(['id', 'account_id'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      await recordEvents(test.db, [
        { accountId: cast.account_id, product: { castId: cast.id }, type, at: test.clock.now() },
      ]);
    },
  };
}
