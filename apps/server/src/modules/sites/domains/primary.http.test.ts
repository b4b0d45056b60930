import type { SiteDomain } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createFakeNames, type FakeNames } from '#/testing/stand-ins/fake-names.ts';

const path = '/api/control/onepage/radio-aurora/domains';
const [first, second] = ['listen.radio.example', 'www.radio.example'] as const;

let names: FakeNames;
let test: TestApp;
beforeEach(async () => {
  names = createFakeNames({});
  test = await createTestApp({ names }, { oneProcess: 'its DNS is a stand-in of this process' });
  // Of the demo.
  await test.db.deleteFrom('site_domains').execute();
});
afterEach(() => test.close());

const call = (to: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', as: 'owner' | 'second' = 'owner') =>
  test.call(`${path}${to}`, { as, method });
const primary = (domain: string, method: 'POST' | 'DELETE', as?: 'owner' | 'second') =>
  call(`/${domain}/primary`, method, as);

/** Adds a domain; its records are correct. */
async function verify(domain: string): Promise<SiteDomain> {
  const added = (await (await test.call(path, { as: 'owner', json: { domain } })).json()) as SiteDomain;
  names.zone = {
    ...names.zone,
    [`${domain} CNAME`]: ['sites.studio.example'],
    [`_studio-verify.${domain} TXT`]: [added.records.find(({ type }) => type === 'TXT')?.value ?? ''],
  };
  return (await (await call(`/${domain}/check`, 'POST')).json()) as SiteDomain;
}
async function primaries(): Promise<string[]> {
  const { items } = (await (await call('')).json()) as { items: SiteDomain[] };
  return items.filter(({ isPrimary }) => isPrimary).map(({ domain }) => domain);
}
const changes = async () =>
  (
    await test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'details'])
      .orderBy('id')
      .execute()
  )
    .filter(({ action }) => action.startsWith('domain.primary'))
    .map(({ action, actor_kind, details }) => [action, actor_kind, details.domain]);
/** The topics of notifications, after those that were pending. */
async function published(act: () => Promise<unknown>): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<readonly string[] | null>();
  const stop = await test.deps.bus.subscribe((topics) => {
    if (topics?.some((topic) => topic.startsWith('site:'))) resolve(topics);
  });
  await act();
  const topics = await promise;
  stop();
  return [...(topics ?? [])];
}

describe('the main address of a site', () => {
  it('is the first verified domain, and later the one that the owner chooses', async () => {
    expect(await verify(first)).toMatchObject({ state: 'verified', isPrimary: true });
    expect(await verify(second)).toMatchObject({ state: 'verified', isPrimary: false });
    const chosen = await primary(second, 'POST');
    expect([chosen.status, await chosen.json()]).toEqual([
      200,
      expect.objectContaining({ domain: second, isPrimary: true }),
    ]);
    expect(await primaries()).toEqual([second]);
    // Again: nothing changes.
    expect((await primary(second, 'POST')).status).toBe(200);
    expect(await changes()).toEqual([
      ['domain.primary_set', 'customer', first],
      ['domain.primary_set', 'customer', second],
    ]);
  });

  it('is chosen by the scheduled check too', async () => {
    await test.call(path, { as: 'owner', json: { domain: first } });
    await test.db.updateTable('site_domains').set({ token: 'q5Jm2XwT8rLk0PzYv1NcBg' }).execute();
    names.zone = {
      [`${first} CNAME`]: ['sites.studio.example'],
      [`_studio-verify.${first} TXT`]: ['sv=q5Jm2XwT8rLk0PzYv1NcBg'],
    };
    test.clock.advance({ minutes: 1 });
    await checkDomains({ ...test.deps, db: test.db, pause: async () => {} });
    expect(await changes()).toEqual([['domain.primary_set', 'system', first]]);
  });

  it('can become the address of the provider again, which a later verification leaves alone', async () => {
    await verify(first);
    const unset = await primary(first, 'DELETE');
    expect(await unset.json()).toMatchObject({ domain: first, isPrimary: false });
    expect((await primary(first, 'DELETE')).status).toBe(200);
    expect(await verify(second)).toMatchObject({ state: 'verified', isPrimary: false });
    expect(await primaries()).toEqual([]);
    expect((await changes()).map(([action]) => action)).toEqual([
      'domain.primary_set',
      'domain.primary_unset',
    ]);
  });

  it('has to be verified, but stays chosen without verification', async () => {
    await test.call(path, { as: 'owner', json: { domain: second } });
    const refused = await primary(second, 'POST');
    expect([refused.status, (await problemOf(refused)).code]).toEqual([409, 'domain.not_verified']);
    await verify(first);
    await test.db
      .updateTable('site_domains')
      .set({ verified_at: null, expires_at: test.clock.now() })
      .where('domain', '=', first)
      .execute();
    expect(await primaries()).toEqual([first]);
  });

  it('is not changed by others', async () => {
    await verify(first);
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await primary(first, method, 'second')).status).toBe(404);
      expect((await primary(second, method)).status).toBe(404);
    }
    expect(await primaries()).toEqual([first]);
  });

  it('publishes its changes', async () => {
    await verify(first);
    expect(await published(() => primary(first, 'DELETE'))).toContain('site:radio-aurora');
  });
});

describe('the zone of a domain', () => {
  it('is described by its name servers and the TTL of its addresses', async () => {
    names.zone = { 'radio.example NS': ['ns2.host.example', 'ns1.host.example'] };
    const { nameServers, ttlS } = await verify(first);
    expect([nameServers, ttlS]).toEqual([['ns1.host.example', 'ns2.host.example'], null]);
    names.zone = { [`${second} A`]: ['93.184.215.99'] };
    names.ttlS = 3_600;
    const added = await test.call(path, { as: 'owner', json: { domain: second } });
    expect(await added.json()).toMatchObject({ nameServers: [], ttlS: 3_600 });
  });
});
