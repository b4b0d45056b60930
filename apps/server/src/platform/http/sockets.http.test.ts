import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SocketLimits, shippedLimits } from '#/platform/http/sockets.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
let address: URL;
const opened: Socket[] = [];
const served: TestApp[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const app of served.splice(0)) await app.close();
});

async function serve(sockets: Partial<SocketLimits> = {}): Promise<void> {
  test = await createTestApp(
    { sockets: { checkEveryMs: 50, ...sockets } },
    { oneProcess: 'is about sockets' },
  );
  served.push(test);
  address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
}

interface Line {
  readonly socket: Socket;
  readonly received: () => string;
  readonly closed: Promise<unknown>;
}

/** Opens a connection from a local address and sends `text` without ending it. */
async function send(text: string, localAddress = '127.0.0.1'): Promise<Line> {
  const socket = connect({ host: address.hostname, port: Number(address.port), localAddress });
  opened.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('error', () => {}); // If the server resets the connection, 'close' follows.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  socket.write(text);
  return { socket, received: () => received, closed };
}

const halfHead = 'GET /healthz HTTP/1.1\r\nHost: studio.test\r\nX-Slow: ';
const whole = 'GET /healthz HTTP/1.1\r\nHost: studio.test\r\n\r\n';
const signInHead = (length: number) =>
  `POST /api/authenticate HTTP/1.1\r\nHost: studio.test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function isAnswered(line: Line): Promise<boolean> {
  const answered = new Promise<true>((resolve) => line.socket.once('data', () => resolve(true)));
  return Promise.race([answered, line.closed.then(() => false)]);
}

describe('connection limits', () => {
  it('[H8] match the documented values', () => {
    const { isShared, ...figures } = shippedLimits;
    expect(figures).toEqual({
      headersMs: 15_000,
      requestMs: 30_000,
      uploadMs: 300_000,
      keepAliveMs: 65_000,
      sockets: 1_000,
      socketsPerAddress: 50,
      bodyBytesPerS: 1_000,
      bodyGraceMs: 5_000,
      checkEveryMs: 1_000,
    });
    expect(isShared('127.0.0.1')).toBe(false);
  });
});

describe('a slow request', () => {
  it('[H8] with a partial header gets a 408 and is closed', async () => {
    await serve({ headersMs: 200 });
    const line = await send(halfHead);
    await line.closed;
    expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[H8] that sends nothing is closed', async () => {
    await serve({ headersMs: 200 });
    await (await send('')).closed;
  });

  it('[H8] with a slow body gets a 408 and is closed, even if bytes keep arriving', async () => {
    await serve({ bodyGraceMs: 200 });
    const line = await send(signInHead(60));
    const drip = setInterval(() => line.socket.write(' '), 20);
    await line.closed;
    clearInterval(drip);
    expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(line.received()).toContain('"code":"service.timeout"');
  });

  it('[H8] with a body that exceeds the total time is closed at any speed', async () => {
    await serve({ headersMs: 400, requestMs: 400 });
    const line = await send(signInHead(900_000));
    const pour = setInterval(() => line.socket.write(' '.repeat(200)), 10);
    await line.closed;
    clearInterval(pour);
    expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[H8] that uploads a file has more time, but not without an answer pending', async () => {
    await serve({ requestMs: 300, uploadMs: 20_000, bodyGraceMs: 10_000 });
    const head = (token: string) =>
      `POST /api/control/uploads?kind=image.logo HTTP/1.1\r\nHost: studio.test\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\n';
    const rejected = await send(head('x'.repeat(43)));
    const accepted = await send(head(await test.tokenOf('owner')));
    await rejected.closed;
    expect(rejected.received()).toMatch(/^HTTP\/1\.1 401 /);
    const slow = await send(signInHead(60));
    await slow.closed;
    expect(accepted.socket.closed).toBe(false);
    accepted.socket.write('x'.repeat(1_000));
    expect(await isAnswered(accepted)).toBe(true);
    expect(accepted.received()).toContain('upload.type_unsupported');
  });

  it('[H8] does not end a live stream, which may outlast every limit', async () => {
    await serve({ headersMs: 200, requestMs: 200, bodyGraceMs: 50 });
    const token = await test.tokenOf('owner');
    const line = await send(
      `GET /cast-api/live?topics=cast:aurora HTTP/1.1\r\nHost: studio.test\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(line.received()).toContain('event: cast'));
    const slow = await send(halfHead);
    await slow.closed;
    expect(line.socket.closed).toBe(false);
  });
});

describe('an idle connection', () => {
  it('[H8] is kept for the next request and closed after the timeout', async () => {
    await serve({ keepAliveMs: 150 });
    const line = await send(whole);
    await isAnswered(line);
    line.socket.write(whole);
    expect(await isAnswered(line)).toBe(true);
    await line.closed;
  });
});

describe('many connections', () => {
  it('[H8] from one address are rejected beyond its limit, until one closes', async () => {
    await serve({ socketsPerAddress: 3 });
    const lines = await Promise.all([send(halfHead), send(halfHead), send(halfHead)]);
    expect(await isAnswered(await send(whole))).toBe(false);
    expect(await isAnswered(await send(whole, '127.0.0.2'))).toBe(true);
    lines[0]?.socket.destroy();
    await vi.waitFor(async () => expect(await isAnswered(await send(whole))).toBe(true));
    expect(test.logs.filter((line) => line.includes('too many sockets of one address'))).toHaveLength(1);
  });

  it('[H8] from a shared proxy have no limit of their own', async () => {
    await serve({ socketsPerAddress: 3, isShared: (remote) => remote === '127.0.0.1' });
    await Promise.all([send(halfHead), send(halfHead), send(halfHead)]);
    expect(await isAnswered(await send(whole))).toBe(true);
  });

  it('[H8] in total are rejected beyond the limit, after idle ones are closed', async () => {
    await serve({ sockets: 4 });
    const busy = await Promise.all(['2', '3', '4'].map((last) => send(halfHead, `127.0.0.${last}`)));
    const idle = await send(whole, '127.0.0.5');
    await isAnswered(idle);
    expect(await isAnswered(await send(whole, '127.0.0.6'))).toBe(false);
    await idle.closed;
    expect(await isAnswered(await send(whole, '127.0.0.6'))).toBe(true);
    expect(busy.map(({ socket }) => socket.closed)).toEqual([false, false, false]);
  });

  it('[H8] 500 with a partial header slow others by less than a factor of two', async () => {
    await serve();
    const token = await test.tokenOf('owner');
    const agent = new Agent({ keepAlive: true });
    const p95 = async () => {
      const times: number[] = [];
      for (let call = 0; call < 150; call += 1) times.push(await timedCall(agent, token));
      return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    };
    await p95(); // Warm-up.
    const before = await p95();
    const attackers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        send(halfHead, `127.0.1.${1 + Math.floor(index / shippedLimits.socketsPerAddress)}`),
      ),
    );
    const attackedMs = Math.min(await p95(), await p95());
    expect(attackers.filter(({ socket }) => socket.closed)).toEqual([]);
    for (const { socket } of attackers) socket.destroy();
    // Other tests share the cores: the idle value is the larger of before and after.
    const idleMs = Math.max(before, await p95());
    agent.destroy();
    // Below ten milliseconds, scheduling dominates.
    const figures = `p95 ${idleMs.toFixed(1)} ms idle, ${attackedMs.toFixed(1)} ms attacked`;
    expect(attackedMs, figures).toBeLessThan(2 * Math.max(idleMs, 10));
  });
});

/** Duration in milliseconds of a signed-in call that queries the database. */
async function timedCall(agent: Agent, token: string): Promise<number> {
  const startedAt = performance.now();
  const call = request(new URL('/api/control/user-info', address), {
    agent,
    headers: { authorization: `Bearer ${token}` },
  }).end();
  const [response] = await once(call, 'response');
  await response.toArray();
  expect(response.statusCode).toBe(200);
  return performance.now() - startedAt;
}
