import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'sets up TuneIn, tests it, and lets staff pause and resume it': useTuneIn,
};

const settings = '/control/tunein-air-integration/settings/{id}';
const options = { sendAlbum: true, markAds: false, unknownSongs: 'skip' as const, delayS: 12 };

async function useTuneIn({ main }: ApiClients, { as }: CallTools): Promise<void> {
  const { items } = await unwrap(main.GET('/control/products'));
  const product = items.find(({ type, name }) => type === 'station' && name === 'Old Pier');
  if (product?.type !== 'station') throw new Error('The demo has a station.');
  const params = { path: { id: product.stationId } };
  const before = await unwrap(main.GET(settings, { params }));
  const header = { 'If-Match': String(before.version) };
  const credentials = { stationId: 's304113', partnerId: 'Aur0ra', partnerKey: 'demo-air-7f2c' };
  const body = { isEnabled: true, ...credentials, options };
  const saved = await unwrap(main.PUT(settings, { params: { ...params, header }, body }));
  expect(saved).toMatchObject({
    state: 'pending',
    settings: { stationId: 's304113', partnerKeyHint: '7f2c' },
  });
  expect(JSON.stringify(saved)).not.toContain(credentials.partnerKey);
  // The station is off air, so that there is no song to send.
  const tested = await main.POST(`${settings}/test`, { params });
  expect(tested.error).toMatchObject({ code: 'tune_in.no_song' });
  const log = '/control/tunein-air-integration/log/{id}';
  expect((await unwrap(main.GET(log, { params }))).items).toEqual([]);
  await asStaff((await as('admin')).main, product.stationId);
  await unwrap(main.DELETE(settings, { params }));
  expect(await unwrap(main.GET(settings, { params }))).toMatchObject({ state: 'off', settings: null });
}

async function asStaff(main: ApiClients['main'], id: string): Promise<void> {
  const query = { q: 'old pier', state: 'pending' };
  const list = await unwrap(main.GET('/admin/tunein', { params: { query } }));
  expect(list.items).toMatchObject([{ id, state: 'pending', stationId: 's304113' }]);
  expect((await unwrap(main.GET('/admin/tunein/metrics'))).breaker.state).toBe('closed');
  const params = { path: { id } };
  const reason = 'TuneIn asked us to stop';
  const paused = await unwrap(main.POST('/admin/tunein/{id}/pause', { params, body: { reason } }));
  expect(paused).toMatchObject({ state: 'paused', disableReason: reason });
  const disabled = await unwrap(main.POST('/admin/tunein/{id}/disable', { params, body: { reason } }));
  expect(disabled.state).toBe('disabled');
  expect((await unwrap(main.POST('/admin/tunein/{id}/resume', { params }))).state).toBe('pending');
  const bulk = { action: 'resume' as const, ids: [id], reason: null };
  const { items } = await unwrap(main.POST('/admin/tunein/bulk', { body: bulk }));
  expect(items).toEqual([{ id, outcome: 'unchanged', code: null }]);
}
