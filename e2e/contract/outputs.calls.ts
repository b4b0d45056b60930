import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'adds, changes, tests and deletes an output of songs': useOutput,
};

async function useOutput({ main }: ApiClients): Promise<void> {
  const { items } = await unwrap(main.GET('/control/products'));
  const product = items.find(({ type, name }) => type === 'station' && name === 'Radio Aurora');
  if (product?.type !== 'station') throw new Error('The demo has a station.');
  const all = '/control/nowplaying/{id}/outputs';
  const one = `${all}/{outputId}` as const;
  const path = { id: product.stationId };
  const fields = {
    name: 'Display',
    target: { kind: 'webhook' as const, url: 'https://songs.radio.example/now' },
    template: '%title% - %artist%',
    everySongs: 2,
    minIntervalS: 60,
    isEnabled: true,
  };
  const secret = 'a-token-of-the-display';
  const created = await unwrap(main.POST(all, { params: { path }, body: { ...fields, secret } }));
  expect(created).toMatchObject({ ...fields, hasSecret: true, state: 'pending' });
  const params = { path: { ...path, outputId: created.id } };
  const listed = await unwrap(main.GET(all, { params: { path } }));
  expect(listed.items).toContainEqual(created);
  expect(JSON.stringify(listed)).not.toContain(secret);
  const header = { 'If-Match': String(created.version) };
  const body = { ...fields, isEnabled: false };
  const saved = await unwrap(main.PUT(one, { params: { ...params, header }, body }));
  expect(saved).toMatchObject({ isEnabled: false, hasSecret: true });
  const tested = await main.POST(`${one}/test`, { params });
  // The demo's server may have announced a song by now.
  if (tested.error) expect(tested.error).toMatchObject({ code: 'song_output.no_song' });
  else expect(tested.data).toMatchObject({ error: 'not_resolved' });
  const log = await unwrap(main.GET(`${one}/log`, { params }));
  expect(log.total).toBe(tested.error ? 0 : 1);
  await unwrap(main.DELETE(one, { params }));
  expect((await unwrap(main.GET(all, { params: { path } }))).items).not.toContainEqual(saved);
}
