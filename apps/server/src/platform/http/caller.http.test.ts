import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const proxy = '10.1.2.3';
const stranger = '198.51.100.66';
const signInLimits = {
  perAccount: 5,
  perAddress: 20,
  windowMs: 300_000,
  perName: 100_000,
  codesPerName: 100_000,
};

let test: TestApp;
let person: Person;

/** Address and user agent of the latest audit event. */
async function lastLine() {
  const line = await test.db
    .selectFrom('audit_trail')
    .select(['address', 'user_agent'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return line;
}

async function signInAs(options: { from: string; headers?: Record<string, string>; password?: string }) {
  const { from, headers = {}, password = person.password } = options;
  const response = await test.call(person.signInPath, {
    json: { ...person.credentials, password },
    from,
    headers,
  });
  return response.status;
}

const via = (list: string) => ({ 'x-forwarded-for': list });

describe('without a configured proxy', () => {
  beforeAll(async () => {
    test = await createTestApp({ signInLimits });
    person = await newPerson(test, 'customer');
  });
  afterAll(() => test.close());

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])(
    '[A10] ignores %s from the client',
    async (name) => {
      const value = name === 'forwarded' ? 'for=203.0.113.5' : '203.0.113.5';
      expect(await signInAs({ from: stranger, headers: { [name]: value } })).toBe(200);
      expect((await lastLine()).address).toBe(stranger);
    },
  );

  it('[A10] ignores it even from this machine', async () => {
    expect(await signInAs({ from: '127.0.0.1', headers: via('203.0.113.5') })).toBe(200);
    expect((await lastLine()).address).toBe('127.0.0.1');
  });

  it('[A10] a spoofed address does not reset the rate limit', async () => {
    for (let count = 0; count < 5; count += 1) {
      const headers = via(`203.0.113.${count}`);
      expect(await signInAs({ from: stranger, headers, password: 'not-the-password' })).toBe(401);
    }
    expect(await signInAs({ from: stranger, headers: via('203.0.113.77') })).toBe(429);
  });
});

describe('behind a configured proxy', () => {
  beforeAll(async () => {
    test = await createTestApp({ signInLimits, trustedProxies: ['10.0.0.0/8', '2001:db8:aa::/48'] });
    person = await newPerson(test, 'customer');
  });
  afterAll(() => test.close());

  it.each([
    ['the address that the proxy names', proxy, '203.0.113.5', '203.0.113.5'],
    ['the last address that no proxy is, of many', proxy, '1.1.1.1, 203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['what the caller put in front is not believed', proxy, '127.0.0.1, 203.0.113.5', '203.0.113.5'],
    ['an IPv6 proxy', '2001:db8:aa::1', '2001:db8:bb::7', '2001:db8:bb::7'],
    ['an IPv4 proxy on a socket of both kinds', '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['an address in the form of the other kind', proxy, '::ffff:203.0.113.5', '203.0.113.5'],
    ['a caller past the proxy', stranger, '203.0.113.5', stranger],
  ])('[A10] uses %s', async (_name, from, list, address) => {
    expect(await signInAs({ from, headers: via(list) })).toBe(200);
    expect((await lastLine()).address).toBe(address);
  });

  it.each([
    ['no address', 'unknown'],
    ['nothing', ''],
    ['commas', ',,,'],
    ['an address with a port', '203.0.113.5:4711'],
    ['too large numbers', '999.1.2.3'],
    ['half an IPv6', '2001:db8::g'],
    ['SQL', "1'; drop table audit_trail; --"],
    ['very much', '1.1.1.1, '.repeat(300)],
  ])("[A10] falls back to the proxy's address when the list contains %s", async (_name, list) => {
    expect(await signInAs({ from: proxy, headers: via(list) })).toBe(200);
    const { address } = await lastLine();
    expect([proxy, '1.1.1.1']).toContain(address);
  });

  it('[A10] a spoofed address in front does not reset the rate limit', async () => {
    for (let count = 0; count < 5; count += 1) {
      const headers = via(`192.0.2.${count}, 203.0.113.99`);
      expect(await signInAs({ from: proxy, headers, password: 'not-the-password' })).toBe(401);
    }
    expect(await signInAs({ from: proxy, headers: via('192.0.2.77, 203.0.113.99') })).toBe(429);
    expect(await signInAs({ from: proxy, headers: via('203.0.113.100') })).toBe(200);
  });

  it('[A10] lists the session with the resolved address', async () => {
    const headers = via('203.0.113.5');
    const response = await test.call(person.signInPath, { json: person.credentials, from: proxy, headers });
    const { token } = (await response.json()) as { token: string };
    const list = await test.call('/api/control/sessions', { token, from: proxy, headers });
    const { items } = (await list.json()) as { items: { address: string; isCurrent: boolean }[] };
    expect(items.find(({ isCurrent }) => isCurrent)?.address).toBe('203.0.113.5');
  });
});

describe('the user agent', () => {
  beforeAll(async () => {
    test = await createTestApp();
    person = await newPerson(test, 'customer');
  });
  afterAll(() => test.close());

  // Node's client cannot send these values, but a raw socket can; these request objects stand for it.
  const agents = [
    ['ANSI colours', 'Radio\u001b[31mred\u001b[0m', 'Radio [31mred [0m'],
    ['a new line and what looks like a log line', 'a\r\n{"level":60,"msg":"x"}', 'a  {"level":60,"msg":"x"}'],
    ['a tab and a bell', 'a\tb\u0007', 'a b'],
    ['controls above ASCII', 'a\u0085b\u009b31mc', 'a b 31mc'],
  ] as const;

  it.each(agents)('[F6] is audited without control characters: %s', async (_name, sent, expected) => {
    const answer = await test.app.fastify.inject({
      method: 'POST',
      url: person.signInPath,
      headers: { 'user-agent': sent },
      payload: { ...person.credentials },
    });
    expect(answer.statusCode).toBe(200);
    expect((await lastLine()).user_agent).toBe(expected);
  });

  it('[F6] is truncated when very long', async () => {
    await signInAs({ from: stranger, headers: { 'user-agent': 'x'.repeat(5_000) } });
    expect((await lastLine()).user_agent).toHaveLength(300);
  });

  it('[F6] cannot break log lines: each is one JSON object', async () => {
    for (const [, sent] of agents) {
      await test.app.fastify.inject({ method: 'GET', url: '/api/nothing', headers: { 'user-agent': sent } });
      await test.app.fastify.inject({ method: 'GET', url: `/api/${encodeURIComponent(sent)}` });
    }
    const lines = test.logs.join('').split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(agents.length);
    for (const line of lines) {
      expect(typeof JSON.parse(line)).toBe('object');
      expect(line).not.toMatch(/\p{Cc}/u);
      expect(line).not.toContain('Radio');
    }
  });
});
