import { afterEach, describe, expect, it } from 'vitest';
import { createNames, type NameType } from '#/platform/connector/names.ts';
import { type DnsStandIn, startDns, type Zone } from '#/platform/connector/testing/dns-stand-in.ts';

let dns: DnsStandIn | undefined;
afterEach(async () => {
  await dns?.close();
  dns = undefined;
});

async function lookUp(zone: Zone, name: string, type: NameType) {
  dns = await startDns(zone);
  return createNames({ servers: [dns.server], withinMs: 600 }).ask(name, type);
}

describe('DNS lookups', () => {
  it.each<[NameType, string[], string[]]>([
    ['A', ['93.184.215.14', '93.184.215.15'], ['93.184.215.14', '93.184.215.15']],
    ['AAAA', ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'], ['2606:2800:21f:cb07:6820:80da:af6b:8b2c']],
    ['CNAME', ['Sites.Studio.EXAMPLE'], ['sites.studio.example']],
    ['NS', ['NS1.host.example', 'ns2.host.example'], ['ns1.host.example', 'ns2.host.example']],
    ['SOA', ['ns1.host.example'], ['ns1.host.example']],
    ['TXT', ['sv=one', 'v=spf1 -all'], ['sv=one', 'v=spf1 -all']],
  ])('return the values of %s', async (type, records, values) => {
    const answer = await lookUp({ [`radio.example ${type}`]: records }, 'radio.example', type);
    const isAddress = type === 'A' || type === 'AAAA';
    expect(answer).toEqual({ kind: 'found', values, ...(isAddress && { ttlS: 300 }) });
  });

  it('join a text of several chunks', async () => {
    const long = 'a'.repeat(300);
    const answer = await lookUp(
      { '_studio-verify.radio.example TXT': [long] },
      '_studio-verify.radio.example',
      'TXT',
    );
    expect(answer).toEqual({ kind: 'found', values: [long] });
  });

  it('limit the number and size of values', async () => {
    const texts = Array.from({ length: 60 }, (_, count) => `${count}`);
    const many = await lookUp({ 'radio.example TXT': texts }, 'radio.example', 'TXT');
    expect(many.kind === 'found' && many.values.length).toBe(50);
    await dns?.close();
    const one = await lookUp({ 'radio.example TXT': ['a'.repeat(700)] }, 'radio.example', 'TXT');
    expect(one.kind === 'found' && one.values[0]?.length).toBe(512);
  });

  it('are not cached: a recent change is visible', async () => {
    const zone: Record<string, string[]> = { 'radio.example CNAME': ['old-host.example'] };
    dns = await startDns(zone);
    const names = createNames({ servers: [dns.server] });
    await names.ask('radio.example', 'CNAME');
    zone['radio.example CNAME'] = ['sites.studio.example'];
    const answer = await names.ask('radio.example', 'CNAME');
    expect(answer).toEqual({ kind: 'found', values: ['sites.studio.example'] });
  });

  it.each<[string, Zone, string]>([
    ['that there is no such name', { 'other.example A': ['93.184.215.14'] }, 'no_name'],
    ['that the name has no such record', { 'radio.example TXT': ['here'] }, 'no_record'],
    ['that it cannot say', { 'radio.example A': 'broken' }, 'no_response'],
    ['nothing', { 'radio.example A': 'silent' }, 'no_response'],
  ])('distinguish: %s', async (_what, zone, kind) => {
    expect(await lookUp(zone, 'radio.example', 'A')).toEqual({ kind });
  });

  it('fail without a server', async () => {
    dns = await startDns({});
    const { server } = dns;
    await dns.close();
    dns = undefined;
    expect(await createNames({ servers: [server], withinMs: 600 }).ask('radio.example', 'A')).toEqual({
      kind: 'no_response',
    });
  });

  it.each([
    '127.0.0.1',
    '[::1]',
    'localhost',
    'radio.example.',
    'a b.example',
    `${'a'.repeat(64)}.example`,
    '',
  ])('are not sent for %j, which is not a name', async (name) => {
    expect(await lookUp({}, name, 'A')).toEqual({ kind: 'no_name' });
    expect(dns?.questions).toEqual([]);
  });
});
