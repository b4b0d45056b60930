import { describe, expect, it } from 'vitest';
import { lookUpDomain } from '#/modules/sites/domains/dns-lookup.ts';
import { evaluate } from '#/modules/sites/domains/evaluate.ts';
import { createFakeNames, type FakeNames } from '#/testing/stand-ins/fake-names.ts';

const target = 'sites.studio.example';
const domain = 'listen.radio.example';
const apex = 'radio.example';
const token = 'q5Jm2XwT8rLk0PzYv1NcBg';
const proof = { [`_studio-verify.${domain} TXT`]: [`sv=${token}`] };
const apexProof = { [`_studio-verify.${apex} TXT`]: [`sv=${token}`], [`${apex} SOA`]: ['ns1.host.example'] };
const elsewhere = { [`${domain} CNAME`]: ['old-host.example'], 'old-host.example A': ['93.184.215.99'] };
const ours = { [`${target} A`]: ['93.184.215.20', '93.184.215.21'], [`${target} AAAA`]: ['2606:2800::20'] };

async function verdictOf(zone: FakeNames['zone'], about = domain) {
  const seen = await lookUpDomain(createFakeNames(zone), about, { target, caaIdentity: null });
  return typeof seen === 'string' ? null : evaluate(seen, { target, token });
}
const problemOf = async (zone: FakeNames['zone'], about = domain) => (await verdictOf(zone, about))?.problem;

describe('a domain below a zone apex', () => {
  it('is valid with the CNAME and the proof, whatever other TXT records exist', async () => {
    expect(await verdictOf({ [`${domain} CNAME`]: [target], ...proof })).toEqual({
      isRouted: true,
      isProven: true,
      problem: null,
    });
    const others = { [`_studio-verify.${domain} TXT`]: ['sv=of-another', `sv=${token}`] };
    expect(await problemOf({ [`${domain} CNAME`]: [target], ...others })).toBeNull();
  });

  it.each<[string, FakeNames['zone'], string]>([
    ['is not there', {}, 'name_missing'],
    ['has other records alone', { [`${domain} MX`]: ['mail.radio.example'], ...proof }, 'record_missing'],
    ['names another place', { ...elsewhere, ...proof }, 'cname_mismatch'],
    [
      'names a name below ours',
      { [`${domain} CNAME`]: [`x.${target}`], [`x.${target} A`]: ['93.184.215.20'], ...proof },
      'cname_mismatch',
    ],
    [
      'has an address of its own',
      { [`${domain} A`]: ['93.184.215.99'], ...proof },
      'addresses_without_cname',
    ],
    [
      'has our address instead of our name',
      { [`${domain} A`]: ['93.184.215.20'], ...ours },
      'addresses_without_cname',
    ],
    ['has two CNAMEs', { [`${domain} CNAME`]: [target, 'old-host.example'], ...proof }, 'conflicting'],
    ['has no proof', { [`${domain} CNAME`]: [target] }, 'proof_missing'],
    [
      'has the proof of another',
      { [`${domain} CNAME`]: [target], [`_studio-verify.${domain} TXT`]: ['sv=of-another'] },
      'proof_mismatch',
    ],
    [
      'has the proof as the beginning of another text',
      { [`${domain} CNAME`]: [target], [`_studio-verify.${domain} TXT`]: [`sv=${token}x`] },
      'proof_mismatch',
    ],
  ])('that %s', async (_what, zone, problem) => {
    expect(await problemOf(zone)).toBe(problem);
  });

  it('reports wrong records before missing ones', async () => {
    expect(await problemOf({ [`_studio-verify.${domain} TXT`]: ['sv=of-another'] })).toBe('proof_mismatch');
    expect(await problemOf(elsewhere)).toBe('cname_mismatch');
  });
});

describe('a zone apex', () => {
  const zone = (addresses: FakeNames['zone']) => ({ ...ours, ...apexProof, ...addresses });

  it.each<[string, FakeNames['zone']]>([
    [
      'all of our addresses',
      { [`${apex} A`]: ['93.184.215.21', '93.184.215.20'], [`${apex} AAAA`]: ['2606:2800::20'] },
    ],
    ['one of them', { [`${apex} A`]: ['93.184.215.20'] }],
  ])('is valid with %s', async (_what, addresses) => {
    expect(await problemOf(zone(addresses), apex)).toBeNull();
  });

  it.each<[string, FakeNames['zone'], string]>([
    ['leads nowhere', {}, 'record_missing'],
    ['leads elsewhere', { [`${apex} A`]: ['93.184.215.99'] }, 'addresses_mismatch'],
    ['leads to a proxy', { [`${apex} A`]: ['104.21.3.4'] }, 'proxied'],
    [
      'leads elsewhere for some',
      { [`${apex} A`]: ['93.184.215.20', '93.184.215.99'], [`${apex} AAAA`]: ['2001:8d8::2'] },
      'conflicting',
    ],
    [
      'leads elsewhere for those with IPv6',
      { [`${apex} A`]: ['93.184.215.20'], [`${apex} AAAA`]: ['2001:8d8::2'] },
      'aaaa_leftover',
    ],
  ])('that %s', async (_what, addresses, problem) => {
    expect(await problemOf(zone(addresses), apex)).toBe(problem);
  });
});

describe('a DNS failure', () => {
  it.each<[string, FakeNames['zone'], string]>([
    ['about the CNAME', { [`${domain} CNAME`]: null, ...proof }, domain],
    ['about the proof', { [`${domain} CNAME`]: [target], [`_studio-verify.${domain} TXT`]: null }, domain],
    ['about addresses', { [`${domain} A`]: null, ...proof }, domain],
    ['whether it is the top of a zone', { [`${domain} SOA`]: null, ...proof }, domain],
    ['about ourselves', { ...apexProof, [`${apex} A`]: ['104.21.3.4'], [`${target} A`]: null }, apex],
    ['with any address of ours', { ...apexProof, [`${apex} A`]: ['104.21.3.4'] }, apex],
  ])('%s proves nothing', async (_what, zone, about) => {
    expect(await verdictOf(zone, about)).toBeNull();
  });

  it('behind a CNAME changes nothing', async () => {
    expect(await problemOf({ [`${domain} CNAME`]: [target], [`${domain} A`]: null, ...proof })).toBeNull();
  });
});
