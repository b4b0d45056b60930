import {
  limits,
  type SilencePolicy,
  type SilencePolicyChange,
  silencePolicy,
  silencePolicyList,
} from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { expectExactly, missingId, problemOf } from '#/testing/app/contract.ts';
import { newStaffKey } from '#/testing/app/keys.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { policyExample } from '#/testing/examples/silence-policies.examples.ts';

const path = '/api/admin/silence/policies';
const { aurora, oldPier } = demoStationIds;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const create = (fields: Partial<SilencePolicyChange> = {}) =>
  test.call(path, { as: 'admin', json: { ...policyExample, ...fields } });
const save = (id: string, version: number, fields: Partial<SilencePolicyChange> = {}) =>
  test.call(`${path}/${id}`, {
    as: 'admin',
    method: 'PUT',
    json: { ...policyExample, ...fields },
    headers: { 'if-match': String(version) },
  });

async function policyOf(response: Promise<Response> | Response): Promise<SilencePolicy> {
  const body: unknown = await (await response).json();
  expectExactly(silencePolicy, body);
  return silencePolicy.parse(body);
}

async function list() {
  const body: unknown = await (await test.call(path, { as: 'admin' })).json();
  expectExactly(silencePolicyList, body);
  return silencePolicyList.parse(body);
}

describe('a policy', () => {
  it('is created with its stations and their customers, and read again', async () => {
    const response = await create({ kinds: ['off_air', 'silent', 'off_air'] });
    expect(response.status).toBe(201);
    const policy = await policyOf(response);
    const customer = { name: 'Maeve O’Brien', company: 'Aurora Media', email: 'owner@studio.test' };
    expect(policy).toMatchObject({
      name: 'Network down',
      trigger: 'all',
      kinds: ['silent', 'off_air'],
      sensitivityMin: 1,
      repeatMin: 30,
      tellsRecovery: true,
      stations: [
        { id: oldPier, name: 'Old Pier', customer },
        { id: aurora, name: 'Radio Aurora', customer },
      ],
      recipients: [],
      version: 1,
    });
    expect(await policyOf(test.call(`${path}/${policy.id}`, { as: 'admin' }))).toEqual(policy);
    const all = await policyOf(create({ name: 'all', stationIds: null }));
    expect(all.stations).toBeNull();
    const { items, limit } = await list();
    expect(limit).toBe(limits.silencePolicies);
    const figures = { recipients: 0, pending: 0, told: 0, lastToldAt: null };
    expect(items).toMatchObject([
      { name: 'all', stations: null },
      { name: 'Network down', stations: 2, ...figures },
    ]);
  });

  it('is changed with a version', async () => {
    const { id } = await policyOf(create());
    const changed = await policyOf(save(id, 1, { name: 'Network', stationIds: null, isEnabled: false }));
    expect(changed).toMatchObject({ name: 'Network', stations: null, isEnabled: false, version: 2 });
    const conflict = await save(id, 1);
    expect(conflict.status).toBe(412);
    expect(((await conflict.json()) as { current: SilencePolicy }).current).toEqual(changed);
  });

  it('is recorded in the audit trail, about no account', async () => {
    const { id } = await policyOf(create());
    await save(id, 1, { name: 'Network', stationIds: [aurora] });
    await test.call(`${path}/${id}`, { as: 'admin', method: 'DELETE' });
    expect((await test.call(`${path}/${id}`, { as: 'admin' })).status).toBe(404);
    const trail = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'account_id', 'customer_id', 'details', 'before', 'after'])
      .where(sql<boolean>`action like 'silence_policy.%'`)
      .orderBy('id')
      .execute();
    const common = { actor_kind: 'admin', account_id: null, customer_id: null };
    expect(trail).toMatchObject([
      {
        ...common,
        action: 'silence_policy.created',
        details: { policy: 'Network down', policyId: id },
        before: null,
        after: { trigger: 'all', kinds: 'silent, off_air', stations: 'Old Pier, Radio Aurora' },
      },
      {
        ...common,
        action: 'silence_policy.updated',
        before: { name: 'Network down', stations: 'Old Pier, Radio Aurora' },
        after: { name: 'Network', stations: 'Radio Aurora' },
      },
      { ...common, action: 'silence_policy.deleted', before: { name: 'Network' }, after: null },
    ]);
  });

  it.each([
    ['that does not exist', [aurora, missingId], 'enum'],
    ['that is chosen twice', [aurora, aurora], 'duplicate'],
  ])('refuses a station %s', async (_name, stationIds, code) => {
    const expected = [{ pointer: '/stationIds', code }];
    expect((await problemOf(await create({ stationIds }))).errors).toMatchObject(expected);
    const { id } = await policyOf(create());
    expect((await problemOf(await save(id, 1, { stationIds }))).errors).toMatchObject(expected);
  });

  it('loses a station that is deleted, and tells about none then', async () => {
    const { id } = await policyOf(create({ stationIds: [oldPier] }));
    await test.db.deleteFrom('stations').where('id', '=', oldPier).execute();
    expect((await policyOf(test.call(`${path}/${id}`, { as: 'admin' }))).stations).toEqual([]);
  });

  it('is one of at most fifty, also when two are added at once', async () => {
    await test.db
      .insertInto('silence_policies')
      .values(
        Array.from({ length: limits.silencePolicies - 1 }, (_, number) => ({
          id: uuidv7(test.clock.now()),
          name: `Policy ${number}`,
          is_enabled: true,
          is_for_all: true,
          trigger: 'any' as const,
          kinds: ['silent' as const],
          sensitivity_min: 0,
          tells_recovery: true,
          created_at: test.clock.now(),
        })),
      )
      .execute();
    const [one, two] = await Promise.all([create(), create()]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
    expect((await problemOf(one.status === 409 ? one : two)).code).toBe('resource.limit_reached');
  });
});

describe('access', () => {
  it('is for staff with the permission: customers and a key without it get nothing', async () => {
    const { id } = await policyOf(create());
    const { secret } = await newStaffKey(test, { scopes: ['casts:read', 'settings:write'] });
    const at = `${path}/${id}`;
    const json = policyExample;
    const headers = { 'if-match': '1' };
    const recipient = `${at}/recipients/${missingId}`;
    const calls = [
      ['', {}],
      ['', { json }],
      [at, {}],
      [at, { method: 'PUT', json, headers }],
      [at, { method: 'DELETE' }],
      [`${at}/recipients`, { json: {} }],
      [recipient, { method: 'DELETE' }],
      [`${recipient}/test`, { method: 'POST' }],
    ] as const;
    for (const [to, options] of calls) {
      const target = to === '' ? path : to;
      expect((await test.call(target, { ...options, as: 'owner' })).status).toBe(403);
      expect([403, 409]).toContain((await test.call(target, { ...options, token: secret })).status);
    }
    expect((await policyOf(test.call(at, { as: 'admin' }))).version).toBe(1);
  });
});
