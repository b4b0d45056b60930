import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedDemo } from '#/composition/seed/seed.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { connect as connectDatabase } from '#/platform/db/connect.ts';
import { cheapPasswords } from '#/testing/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';
import {
  databaseUrlOf,
  endProcess,
  type ServerProcess,
  startProcess,
} from '#/testing/processes/server-process.ts';

/** One requires an argon2 verification and a query, the other almost no work. */
const bodies = [
  { text: JSON.stringify({ email: 'nobody@studio.test', password: 'any-password' }), status: 401 },
  { text: JSON.stringify({ email: 'no address at all', password: 'any-password' }), status: 422 },
] as const;
type Body = (typeof bodies)[number];
const bodyOf = (index: number): Body => (index % 5 === 0 ? bodies[0] : bodies[1]);
let database: TestDatabase;
let server: ServerProcess;
/** Several addresses, because the connections per address are limited. */
let agents: Agent[];
let env: Record<string, string>;
let address: string;
beforeEach(async () => {
  database = await createTestDatabase();
  agents = [1, 2, 3, 4].map((last) => new Agent({ keepAlive: true, localAddress: `127.0.0.${last}` }));
  env = {
    DATABASE_URL: databaseUrlOf(database.connection),
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  server = startProcess(env);
  address = await server.ready;
});
afterEach(async () => {
  for (const agent of agents) agent.destroy();
  await endProcess(server);
  await database.drop();
});

/** A sign-in whose header was received: the server answered "100 Continue" and waits for the body. */
async function startSignIn({ text }: Body, index = 0): Promise<ClientRequest> {
  const call = request(`${address}/api/authenticate`, {
    method: 'POST',
    agent: agents[index % agents.length],
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

async function finish(call: ClientRequest, { text }: Body): Promise<number> {
  const answered = once(call, 'response');
  call.end(text);
  const [response] = await answered;
  JSON.parse(Buffer.concat(await response.toArray()).toString());
  return response.statusCode;
}

function refusesConnections(): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}

describe('SIGTERM', () => {
  it('[H5] completes 100 calls in progress without a reset and exits with 0', async () => {
    const sent = Array.from({ length: 100 }, (_, index) => bodyOf(index));
    const calls = await Promise.all(sent.map(startSignIn));
    const signalledAt = performance.now();
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await refusesConnections()).toBe(true));
    const statuses = await Promise.all(calls.map((call, index) => finish(call, bodyOf(index))));
    expect(statuses).toEqual(sent.map(({ status }) => status));
    expect(await server.exited).toEqual({ code: 0, signal: null });
    // An open connection would have delayed the exit by the full ten seconds.
    expect(performance.now() - signalledAt).toBeLessThan(9_000);
  });

  it('[H5] sent twice exits immediately', async () => {
    const call = await startSignIn(bodies[0]);
    call.on('error', () => {});
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await refusesConnections()).toBe(true));
    server.child.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 1, signal: null });
  });
});

describe('a failed start', () => {
  async function seedWithKnownPasswords(): Promise<void> {
    const { db, close } = connectDatabase({ connection: database.connection });
    const secrets = createSecretBox([Buffer.alloc(32, 7)]);
    await seedDemo({ db, passwords: cheapPasswords(), secrets, now: new Date() }, 'fixed');
    await close();
  }

  it('reports a port in use', async () => {
    const { port } = new URL(address);
    const second = startProcess({ ...env, PORT: port });
    expect((await second.exited).code).toBe(1);
    expect(second.output()).toBe(`Port ${port} of 127.0.0.1 is taken. End what uses it, or set PORT.\n`);
  });

  it('rejects production with demo accounts in the database', async () => {
    await seedWithKnownPasswords();
    const second = startProcess({
      ...env,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://studio.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    expect((await second.exited).code).toBe(1);
    expect(second.output()).toBe(
      'This database holds demo accounts, so it is not for NODE_ENV=production.\n',
    );
  });

  it('rejects demo accounts with the public password on a reachable address', async () => {
    await seedWithKnownPasswords();
    const second = startProcess({ ...env });
    expect((await second.exited).code).toBe(1);
    expect(second.output()).toContain('others can reach this server (DATABASE_URL)');
    expect(second.output()).not.toContain('    at ');
  });

  it('names the invalid setting', async () => {
    const second = startProcess({ ...env, ENGINE: 'shoutcast' });
    expect((await second.exited).code).toBe(1);
    expect(second.output()).toContain('ENGINE');
    expect(second.output()).not.toContain('    at ');
  });
});
