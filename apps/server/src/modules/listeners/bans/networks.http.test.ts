import type { Ban, BanPreview, GeoSimulationResult } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPolicy } from '#/modules/listeners/policies/policies.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

/** Two IPv4 addresses and one IPv6 address, all of a country without a rule. */
const addresses = ['203.0.113.7', '198.51.100.8', '2001:db8::9'];
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('listener_sessions').execute();
  await test.db.deleteFrom('cast_bans').execute();
  await test.db.deleteFrom('cast_geolocks').execute();
  await test.db.deleteFrom('revisions').execute();
});

const callBans = (json: object, path = '') =>
  test.call(`/api/control/cast/bans/aurora${path}`, { as: 'owner', json });
const preview = async (network: string) =>
  (await (await callBans({ target: { by: 'network', network } }, '/preview')).json()) as BanPreview;
const make = async (target: object) => {
  const response = await callBans({ target, durationS: null, reason: '' });
  return {
    status: response.status,
    ...((await response.json()) as { ban: Ban; disconnectedListeners: number }),
  };
};
async function refusedAtTheDoor(): Promise<string[]> {
  const cast = test.db.selectFrom('casts').select('id').where('username', '=', 'aurora');
  const { id } = await cast.executeTakeFirstOrThrow();
  const policy = await loadPolicy(test.db, id, test.clock.now());
  return addresses.filter(
    (address) => !policy.decide({ address, agent: null, country: 'JP' }, test.clock.now()).allowed,
  );
}

describe('the simulated impact matches the actual one', () => {
  beforeEach(async () => {
    for (const address of addresses) await addListener(test, { address });
  });

  it.each([
    ['::/0', '::/0', ['2001:db8::9']],
    ['0.0.0.0/0', '0.0.0.0/0', ['203.0.113.7', '198.51.100.8']],
    ['::ffff:0:0/96', '0.0.0.0/0', ['203.0.113.7', '198.51.100.8']],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24', ['203.0.113.7']],
    ['::ffff:203.0.113.7', '203.0.113.7', ['203.0.113.7']],
    ['::ffff:0:0/90', '::ffc0:0:0/90', []],
  ])('for a ban on %s', async (network, value, refused) => {
    expect(await preview(network)).toEqual({ connected: refused.length, sessions30d: refused.length });
    const made = await make({ by: 'network', network });
    expect(made).toMatchObject({ status: 201, disconnectedListeners: refused.length, ban: { value } });
    expect(await refusedAtTheDoor()).toEqual(refused);
  });

  it.each([
    ['::/0', 2, ['203.0.113.7', '198.51.100.8']],
    ['0.0.0.0/0', 1, ['2001:db8::9']],
    ['::ffff:0:0/96', 1, ['2001:db8::9']],
    ['::ffff:203.0.113.0/120', 2, ['198.51.100.8', '2001:db8::9']],
  ])('for an exception for %s', async (network, count, refused) => {
    const rules = {
      enabled: true,
      mode: 'allow',
      countries: ['IE'],
      allowUnknown: false,
      allowNetworks: [{ network, note: '' }],
    };
    const path = '/api/control/cast/geolock/aurora';
    const tryOut = async (address: string) => {
      const json = { rules, address };
      return (await (
        await test.call(`${path}/simulate`, { as: 'owner', json })
      ).json()) as GeoSimulationResult;
    };
    const trials = await Promise.all(addresses.map(tryOut));
    expect(trials.map(({ impact }) => impact.refusedConnected)).toEqual(addresses.map(() => count));
    expect(addresses.filter((_, index) => trials[index]?.decision?.allowed === false)).toEqual(refused);
    const before = (await (await test.call(path, { as: 'owner' })).json()) as { version: number };
    const changed = await test.call(path, {
      as: 'owner',
      method: 'PUT',
      headers: { 'if-match': String(before.version) },
      json: { rules, disconnectListeners: true },
    });
    expect(await changed.json()).toMatchObject({ disconnectedListeners: count });
    expect(await refusedAtTheDoor()).toEqual(refused);
  });
});

describe('a truncated address of an active session', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['2001:db8:1::/48', '2001:db8:1::/48'],
  ])('%s cannot be banned, but its network can', async (address, value) => {
    const id = await addListener(test, { address });
    expect(await make({ by: 'listener', id, scope: 'address' })).toMatchObject({
      status: 422,
      errors: [{ pointer: '/target/scope' }],
    });
    expect(await make({ by: 'listener', id, scope: 'network' })).toMatchObject({
      status: 201,
      disconnectedListeners: 1,
      ban: { kind: 'network', value },
    });
  });
});
