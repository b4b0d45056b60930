import type { SiteDomain } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createFakeNames, type FakeNames } from '#/testing/stand-ins/fake-names.ts';

const path = '/api/control/onepage/radio-aurora/domains';
const target = 'sites.studio.example';
const [domain, brand] = ['listen.radio.example', 'brand.radio.example'] as const;
const dayMin = 24 * 60;

let names: FakeNames;
let test: TestApp;
let right: FakeNames['zone'];
let verified: SiteDomain;
/** A verified domain whose CNAME leads to the target through another name. */
beforeEach(async () => {
  names = createFakeNames({});
  test = await createTestApp({ names }, { oneProcess: 'its DNS is a stand-in of this process' });
  await test.db.deleteFrom('site_domains').execute();
  const added = (await (await test.call(path, { as: 'owner', json: { domain } })).json()) as SiteDomain;
  right = {
    [`${domain} CNAME`]: [brand],
    [`${brand} CNAME`]: [target],
    'radio.example CAA': ['0 issue "other-ca.example"'],
    [`_studio-verify.${domain} TXT`]: [added.records.find(({ type }) => type === 'TXT')?.value ?? ''],
  };
  names.zone = right;
  verified = (await (
    await test.call(`${path}/${domain}/check`, { as: 'owner', method: 'POST' })
  ).json()) as SiteDomain;
});
afterEach(() => test.close());

/** The problem after each of the next daily checks, and whether the domain is verified. */
async function afterDays(days: number) {
  const states: [string, string | null][] = [];
  for (let day = 0; day < days; day += 1) {
    test.clock.advance({ minutes: dayMin });
    await checkDomains({ ...test.deps, db: test.db, pause: async () => {} });
    const row = await test.db.selectFrom('site_domains').selectAll().executeTakeFirstOrThrow();
    states.push([row.verified_at ? 'verified' : 'pending', row.problem]);
  }
  return states;
}

describe('a verified domain', () => {
  it('has hints that do not prevent its verification', () => {
    expect(verified).toMatchObject({
      state: 'verified',
      problem: null,
      records: [{ ok: true, found: [brand, target] }, { ok: true }],
      hints: [
        {
          code: 'caa_blocks',
          name: 'radio.example',
          values: ['0 issue "other-ca.example"'],
          needed: '0 issue "letsencrypt.org"',
        },
        { code: 'cname_chain', name: domain, values: [brand, target], needed: target },
      ],
    });
  });

  it('[E5] is not lost while DNSSEC is broken', async () => {
    names.isBogus = true;
    expect(await afterDays(4)).toEqual(Array(4).fill(['verified', 'dnssec_bogus']));
  });

  it('[E5] is not lost while a name that it leads through does not respond', async () => {
    names.zone = { ...right, [`${brand} CNAME`]: null };
    expect(await afterDays(4)).toEqual(Array(4).fill(['verified', 'no_response']));
  });

  it('[E5] is lost when that name leads elsewhere', async () => {
    names.zone = { ...right, [`${brand} CNAME`]: [domain] };
    expect(await afterDays(3)).toEqual([
      ['verified', 'cname_loop'],
      ['verified', 'cname_loop'],
      ['pending', 'cname_loop'],
    ]);
  });
});

it('[E5] broken DNSSEC verifies nothing, and is the problem of a pending domain', async () => {
  await test.db
    .updateTable('site_domains')
    .set({ verified_at: null, expires_at: new Date('2027-01-01') })
    .execute();
  names.isBogus = true;
  test.clock.advance({ seconds: 10 });
  const checked = await test.call(`${path}/${domain}/check`, { as: 'owner', method: 'POST' });
  expect(await checked.json()).toMatchObject({
    state: 'problem',
    problem: 'dnssec_bogus',
    verifiedAt: null,
    hints: verified.hints,
  });
});
