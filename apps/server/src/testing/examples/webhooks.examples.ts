import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { newSigningSecret } from '#/platform/crypto/sign-message.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

export const webhookExample = {
  url: 'https://hooks.radio-aurora.example/studio',
  description: 'Automation',
  events: ['cast.on_air', 'cast.off_air'],
  casts: ['aurora'],
  stations: [demoStationIds.aurora],
};
const change = { ...webhookExample, description: 'Automation in the studio', isEnabled: true };
const missing = [404];
/** Replaced by `prepare`. */
const unknown = '019b2f6e-0000-7000-8000-000000000000';
const params = { id: unknown, deliveryId: unknown };

export const examples: OperationExamples = {
  'webhooks.list': { access: 'customers' },
  // The products of the example belong to `owner`.
  'webhooks.create': {
    access: 'customers',
    json: { ...webhookExample, casts: null, stations: null },
    prepare: withoutWebhooks,
  },
  'webhooks.get': { access: 'ownedByCustomer', prepare: withWebhook, statuses: [200, 404] },
  'webhooks.update': {
    access: 'ownedByCustomer',
    json: change,
    headers: { 'if-match': '0' },
    prepare: withWebhook,
    statuses: [200, 404, 412],
  },
  'webhooks.delete': { access: 'ownedByCustomer', prepare: withWebhook, statuses: missing },
  'webhooks.rotateSecret': { access: 'ownedByCustomer', prepare: withWebhook, statuses: [200, 404] },
  'webhooks.test': {
    access: 'ownedByCustomer',
    json: { event: 'cast.on_air' },
    prepare: withWebhook,
    statuses: [200, 404, 429],
  },
  'webhookDeliveries.list': { access: 'ownedByCustomer', prepare: withWebhook, statuses: [200, 404] },
  'webhookDeliveries.get': {
    access: 'ownedByCustomer',
    params,
    prepare: withDelivery,
    statuses: [200, 404],
  },
  'webhookDeliveries.replay': {
    access: 'ownedByCustomer',
    params,
    prepare: withDelivery,
    statuses: [202, 404],
  },
};

async function withoutWebhooks({ db }: TestApp) {
  await db.deleteFrom('webhook_endpoints').execute();
  return {};
}

/** Creates a webhook of `owner`. */
export async function withWebhook(test: TestApp) {
  await withoutWebhooks(test);
  const response = await test.call('/api/control/webhooks', { as: 'owner', json: webhookExample });
  const { webhook } = (await response.json()) as { webhook: { id: string } };
  return { params: { id: webhook.id } };
}

/** Creates a webhook with the delivery of a test. */
async function withDelivery(test: TestApp) {
  const { params } = await withWebhook(test);
  const path = `/api/control/webhooks/${params.id}/test`;
  const response = await test.call(path, { as: 'owner', json: { event: 'cast.on_air' } });
  const { id: deliveryId } = (await response.json()) as { id: string };
  return { params: { ...params, deliveryId } };
}

/** Creates a webhook whose secret was encrypted with another key. */
export async function withUnreadableSecret(test: TestApp) {
  const { params } = await withWebhook(test);
  const secret = createSecretBox([Buffer.alloc(32, 1)]).seal(newSigningSecret(), { rowId: '', column: '' });
  await test.db.updateTable('webhook_endpoints').set({ secret }).execute();
  return { params };
}

/** Repeats a delivery of a webhook that a person turned off. */
export async function replayToDisabled(test: TestApp): Promise<Response> {
  const { params: place } = await withDelivery(test);
  await test.db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: new Date(), disabled_reason: 'person' })
    .execute();
  const path = `/api/control/webhooks/${place.id}/deliveries/${place.deliveryId}/replay`;
  return test.call(path, { as: 'owner', method: 'POST' });
}
