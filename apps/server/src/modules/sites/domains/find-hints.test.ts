import { expect, it } from 'vitest';
import { findHints } from '#/modules/sites/domains/find-hints.ts';
import type { Names } from '#/platform/connector/names.ts';
import { createFakeNames, type FakeNames } from '#/testing/stand-ins/fake-names.ts';

const domain = 'listen.radio.example';
const target = 'sites.studio.example';
const seen = { isApex: false, exists: true, cnames: [target], addresses: [], proofs: [], targets: [] };
const context: Parameters<typeof findHints>[2] = { target, caaIdentity: 'letsencrypt.org', seen };
const hintsOf = (zone: FakeNames['zone'], change: Partial<typeof context> = {}) =>
  findHints(createFakeNames(zone), domain, { ...context, ...change });
const challenge = { [`_acme-challenge.${domain} CNAME`]: ['x.old-host.example'] };
const caa = { 'radio.example CAA': ['0 issue "other-ca.example"'] };

it('are not given for a name that does not exist, and none about CAA if this server requests no certificates', async () => {
  expect((await hintsOf({ ...caa, ...challenge })).map(({ code }) => code)).toEqual([
    'caa_blocks',
    'acme_challenge_cname',
  ]);
  expect(await hintsOf({ ...caa, ...challenge }, { seen: { ...seen, exists: false } })).toEqual([]);
  expect((await hintsOf({ ...caa, ...challenge }, { caaIdentity: null })).map(({ code }) => code)).toEqual([
    'acme_challenge_cname',
  ]);
});

it('do not take a wildcard for a leftover challenge', async () => {
  const fake = createFakeNames();
  const names: Names = {
    ...fake,
    query: async (name, type, options) => ({
      ...(await fake.query(name, type, options)),
      ...(type === 'CNAME' && { values: ['old-host.example'] }),
      kind: 'found',
      values: type === 'CNAME' ? ['old-host.example'] : [],
      chain: [],
      isAuthenticated: false,
    }),
  };
  expect(await findHints(names, domain, context)).toEqual([]);
});

it('[E6] are given without control characters, which the database rejects', async () => {
  const hostile = 'x\u0000\u202E.radio.example';
  const hints = await hintsOf({
    'radio.example CNAME': [hostile],
    [`${hostile} CAA`]: ['0 issue "\u0000other"'],
    [`_acme-challenge.${domain} CNAME`]: [hostile],
  });
  expect(hints.map(({ name, values }) => [name, values])).toEqual([
    ['x.radio.example', ['0 issue "other"']],
    [`_acme-challenge.${domain}`, ['x.radio.example']],
  ]);
});
