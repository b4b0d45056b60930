import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'adds, tests, changes and deletes a webhook': useWebhook,
  'changes how a person is told': changeNotifications,
};

async function useWebhook({ main }: ApiClients): Promise<void> {
  const one = '/control/webhooks/{id}';
  const draft = {
    url: 'https://hooks.radio-aurora.example/',
    description: '',
    events: ['cast.on_air' as const],
    casts: null,
  };
  const { webhook, secret } = await unwrap(main.POST('/control/webhooks', { body: draft }));
  expect(secret).toMatch(/^whsec_/);
  expect((await unwrap(main.GET('/control/webhooks'))).items).toEqual([webhook]);
  const params = { path: { id: webhook.id } };
  const tested = await unwrap(main.POST(`${one}/test`, { params, body: { event: 'cast.on_air' } }));
  expect(tested).toMatchObject({ isTest: true, state: 'failed' });
  const { items } = await unwrap(main.GET(`${one}/deliveries`, { params }));
  expect(items.map(({ id }) => id)).toEqual([tested.id]);
  const delivery = { path: { ...params.path, deliveryId: tested.id } };
  const path = `${one}/deliveries/{deliveryId}` as const;
  expect(await unwrap(main.GET(path, { params: delivery }))).toEqual(tested);
  expect(await unwrap(main.POST(`${path}/replay`, { params: delivery }))).toMatchObject({ state: 'pending' });
  expect((await unwrap(main.POST(`${one}/secret`, { params }))).secret).not.toBe(secret);
  const { version } = await unwrap(main.GET(one, { params }));
  const header = { 'If-Match': String(version) };
  const saved = await unwrap(
    main.PUT(one, { params: { ...params, header }, body: { ...draft, isEnabled: false } }),
  );
  expect(saved).toMatchObject({ disabledReason: 'person', pending: 0, stations: null });
  const products = (await unwrap(main.GET('/control/products'))).items;
  const stations = products.flatMap((product) => (product.type === 'station' ? [product.stationId] : []));
  const next = { 'If-Match': String(saved.version) };
  const body = { ...draft, casts: [], stations: stations.slice(0, 1), isEnabled: true };
  const limited = await unwrap(main.PUT(one, { params: { ...params, header: next }, body }));
  expect(limited).toMatchObject({ casts: [], stations: stations.slice(0, 1) });
  await unwrap(main.DELETE(one, { params }));
  expect((await unwrap(main.GET('/control/webhooks'))).items).toEqual([]);
}

async function changeNotifications({ main }: ApiClients): Promise<void> {
  const path = '/control/notifications/settings';
  const { version, mailed } = await unwrap(main.GET(path));
  const header = { 'If-Match': String(version) };
  const quietHours = { from: '22:00', until: '07:00' };
  const saved = await unwrap(main.PUT(path, { params: { header }, body: { mailed, quietHours } }));
  expect(saved).toMatchObject({ quietHours, version: version + 1 });
  expect((await unwrap(main.GET('/control/notifications'))).page).toBe(1);
}
