import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import * as acme from 'acme-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CertificateRow, findCertificate } from '#/modules/certificates/certificates.repository.ts';
import { type IssuingDeps, startIssuing } from '#/modules/certificates/issuing/start-issuing.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import {
  type CertificateAuthority,
  freePorts,
  hasCertificateAuthority,
  startCertificateAuthority,
} from '#/testing/certificates/certificate-authority.ts';

let test: TestApp;
let authority: CertificateAuthority;
let port: number;
let names: string[];
const changed: string[] = [];

beforeAll(async () => {
  if (!hasCertificateAuthority) return;
  const [httpPort = 0] = await freePorts(1);
  port = httpPort;
  authority = await startCertificateAuthority({ httpPort });
  acme.axios.defaults.httpsAgent = new https.Agent({ ca: authority.apiCertificate });
  test = await createTestApp({ clock: systemClock }, { oneProcess: 'the authority asks a socket' });
  // The authority asks the app itself: the front has tests of its own.
  await test.app.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await test?.close();
  await authority?.stop();
});
beforeEach(async () => {
  names = [];
  changed.length = 0;
  await test.db.deleteFrom('certificates').execute();
});

const issuingDeps = (): IssuingDeps => ({
  ...test.deps,
  db: test.db,
  clock: systemClock,
  acme: { directory: authority.directory, email: 'operator@studio.example' },
  wantedNames: async () => names,
  onCertificateChange: (name) => void changed.push(name),
  log: () => {},
  onError: (error) => {
    throw error;
  },
});

async function rowOf(name: string): Promise<CertificateRow | undefined> {
  return findCertificate(test.db, name);
}

/** Runs until the row of a name is as wanted. */
async function until(
  name: string,
  isRight: (row: CertificateRow) => boolean,
  start: () => () => Promise<void> = () => startIssuing(issuingDeps()),
): Promise<CertificateRow> {
  const stop = start();
  try {
    for (let left = 400; left > 0; left -= 1) {
      const row = await rowOf(name);
      if (row && isRight(row)) return row;
      await setTimeout(50);
    }
    throw new Error(`${name}: ${JSON.stringify(await rowOf(name))}`);
  } finally {
    await stop();
  }
}

/** Adds a name that is due, as the next round would. */
async function want(name: string): Promise<void> {
  names.push(name);
  const now = new Date();
  await test.db.insertInto('certificates').values({ name, due_at: now, wanted_at: now }).execute();
}

describe.runIf(hasCertificateAuthority)('certificates', () => {
  it('are issued for names that are wanted, and kept encrypted', async () => {
    await want('radio.studio.example');
    const row = await until('radio.studio.example', ({ chain }) => chain !== null);
    const certificate = new X509Certificate(row.chain ?? '');
    expect(certificate.checkHost('radio.studio.example')).toBe('radio.studio.example');
    expect(row).toMatchObject({ failures: 0, problem: null, order_url: null });
    expect(row.key?.toString('latin1')).not.toContain('PRIVATE KEY');
    expect(changed).toEqual(['radio.studio.example']);
  });

  it('are issued for several names at the same time before there is an account', async () => {
    await test.db.deleteFrom('acme_accounts').execute();
    const several = ['one', 'two', 'three'].map((name) => `${name}.studio.example`);
    for (const name of several) await want(name);
    const stop = startIssuing(issuingDeps());
    const issued = async () =>
      (await Promise.all(several.map(rowOf))).map((row) => row?.chain?.startsWith('-----BEGIN'));
    await expect.poll(issued, { timeout: 20_000 }).toEqual([true, true, true]);
    await stop();
  });

  it('are renewed after about two thirds of their lifetime, and used until then', async () => {
    await want('renewed.studio.example');
    const first = await until('renewed.studio.example', ({ chain }) => chain !== null);
    const lifetime = Number(first.expires_at) - Number(first.issued_at);
    const share = (Number(first.due_at) - Number(first.issued_at)) / lifetime;
    expect(share).toBeGreaterThan(0.64);
    expect(share).toBeLessThan(0.69);
    await test.db.updateTable('certificates').set({ due_at: new Date() }).execute();
    const second = await until('renewed.studio.example', ({ chain }) => chain !== first.chain);
    expect(second.chain).toContain('BEGIN CERTIFICATE');
  });

  it('are not issued for a name that leads elsewhere: the reason is kept, and the next try planned', async () => {
    await authority.setAddress('elsewhere.studio.example', '127.0.0.9');
    await want('elsewhere.studio.example');
    const at = Date.now();
    const row = await until('elsewhere.studio.example', ({ problem }) => problem !== null);
    expect(row).toMatchObject({ chain: null, problem: 'unreachable', failures: 1 });
    expect(row.problem_detail).toContain('127.0.0.9');
    const waitS = (Number(row.due_at) - at) / 1_000;
    expect(waitS).toBeGreaterThan(55);
    expect(waitS).toBeLessThan(90);
  });

  it('are completed by another server when one stops in the middle of an order', async () => {
    await want('interrupted.studio.example');
    const begun = await until('interrupted.studio.example', ({ order_url }) => order_url !== null);
    expect(begun.chain).toBeNull();
    // The lease of the server that stopped ends.
    await test.db.updateTable('certificates').set({ due_at: new Date() }).execute();
    const orders: (string | null)[] = [];
    const row = await until('interrupted.studio.example', ({ chain, order_url }) => {
      if (order_url !== null) orders.push(order_url);
      return chain !== null;
    });
    expect(new Set(orders)).toEqual(new Set([begun.order_url]));
    expect(new X509Certificate(row.chain ?? '').checkHost('interrupted.studio.example')).toBeDefined();
  });

  it('are left to one of two servers at a time', async () => {
    await want('leased.studio.example');
    const stopOther = startIssuing(issuingDeps());
    await until('leased.studio.example', ({ chain }) => chain !== null);
    await stopOther();
    expect(changed).toEqual(['leased.studio.example']);
  });

  it('are asked for again exactly when a rate limit ends', async () => {
    const limited = await startLimitedAuthority(7_200);
    await want('limited.studio.example');
    const at = Date.now();
    const row = await until(
      'limited.studio.example',
      ({ problem }) => problem !== null,
      () => startIssuing({ ...issuingDeps(), acme: { directory: limited.directory, email: null } }),
    );
    await limited.stop();
    expect(row).toMatchObject({ problem: 'rate_limited', problem_detail: 'too many certificates' });
    expect(Math.abs(Number(row.due_at) - at - 7_200_000)).toBeLessThan(20_000);
  });

  it('of a name that is no longer wanted are kept for a while, but not renewed', async () => {
    await want('left.studio.example');
    names = [];
    const row = await until('left.studio.example', ({ is_wanted }) => !is_wanted);
    expect(row.is_wanted).toBe(false);
  });
});

/** An authority that has an account and no more certificates. */
async function startLimitedAuthority(retryAfterS: number) {
  let origin = '';
  const server = createServer((request, response) => {
    response.setHeader('replay-nonce', 'bm9uY2U');
    if (request.url === '/dir') {
      const urls = ['newNonce', 'newAccount', 'newOrder'].map((name) => [name, `${origin}/${name}`]);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.fromEntries(urls)));
    } else if (request.url === '/newAccount') {
      const headers = { location: `${origin}/account/1`, 'content-type': 'application/json' };
      response.writeHead(201, headers).end('{"status":"valid"}');
    } else if (request.url === '/newOrder') {
      const type = 'urn:ietf:params:acme:error:rateLimited';
      const headers = { 'content-type': 'application/problem+json', 'retry-after': String(retryAfterS) };
      response.writeHead(429, headers).end(JSON.stringify({ type, detail: 'too many certificates' }));
    } else {
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    directory: `${origin}/dir`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
