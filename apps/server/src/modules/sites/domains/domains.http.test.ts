import { limits, type SiteDomain, type SiteDomainList } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#/composition/app.ts';
import { checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { createNames } from '#/platform/connector/names.ts';
import { startDns } from '#/platform/connector/testing/dns-stand-in.ts';
import { problemOf } from '#/testing/app/contract.ts';
import {
  type Actor,
  type CallOptions,
  createTestApp,
  credentialsOf,
  type TestApp,
} from '#/testing/app/test-app.ts';
import { createFakeNames, type FakeNames } from '#/testing/stand-ins/fake-names.ts';

const target = 'sites.studio.example';
const domain = 'listen.radio.example';
const dayMin = 24 * 60;
/** A site of each customer. */
const sites = { owner: 'radio-aurora', second: 'meadow-lane' } as const;
type Customer = keyof typeof sites;

let names: FakeNames;
let test: TestApp;
beforeEach(async () => {
  names = createFakeNames({});
  test = await createTestApp({ names }, { oneProcess: 'its DNS is a stand-in of this process' });
  // The demo has one that waits for DNS.
  await test.db.deleteFrom('site_domains').execute();
});
afterEach(() => test.close());

const path = (as: Customer) => `/api/control/onepage/${sites[as]}/domains`;
/** Signs in for each call, because days pass between calls. */
async function call(as: Actor, to: string, options: Pick<CallOptions, 'method' | 'json'> = {}) {
  const { path: signIn, json } = credentialsOf(as);
  const { token } = (await (await test.call(signIn, { json })).json()) as { token: string };
  return test.call(to, { token, ...options });
}
const add = (as: Customer, wanted = domain) => call(as, path(as), { json: { domain: wanted } });
const check = (as: Customer, wanted = domain) => call(as, `${path(as)}/${wanted}/check`, { method: 'POST' });
const remove = (as: Customer, by: Actor = as) => call(by, `${path(as)}/${domain}`, { method: 'DELETE' });
const bodyOf = async (answer: Promise<Response>) => (await (await answer).json()) as SiteDomain;
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const read = (as: Customer) => bodyOf(call(as, `${path(as)}/${domain}`));
const list = async (as: Customer) => (await (await call(as, path(as))).json()) as SiteDomainList;
const proofIn = ({ records }: SiteDomain) => records.find(({ type }) => type === 'TXT')?.value ?? '';
/** Sets the correct records: the CNAME and the proofs of these claims. */
function point(...claims: readonly SiteDomain[]): void {
  names.zone = {
    [`${domain} CNAME`]: [target],
    [`_studio-verify.${domain} TXT`]: claims.map(proofIn),
  };
}
const run = () => checkDomains({ ...test.deps, db: test.db, pause: async () => {} });
async function after(minutes: number): Promise<void> {
  test.clock.advance({ minutes });
  await run();
}
const events = async () =>
  (
    await test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'details'])
      .orderBy('id')
      .execute()
  )
    .filter(({ action }) => action.startsWith('domain.'))
    .map(({ action, actor_kind, details }) => [action, actor_kind, details.site]);

describe('a domain of a site', () => {
  it('is added with its required records and expires after seven days', async () => {
    const added = await bodyOf(add('owner', ' Listen.RADIO.example '));
    expect(added).toMatchObject({
      domain,
      state: 'added',
      problem: 'name_missing',
      checkedAt: '2026-03-02T09:10:00.000Z',
      nextCheckAt: '2026-03-02T09:10:30.000Z',
      expiresAt: '2026-03-09T09:10:00.000Z',
      verifiedAt: null,
      checksLeft: null,
    });
    expect(added.records).toEqual([
      { type: 'CNAME', name: domain, value: target, found: [], ok: false, ttlS: null, isNeeded: true },
      {
        type: 'TXT',
        name: `_studio-verify.${domain}`,
        value: expect.stringMatching(/^sv=[A-Za-z0-9_-]{22}$/),
        found: [],
        ok: false,
        ttlS: null,
        isNeeded: true,
      },
    ]);
    expect(await list('owner')).toMatchObject({ items: [added], total: 1, target });
    expect(await events()).toEqual([['domain.created', 'customer', 'radio-aurora']]);
  });

  it('follows DNS and is verified by both records', async () => {
    const added = await bodyOf(add('owner'));
    names.zone = { [`${domain} CNAME`]: [target] };
    expect(await bodyOf(check('owner'))).toMatchObject({ state: 'dns_found', problem: 'proof_missing' });
    test.clock.advance({ seconds: 10 });
    names.zone = { [`${domain} CNAME`]: ['old-host.example'], 'old-host.example A': ['93.184.215.99'] };
    const wrong = await bodyOf(check('owner'));
    expect(wrong).toMatchObject({ state: 'problem', problem: 'cname_mismatch' });
    expect(wrong.records[0]).toMatchObject({ found: ['old-host.example'], ok: false });
    test.clock.advance({ seconds: 10 });
    point(added);
    expect(await bodyOf(check('owner'))).toMatchObject({
      state: 'verified',
      problem: null,
      verifiedAt: '2026-03-02T09:10:20.000Z',
      nextCheckAt: '2026-03-03T09:10:20.000Z',
      expiresAt: null,
      records: [{ ok: true }, { ok: true }],
    });
    expect(await events()).toContainEqual(['domain.verified', 'customer', 'radio-aurora']);
  });

  it("at a zone apex accepts the target's addresses, each reported separately", async () => {
    names.zone = {
      'radio.example SOA': ['ns1.host.example'],
      'radio.example A': ['93.184.215.20', '10.0.0.7'],
      [`${target} A`]: ['93.184.215.20'],
      [`${target} AAAA`]: ['2606:2800::20'],
    };
    const added = await bodyOf(add('owner', 'radio.example'));
    expect(added).toMatchObject({ state: 'problem', problem: 'conflicting' });
    // An inner address of whoever runs the resolver is nothing to tell.
    expect(added.records.slice(0, 2)).toEqual([
      {
        type: 'A',
        name: 'radio.example',
        value: '93.184.215.20',
        found: ['93.184.215.20'],
        ok: false,
        ttlS: null,
        isNeeded: true,
      },
      {
        type: 'AAAA',
        name: 'radio.example',
        value: '2606:2800::20',
        found: [],
        ok: false,
        ttlS: null,
        isNeeded: false,
      },
    ]);
    names.zone['radio.example A'] = ['93.184.215.20'];
    names.zone['_studio-verify.radio.example TXT'] = [proofIn(added)];
    expect(await bodyOf(check('owner', 'radio.example'))).toMatchObject({ state: 'verified' });
  });

  it.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '[::1]',
    'radio.example.',
    'radio_.example',
    '*.radio.example',
    'radio',
    'https://radio.example',
    'radio.example/x',
    'radio.example:80',
    'a@radio.example',
    `${'a'.repeat(64)}.example`,
    `${'abcdefg.'.repeat(29)}example`,
    '',
  ])('is rejected as invalid: %j', async (wanted) => {
    expect(await codeOf(add('owner', wanted))).toBe('request.invalid');
  });

  it('is accepted in any script and stored in its DNS form', async () => {
    expect(await bodyOf(add('owner', 'Bücher.例え.example'))).toMatchObject({
      domain: 'xn--bcher-kva.xn--r8jz45g.example',
    });
    expect(
      (await test.call(`${path('owner')}/${encodeURIComponent('bücher.例え.example')}`, { as: 'owner' }))
        .status,
    ).toBe(200);
  });

  it.each([target, `x.${target}`, 'studio.example', 'app.studio.example', 'streams.example', 'radio.local'])(
    "must not be the provider's own or a private name: %s",
    async (wanted) => {
      expect(await codeOf(add('owner', wanted))).toBe('domain.reserved');
      expect(names.queries).toEqual([]);
    },
  );

  it('is limited to five per site, without duplicates', async () => {
    await add('owner');
    expect(await codeOf(add('owner'))).toBe('domain.already_exists');
    const rest = Array.from({ length: limits.siteDomains }, (_, count) =>
      add('owner', `${count}.radio.example`),
    );
    const statuses = (await Promise.all(rest)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 409]);
    expect((await list('owner')).total).toBe(limits.siteDomains);
  });

  it('has rate limits for adding and checking', async () => {
    await add('owner');
    await check('owner');
    expect(await codeOf(check('owner'))).toBe('request.rate_limited');
    test.clock.advance({ seconds: 10 });
    expect((await check('owner')).status).toBe(200);
    for (let count = 1; count < 20; count += 1) await add('owner');
    expect(await codeOf(add('owner', 'another.radio.example'))).toBe('request.rate_limited');
  });

  it('is visible to its owner and to staff only', async () => {
    await add('owner');
    for (const [method, to] of [
      ['GET', ''],
      ['GET', `/${domain}`],
      ['POST', `/${domain}/check`],
      ['DELETE', `/${domain}`],
    ] as const)
      expect((await test.call(path('owner') + to, { as: 'second', method })).status).toBe(404);
    expect((await test.call(path('owner'), { as: 'second', json: { domain: 'x.example' } })).status).toBe(
      404,
    );
    expect((await remove('owner', 'admin')).status).toBe(204);
    expect((await remove('owner')).status).toBe(404);
    expect(await events()).toContainEqual(['domain.deleted', 'admin', 'radio-aurora']);
  });

  it('cannot be added without a configured target, and existing ones are kept', async () => {
    point(await bodyOf(add('owner')));
    await check('owner');
    const app = await createApp({ ...test.deps, sitesHost: null });
    const headers = {
      authorization: `Bearer ${await test.tokenOf('owner')}`,
      'content-type': 'application/json',
    };
    const post = (to: string, body?: object) =>
      app.fetch(
        new Request(`http://studio.test${path('owner')}${to}`, {
          headers,
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        }),
      );
    expect(await codeOf(post('', { domain: 'b.example' }))).toBe('domain.not_configured');
    expect(await (await post('')).json()).toMatchObject({ target: null, items: [{ state: 'verified' }] });
    await app.close();
    names.zone = {};
    test.clock.advance({ minutes: 9 * dayMin });
    await checkDomains({ ...test.deps, db: test.db, sitesHost: null });
    expect(await read('owner')).toMatchObject({ state: 'verified' });
  });

  it('[E6] reports external records as text of limited length', async () => {
    const added = await bodyOf(add('owner'));
    const texts = [
      '<img src=x onerror=alert(1)>',
      `\u202Ex\u0000\n${'a'.repeat(400)}`,
      ...Array(20).fill('z'),
    ];
    names.zone = {
      [`${domain} CNAME`]: [target],
      [`_studio-verify.${domain} TXT`]: [...texts, proofIn(added)],
    };
    const { records, state } = await bodyOf(check('owner'));
    expect(state).toBe('verified');
    const found = records.find(({ type }) => type === 'TXT')?.found ?? [];
    expect(found).toHaveLength(10);
    expect(found[0]).toBe(texts[0]);
    expect(found[1]).toMatch(/^x a{253}$/);
  });
});

it('[E5] is verified by real DNS responses', async () => {
  const zone: Record<string, string[]> = { [`${domain} CNAME`]: ['Sites.Studio.Example'] };
  const dns = await startDns(zone);
  const app = await createApp({ ...test.deps, names: createNames({ servers: [dns.server] }) });
  const authorization = `Bearer ${await test.tokenOf('owner')}`;
  const post = async (to: string, body: object = {}) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const url = `http://studio.test${path('owner')}${to}`;
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await (await app.fetch(request)).json()) as SiteDomain;
  };
  const added = await post('', { domain });
  expect(added).toMatchObject({ state: 'dns_found', problem: 'proof_missing' });
  zone[`_studio-verify.${domain} TXT`] = ['v=spf1 -all', proofIn(added)];
  expect(await post(`/${domain}/check`)).toMatchObject({ state: 'verified', problem: null });
  expect(new Set(dns.questions)).toContain(`_studio-verify.${domain} TXT`);
  await app.close();
  await dns.close();
});

describe('two customers with one domain', () => {
  it('[E5] both may claim it, and the first to prove it gets it', async () => {
    const [first, later] = [await bodyOf(add('owner')), await bodyOf(add('second'))];
    expect(proofIn(first)).not.toBe(proofIn(later));
    point(later);
    expect(await bodyOf(check('second'))).toMatchObject({ state: 'verified' });
    expect(await bodyOf(check('owner'))).toMatchObject({ state: 'problem', problem: 'proof_mismatch' });
  });

  it('[E5] a token does not verify another claim, and an old token verifies nothing', async () => {
    const mine = await bodyOf(add('owner'));
    await add('second');
    point(mine);
    expect(await bodyOf(check('second'))).toMatchObject({ problem: 'proof_mismatch', verifiedAt: null });
    await remove('owner');
    const again = await bodyOf(add('owner'));
    expect(proofIn(again)).not.toBe(proofIn(mine));
    expect(again).toMatchObject({ state: 'problem', problem: 'proof_mismatch', verifiedAt: null });
  });

  it('[E5] only one of two concurrent proofs succeeds, and the other is notified', async () => {
    point(await bodyOf(add('owner')), await bodyOf(add('second')));
    const both = await Promise.all([bodyOf(check('owner')), bodyOf(check('second'))]);
    expect(both.map(({ state }) => state).toSorted()).toEqual(['problem', 'verified']);
    expect(both.map(({ problem }) => problem)).toContain('in_use');
    const { verified } = await test.db
      .selectFrom('site_domains')
      .select((each) => each.fn.count('id').as('verified'))
      .where('verified_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(verified)).toBe(1);
  });

  it('[E5] the second gets it after the first deleted it', async () => {
    const first = await bodyOf(add('owner'));
    point(first);
    await check('owner');
    const later = await bodyOf(add('second'));
    point(first, later);
    expect(await bodyOf(check('second'))).toMatchObject({ state: 'problem', problem: 'in_use' });
    await remove('owner');
    await after(1);
    expect(await read('second')).toMatchObject({ state: 'verified', problem: null });
  });
});

describe('check schedule', () => {
  it('[E5] a pending domain is checked every half minute, after ten minutes hourly, and deleted after seven days', async () => {
    await add('owner');
    const looks = () => names.queries.filter((query) => query === `${domain} CNAME`).length;
    expect(looks()).toBe(1);
    const pause = async () => test.clock.advance({ seconds: 30 });
    test.clock.advance({ seconds: 30 });
    await checkDomains({ ...test.deps, db: test.db, pause });
    expect(looks()).toBe(3);
    await after(10);
    expect(looks()).toBe(4);
    await after(59);
    expect(looks()).toBe(4);
    await after(1);
    expect(looks()).toBe(5);
    await after(7 * dayMin - 72);
    expect((await list('owner')).total).toBe(1);
    await after(1);
    expect((await list('owner')).total).toBe(0);
    expect(await events()).toEqual([
      ['domain.created', 'customer', 'radio-aurora'],
      ['domain.expired', 'system', 'radio-aurora'],
    ]);
  });

  it('[E5] a verified one is checked daily, and lost after three consecutive failures', async () => {
    const first = await bodyOf(add('owner'));
    const later = await bodyOf(add('second'));
    point(first, later);
    await check('owner');
    await after(dayMin);
    expect(await read('owner')).toMatchObject({ state: 'verified', checkedAt: '2026-03-03T09:10:00.000Z' });
    point(later);
    await after(dayMin);
    expect(await read('owner')).toMatchObject({ state: 'problem', problem: 'proof_mismatch', checksLeft: 2 });
    // Manual checks do not count towards the loss.
    for (let count = 0; count < 5; count += 1) {
      test.clock.advance({ seconds: 10 });
      expect(await bodyOf(check('owner'))).toMatchObject({ checksLeft: 2 });
    }
    await after(dayMin);
    expect(await read('owner')).toMatchObject({ checksLeft: 1, verifiedAt: first.addedAt });
    expect(await read('second')).toMatchObject({ problem: 'in_use' });
    await after(dayMin);
    expect(await read('owner')).toMatchObject({
      state: 'problem',
      verifiedAt: null,
      checksLeft: null,
      expiresAt: expect.any(String),
    });
    await after(60);
    expect(await read('second')).toMatchObject({ state: 'verified' });
    expect(await events()).toContainEqual(['domain.verification_lost', 'system', 'radio-aurora']);
  });

  it('[E5] restored records reset the count', async () => {
    const added = await bodyOf(add('owner'));
    point(added);
    await check('owner');
    for (let round = 0; round < 3; round += 1) {
      names.zone = {};
      await after(dayMin);
      await after(dayMin);
      expect(await read('owner')).toMatchObject({ state: 'problem', problem: 'name_missing', checksLeft: 1 });
      point(added);
      await after(dayMin);
      expect(await read('owner')).toMatchObject({ state: 'verified', checksLeft: null });
    }
  });

  it('[E5] a DNS failure neither verifies nor revokes', async () => {
    const added = await bodyOf(add('owner'));
    point(added);
    await check('owner');
    names.isDown = true;
    for (let day = 0; day < 10; day += 1) await after(dayMin);
    expect(await read('owner')).toMatchObject({
      state: 'verified',
      problem: 'no_response',
      checkedAt: added.addedAt,
      checksLeft: null,
    });
    expect(await bodyOf(add('second'))).toMatchObject({
      state: 'added',
      problem: 'no_response',
      checkedAt: null,
      records: [{ found: null }, { found: null }],
    });
    // A DNS failure between two failed checks neither counts nor resets.
    names.isDown = false;
    names.zone = {};
    await after(60);
    names.isDown = true;
    await after(dayMin);
    names.isDown = false;
    await after(60);
    expect(await read('owner')).toMatchObject({ state: 'problem', checksLeft: 1 });
  });

  it('[E5] several servers check each domain once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((each) => add('owner', `${each}.radio.example`)));
    names.queries.length = 0;
    test.clock.advance({ minutes: 1 });
    await Promise.all([run(), run(), run()]);
    expect(names.queries.filter((query) => query.endsWith('CNAME')).toSorted()).toEqual(
      ['a', 'b', 'c', 'd'].map((each) => `${each}.radio.example CNAME`),
    );
  });

  it('stops quietly on shutdown, also between two passes', async () => {
    await add('owner');
    names.queries.length = 0;
    const jobs = { ...test.deps, db: test.db };
    await checkDomains({ ...jobs, signal: AbortSignal.abort() });
    expect(names.queries).toEqual([]);
    const ending = new AbortController();
    const pause = async () => ending.abort();
    await checkDomains({ ...jobs, signal: ending.signal, pause });
    expect(ending.signal.aborted).toBe(true);
    expect(names.queries).toEqual([]);
  });
});
