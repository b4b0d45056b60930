import type { ServiceImport, ServiceImportResult, StreamingServiceList } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { noStreams } from '#/testing/stand-ins/reachable-stream.ts';

let test: TestApp;
const asked: string[] = [];
beforeAll(async () => {
  test = await createTestApp(
    {
      stationConnector: {
        ...noStreams,
        ask({ url }) {
          asked.push(url);
          return Promise.reject(new Error('No request is expected.'));
        },
      },
    },
    { oneProcess: 'the stand-in counts the requests' },
  );
});
afterAll(() => test.close());

const path = '/api/admin/streaming-services';
const owner = 'owner@studio.test';
const call = (json: object) =>
  test.call(`${path}/import`, { as: 'admin', json: { isDryRun: true, customerId: null, ...json } });
const run = async (json: Partial<ServiceImport>) => (await (await call(json)).json()) as ServiceImportResult;
const labels = async () => {
  const response = await test.call(path, { as: 'admin' });
  return ((await response.json()) as StreamingServiceList).items.map(({ label }) => label);
};
const entries = () =>
  test.db
    .selectFrom('audit_trail')
    .select(['details', 'after', 'account_id'])
    .where('action', '=', 'services.imported')
    .execute();

const rows = [
  { label: 'Quay FM', url: 'https://quay.example/live', customer: ` ${owner.toUpperCase()} `, pollS: '60' },
  { label: 'Quay HLS', url: 'https://quay.example/live/index.m3u8?a=1', customer: owner },
  { label: 'Quay again', url: 'https://QUAY.example/live', type: 'Icecast', customer: owner },
  { label: 'Q', url: 'quay.example', type: 'ftp', customer: 'nobody@example.com', pollS: 'often' },
  { label: 'Slow', url: 'https://quay.example/slow', customer: owner, pollS: '301' },
  { label: '', url: ' ', type: '', customer: '', pollS: '' },
];

describe('an import of streaming services', () => {
  it('says in a dry run what is wrong with each row, and adds nothing', async () => {
    const before = await labels();
    const { items, ...counts } = await run({ rows });
    expect(counts).toEqual({ valid: 2, duplicates: 1, invalid: 3 });
    expect(items.map(({ row, outcome, type, pollS }) => [row, outcome, type, pollS])).toEqual([
      [1, 'ok', 'url', 60],
      [2, 'ok', 'hls', 30],
      [3, 'duplicate', 'icecast', 30],
      [4, 'error', null, null],
      [5, 'error', 'url', null],
      [6, 'error', 'url', 30],
    ]);
    expect(items.map(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`))).toEqual([
      [],
      [],
      [],
      ['label length', 'url pattern', 'type enum', 'pollS type', 'customer enum'],
      ['pollS range'],
      ['label required', 'url required', 'customer required'],
    ]);
    expect(items[0]).toMatchObject({ customer: { email: owner }, id: null });
    expect(await labels()).toEqual(before);
    expect(await entries()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('adds the valid rows once, with an entry of the audit log', async () => {
    const before = await labels();
    const { items, valid } = await run({ rows, isDryRun: false });
    expect(valid).toBe(2);
    expect(items.map(({ id }) => id !== null)).toEqual([true, true, false, false, false, false]);
    expect((await labels()).filter((label) => !before.includes(label))).toEqual(['Quay FM', 'Quay HLS']);
    expect(await entries()).toEqual([
      {
        details: { services: 2 },
        after: { services: [`Quay FM (${rows[0]?.url})`, `Quay HLS (${rows[1]?.url})`] },
        account_id: items[0]?.customer?.id,
      },
    ]);
    const first = await test.call(`${path}/${items[0]?.id}`, { as: 'admin' });
    expect(await first.json()).toMatchObject({
      label: 'Quay FM',
      pollS: 60,
      mount: null,
      state: 'unknown',
      credentialsUser: null,
      stations: [],
    });
    const again = await run({ rows, isDryRun: false });
    expect(again).toMatchObject({ valid: 0, duplicates: 3, invalid: 3 });
    expect(await entries()).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  it('assigns rows without a customer to the chosen one', async () => {
    const [known] = (await run({ rows: rows.slice(0, 1) })).items;
    const row = { label: 'Pier FM', url: 'https://pier.example/live' };
    const { items } = await run({ rows: [row], customerId: known?.customer?.id ?? null });
    expect(items).toMatchObject([{ outcome: 'ok', customer: { email: owner } }]);
    const customerId = '00000000-0000-7000-8000-000000000000';
    expect(await problemOf(await call({ rows: [row], customerId }))).toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/customerId', code: 'enum' }],
    });
  });

  it('has 1 to 500 rows', async () => {
    expect((await call({ rows: [] })).status).toBe(422);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ label: 'Quay', url: `https://quay.example/${index}` }));
    expect((await call({ rows: many(501) })).status).toBe(422);
    expect(await run({ rows: many(500) })).toMatchObject({ valid: 0, invalid: 500 });
  });

  it('is not for customers', async () => {
    const json = { isDryRun: false, customerId: null, rows };
    expect((await test.call(`${path}/import`, { as: 'owner', json })).status).toBe(403);
  });
});
