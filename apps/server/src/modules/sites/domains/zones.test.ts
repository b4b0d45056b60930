import { domainHintCodes } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookUpDomain } from '#/modules/sites/domains/dns-lookup.ts';
import { evaluate } from '#/modules/sites/domains/evaluate.ts';
import { createNames, type Names } from '#/platform/connector/names.ts';
import { type DnsServers, hasDnsServers, startDnsServers, ttls } from '#/testing/dns/dns-servers.ts';
import {
  faultyZones,
  hintedZones,
  rightZones,
  servedZones,
  target,
  token,
} from '#/testing/dns/faulty-zones.ts';

let servers: DnsServers | undefined;
let names: Names;
beforeAll(async () => {
  if (!hasDnsServers) return;
  servers = await startDnsServers(servedZones());
  names = createNames({ servers: [servers.resolver] });
});
afterAll(() => servers?.stop());

const see = (domain: string) => lookUpDomain(names, domain, { target, caaIdentity: 'letsencrypt.org' });

async function findingsOf(domain: string) {
  const seen = await see(domain);
  if (typeof seen === 'string') return { problem: seen, hints: [] };
  const { problem } = evaluate(seen, { target, token });
  return { problem, hints: (seen.hints ?? []).map(({ code }) => code) };
}

describe.skipIf(!hasDnsServers)('[E5] zones on a real DNS server', () => {
  it('have a different problem for each of 18 faults', async () => {
    const found = await Promise.all(
      Object.entries(faultyZones).map(async ([problem, { domain }]) => [
        problem,
        (await findingsOf(domain)).problem,
      ]),
    );
    expect(found).toEqual(Object.keys(faultyZones).map((problem) => [problem, problem]));
    expect(new Set(found.map(([, problem]) => problem)).size).toBe(18);
  });

  it.each(domainHintCodes)('are right with the hint %s', async (code) => {
    expect(await findingsOf(hintedZones[code].domain)).toEqual({ problem: null, hints: [code] });
  });

  it('are right without a hint', async () => {
    for (const { domain } of rightZones)
      expect([domain, await findingsOf(domain)]).toEqual([domain, { problem: null, hints: [] }]);
  });
});

describe.skipIf(!hasDnsServers)('the response of a real DNS server', () => {
  it('tells how long a CNAME and the absence of a record are cached', async () => {
    const seen = await see(faultyZones.proof_missing.domain);
    if (typeof seen === 'string') throw new Error(seen);
    expect(seen.ttlS).toBeGreaterThan(ttls.record - 60);
    expect(seen.ttlS).toBeLessThanOrEqual(ttls.record);
    expect(seen.proofTtlS).toBeGreaterThan(ttls.absence - 60);
    expect(seen.proofTtlS).toBeLessThanOrEqual(ttls.absence);
  });

  it('tells the chain, the values at its end, and the validation by DNSSEC', async () => {
    const chained = await names.query(hintedZones.cname_chain.domain, 'A');
    expect(chained).toMatchObject({
      kind: 'found',
      chain: ['brand.q.example', target],
      values: ['93.184.215.20'],
    });
    const signed = await names.query('listen.t.example', 'CNAME');
    expect([chained?.isAuthenticated, signed?.isAuthenticated]).toEqual([false, true]);
  });
});
