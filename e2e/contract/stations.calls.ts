import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { Person } from '../../apps/server/src/testing/app/people.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'reads, renames and probes a station': useStation,
  'detects, adds, changes, checks and deletes a streaming service': useService,
};

async function useStation({ main }: ApiClients): Promise<void> {
  const { items } = await unwrap(main.GET('/control/products'));
  const product = items.find(({ type, name }) => type === 'station' && name === 'Radio Aurora');
  if (product?.type !== 'station') throw new Error('The demo has a station.');
  const params = { path: { id: product.stationId } };
  const station = await unwrap(main.GET('/control/station/{id}', { params }));
  expect(station).toMatchObject({ name: product.name, service: { type: 'cast' } });
  const header = { 'If-Match': String(station.version) };
  const body = { name: station.name, timezone: 'Europe/Paris' };
  const saved = await unwrap(main.PUT('/control/station/{id}', { params: { ...params, header }, body }));
  expect(saved).toMatchObject({ timezone: 'Europe/Paris', version: station.version + 1 });
  const probed = await unwrap(main.POST('/control/station/{id}/probe', { params }));
  expect(probed.probe).not.toBeNull();
  const url = 'https://nowhere.invalid/live';
  const tried = await unwrap(main.POST('/control/station/{id}/stream-url/try', { params, body: { url } }));
  expect(tried.state).toBe('unreachable');
  const other = { ...params, header: { 'If-Match': String(saved.version) } };
  const change = await main.POST('/control/station/{id}/stream-url', { params: other, body: { url } });
  expect(change.error).toMatchObject({ code: 'station.hosted' });
  const timeline = await unwrap(main.GET('/control/station/{id}/timeline', { params }));
  expect(timeline.changes.map(({ action }) => action)).toContain('station.updated');
  const back = { name: station.name, timezone: station.timezone };
  await unwrap(main.PUT('/control/station/{id}', { params: other, body: back }));
}

/** The owner of an account has the id of the account. */
const idOf = ({ about }: Person) => ('customerId' in about ? about.customerId : '');

async function useService(_owner: ApiClients, { as }: CallTools): Promise<void> {
  const { person } = await as('customer');
  const { main } = await as('admin');
  const path = '/admin/streaming-services';
  const one = `${path}/{id}` as const;
  const url = 'https://nowhere.invalid/rock.mp3';
  const detected = await unwrap(main.POST(`${path}/detect`, { body: { url } }));
  expect(detected.probe.state).toBe('unreachable');
  const fields = { label: 'Harbour Rock', type: detected.type, url, mount: null, sid: null, pollS: 60 };
  const created = await unwrap(
    main.POST(path, { body: { ...fields, customerId: idOf(person), stationName: 'Harbour Rock' } }),
  );
  expect(created).toMatchObject({
    label: 'Harbour Rock',
    state: 'unknown',
    stations: [{ name: 'Harbour Rock' }],
  });
  const params = { path: { id: created.id } };
  const list = await unwrap(
    main.GET(path, { params: { query: { q: 'harbour rock', type: 'url,icecast' } } }),
  );
  expect(list.items.map(({ id }) => id)).toContain(created.id);
  const header = { 'If-Match': String(created.version) };
  const credentials = { user: 'admin', password: 'a secret of the server' };
  const saved = await unwrap(
    main.PUT(one, { params: { ...params, header }, body: { ...fields, credentials, isPaused: true } }),
  );
  expect(saved).toMatchObject({ state: 'paused', credentialsUser: 'admin' });
  expect(JSON.stringify(saved)).not.toContain(credentials.password);
  expect((await unwrap(main.POST(`${one}/probe`, { params }))).probe).toMatchObject({ state: 'unreachable' });
  expect(await unwrap(main.GET(one, { params }))).toMatchObject({ id: created.id });
  await unwrap(main.DELETE(one, { params }));
  await expect(unwrap(main.GET(one, { params }))).rejects.toMatchObject({ code: 'resource.not_found' });
}
