import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { Person } from '../../apps/server/src/testing/app/people.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'reads, renames and probes a station': useStation,
  'reads what a station plays, pushes a song and corrects it': useNowPlaying,
  'sets rules for the titles of all stations': useFleet,
  'detects, adds, changes, checks and deletes a streaming service': useService,
  'requests a station, which staff approve, and creates and deletes others': useStationLife,
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
  const all = await unwrap(main.GET('/control/stations/overview'));
  expect(all.items).toContainEqual(expect.objectContaining({ id: station.id, state: station.state }));
  const tried = await unwrap(main.POST('/control/station/{id}/stream-url/try', { params, body: { url } }));
  expect(tried.state).toBe('unreachable');
  const other = { ...params, header: { 'If-Match': String(saved.version) } };
  const change = await main.POST('/control/station/{id}/stream-url', { params: other, body: { url } });
  expect(change.error).toMatchObject({ code: 'station.hosted' });
  for (const act of ['pause-checks', 'resume-checks'] as const) {
    const refused = await main.POST(`/control/station/{id}/${act}`, { params });
    expect(refused.error).toMatchObject({ code: 'station.hosted' });
  }
  const timeline = await unwrap(main.GET('/control/station/{id}/timeline', { params }));
  expect(timeline.changes.map(({ action }) => action)).toContain('station.updated');
  const back = { name: station.name, timezone: station.timezone };
  await unwrap(main.PUT('/control/station/{id}', { params: other, body: back }));
}

async function stationOf({ main }: ApiClients, name: string): Promise<string> {
  const { items } = await unwrap(main.GET('/control/products'));
  const product = items.find((each) => each.type === 'station' && each.name === name);
  if (product?.type !== 'station') throw new Error('The demo has this station.');
  return product.stationId;
}

async function useNowPlaying(owner: ApiClients, { recordSongs }: CallTools): Promise<void> {
  const { main, cast } = owner;
  const id = await stationOf(owner, 'Old Pier');
  const path = '/control/nowplaying/{id}';
  const params = { path: { id } };
  const { version, hasPushToken, ...settings } = await unwrap(main.GET(`${path}/settings`, { params }));
  expect(hasPushToken).toBe(false);
  const header = { 'If-Match': String(version) };
  const body = { ...settings, source: 'push' as const, minSongS: 0 };
  const saved = await unwrap(main.PUT(`${path}/settings`, { params: { ...params, header }, body }));
  const { token, url } = await unwrap(main.POST(`${path}/push-token`, { params }));
  const publicId = url.split('/').at(-1) ?? '';
  const pushed = { token, artist: 'Orla Finch', title: 'A Quiet Engine [128k]' };
  await unwrap(cast.POST('/public/nowplaying/{publicId}', { params: { path: { publicId } }, body: pushed }));
  await recordSongs();
  const { current } = await unwrap(main.GET(path, { params }));
  expect(current).toMatchObject({ title: pushed.title, source: 'push' });
  const history = await unwrap(main.GET(`${path}/history`, { params: { ...params, query: { q: 'finch' } } }));
  const [song] = history.items;
  const correction = { artist: 'Orla Finch', title: 'A Quiet Engine', album: null };
  const corrected = await unwrap(
    main.PATCH(`${path}/history/{songId}`, {
      params: { path: { id, songId: song?.id ?? '' } },
      body: { correction },
    }),
  );
  expect(corrected).toMatchObject({ changed: 1, song: { ...correction, isCorrected: true } });
  const cover = await main.PUT(`${path}/history/{songId}/cover`, {
    params: { path: { id, songId: song?.id ?? '' } },
    body: { isHidden: true },
  });
  expect(cover.error).toMatchObject({ code: 'resource.not_found' });
  const seen = await unwrap(cast.GET('/public/nowplaying/{publicId}', { params: { path: { publicId } } }));
  expect(seen.station).toBe('Old Pier');
  const { order, separator, rules, ignore } = settings;
  const samples = ['Rosa Quay - Low Tide'];
  const tested = await unwrap(
    main.POST(`${path}/test-rules`, { params, body: { order, separator, rules, ignore, samples } }),
  );
  expect(tested.results).toMatchObject([{ artist: 'Rosa Quay', title: 'Low Tide' }]);
  await unwrap(main.DELETE(`${path}/push-token`, { params }));
  const back = { ...params, header: { 'If-Match': String(saved.version) } };
  await unwrap(main.PUT(`${path}/settings`, { params: back, body: settings }));
}

async function useFleet(owner: ApiClients, { as }: CallTools): Promise<void> {
  const stationId = await stationOf(owner, 'Old Pier');
  const { main } = await as('admin');
  const { version, ...rules } = await unwrap(main.GET('/admin/nowplaying/rules'));
  const header = { 'If-Match': String(version) };
  const body = { ...rules, ignore: ['PROMO *'] };
  const saved = await unwrap(main.PUT('/admin/nowplaying/rules', { params: { header }, body }));
  const other = { 'If-Match': String(saved.version) };
  await unwrap(main.PUT('/admin/nowplaying/rules', { params: { header: other }, body: rules }));
  const list = await unwrap(main.GET('/admin/nowplaying', { params: { query: { q: 'old pier' } } }));
  expect(list.items).toMatchObject([{ stationId, name: 'Old Pier' }]);
  expect((await unwrap(main.GET('/admin/nowplaying/summary'))).stations).toBeGreaterThan(2);
  const action = { stationIds: [stationId], rule: null, ignore: null };
  for (const name of ['pause', 'resume'] as const) {
    const done = await unwrap(main.POST('/admin/nowplaying/actions', { body: { ...action, action: name } }));
    expect(done.results).toEqual([{ stationId, result: 'changed' }]);
  }
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
  const rows = [{ label: 'Harbour Rock', url, customer: person.email }];
  const dryRun = { isDryRun: true, customerId: null, rows };
  expect(await unwrap(main.POST(`${path}/import`, { body: dryRun }))).toMatchObject({ duplicates: 1 });
  await unwrap(main.DELETE(one, { params }));
  await expect(unwrap(main.GET(one, { params }))).rejects.toMatchObject({ code: 'resource.not_found' });
}

/** Leaves no station and no service. */
async function useStationLife(_owner: ApiClients, { as }: CallTools): Promise<void> {
  const customer = await as('customer');
  const { main } = customer;
  const staff = (await as('admin')).main;
  const url = 'https://nowhere.invalid/pier.mp3';
  const tried = await unwrap(main.POST('/control/requests/station/try', { body: { url } }));
  expect(tried.state).toBe('unreachable');
  const station = { name: 'Pier Radio', timezone: 'Europe/Dublin', stream: { kind: 'url' as const, url } };
  const body = { ...station, note: 'From March.' };
  const request = await unwrap(main.POST('/control/requests/station', { body }));
  expect(request).toMatchObject({ kind: 'station', state: 'pending', plan: null });
  const path = { id: request.id };
  const answer = await unwrap(
    staff.POST('/admin/requests/{id}/approve-station', { params: { path }, body: station }),
  );
  const first = answer.station?.id ?? '';
  const own = await unwrap(main.GET('/control/station/{id}', { params: { path: { id: first } } }));
  expect(own).toMatchObject({ name: 'Pier Radio', streamUrl: url });
  const draft = { ...station, accountId: idOf(customer.person), name: 'Pier Two' };
  const second = await unwrap(staff.POST('/admin/stations', { body: draft }));
  expect(second.service?.id).toBe(own.service?.id);
  for (const id of [first, second.id]) {
    const one = { path: { id } };
    const { version, ...loss } = await unwrap(staff.GET('/admin/stations/{id}/removal', { params: one }));
    expect(loss).toMatchObject({ songs: 0, outputs: 0, hasTuneIn: false });
    const header = { 'If-Match': String(version) };
    await unwrap(staff.DELETE('/admin/stations/{id}', { params: { ...one, header } }));
  }
  await unwrap(
    staff.DELETE('/admin/streaming-services/{id}', { params: { path: { id: own.service?.id ?? '' } } }),
  );
  const { items } = await unwrap(main.GET('/control/products'));
  expect(items).toEqual([]);
}
