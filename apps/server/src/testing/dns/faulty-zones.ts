import type { DomainHintCode, DomainProblem } from '@unmuted/api/contract';
import type { ServedZone } from '#/testing/dns/dns-servers.ts';

export const target = 'sites.studio.example';
export const token = 'q5Jm2XwT8rLk0PzYv1NcBg';

const ours = '93.184.215.20';
const alias = `listen CNAME ${target}.`;
const proof = `_studio-verify.listen TXT "sv=${token}"`;
const apexProof = `_studio-verify TXT "sv=${token}"`;

/** A domain and its zone; without records the zone exists nowhere. */
interface Case {
  readonly domain: string;
  readonly records?: ServedZone['records'];
  readonly origin?: string;
  readonly dnssec?: ServedZone['dnssec'];
}

const below = (label: string, records: ServedZone['records'], rest: Partial<Case> = {}): Case => ({
  domain: `listen.${label}.example`,
  records,
  ...rest,
});
const atTop = (label: string, records: readonly string[]): Case => ({ domain: `${label}.example`, records });

/** Problems that a zone can have. */
type ZoneProblem = Exclude<DomainProblem, 'in_use' | 'no_response'>;

export const faultyZones: Readonly<Record<ZoneProblem, Case>> = {
  name_missing: below('a', ['www A 93.184.215.99']),
  record_missing: below('b', ['listen MX 10 mail', proof]),
  cname_mismatch: below('c', ['listen CNAME www.old-host.example.', proof]),
  addresses_without_cname: below('d', ['listen A 93.184.215.99', proof]),
  addresses_mismatch: atTop('e', ['@ A 93.184.215.99', apexProof]),
  conflicting: atTop('f', [`@ A ${ours}`, '@ A 93.184.215.99', apexProof]),
  proof_missing: below('g', [alias]),
  proof_mismatch: below('h', [alias, '_studio-verify.listen TXT "sv=of-an-earlier-attempt"']),
  domain_unregistered: { domain: 'listen.never-registered.example' },
  zone_unavailable: below('i', null),
  dnssec_bogus: below('j', [alias, proof], { dnssec: 'broken' }),
  suffix: { domain: 'co.uk', records: [], origin: 'co.uk' },
  shared_host: { domain: 'aurora.github.io', records: ['aurora A 93.184.215.99'], origin: 'github.io' },
  wildcard_answers: below('k', [`* CNAME ${target}.`]),
  cname_loop: below('l', ['listen CNAME other', 'other CNAME listen', proof]),
  cname_dangling: below('m', ['listen CNAME gone.old-host.example.', proof]),
  proxied: below('n', ['listen A 104.21.3.4', 'listen AAAA 2606:4700:3031::6815:304', proof]),
  aaaa_leftover: atTop('o', [`@ A ${ours}`, '@ AAAA 2001:8d8:100f::2', apexProof]),
};

export const hintedZones: Readonly<Record<DomainHintCode, Case>> = {
  caa_blocks: below('p', ['@ CAA 0 issue "other-ca.example"', alias, proof]),
  cname_chain: below('q', ['listen CNAME brand', `brand CNAME ${target}.`, proof]),
  apex_cname: {
    domain: 'brass.example',
    origin: 'example',
    records: [`brass CNAME ${target}.`, `_studio-verify.brass TXT "sv=${token}"`],
  },
  acme_challenge_cname: below('r', [alias, proof, '_acme-challenge.listen CNAME x.old-host.example.']),
};

export const rightZones: readonly Case[] = [
  below('s', [alias, proof]),
  below('t', [alias, proof], { dnssec: 'valid' }),
  below('u', [alias, proof, '@ CAA 0 issue "LetsEncrypt.org"', '@ CAA 0 iodef "mailto:dns@u.example"']),
  // The wildcard has the same value, but the name has a record of its own.
  below('v', [alias, proof, `* CNAME ${target}.`]),
  atTop('w', [`@ A ${ours}`, apexProof]),
];

/** All zones: of the cases, of us, and the few above them. */
export function servedZones(): ServedZone[] {
  const cases = [...Object.values(faultyZones), ...Object.values(hintedZones), ...rightZones];
  return [
    { origin: '', records: [] },
    { origin: 'studio.example', records: [`sites A ${ours}`, 'sites AAAA 2606:2800::20'] },
    { origin: 'old-host.example', records: ['www A 93.184.215.99'] },
    ...cases.flatMap(({ domain, records, origin, dnssec }) =>
      records === undefined
        ? []
        : [{ origin: origin ?? domain.replace(/^listen\./, ''), records, ...(dnssec && { dnssec }) }],
    ),
  ];
}
