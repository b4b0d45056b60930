import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import https from 'node:https';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#/platform/clock/clock.ts';
import { createContexts, type TlsCertificate } from '#/platform/tls/contexts.ts';
import { startTlsFront, type TlsFront } from '#/platform/tls/front.ts';
import type { Upstream } from '#/platform/tls/proxy.ts';
import { selfSigned } from '#/testing/certificates/self-signed.ts';

const site = 'radio.example';
const streams = 'streams.example';
let certificate: TlsCertificate;
let front: TlsFront;
let app: Server;
let engine: Server;
/** Requests as the servers behind received them. */
const received: IncomingMessage[] = [];

beforeAll(async () => {
  certificate = await selfSigned(site, streams);
  app = createServer((request, response) => {
    received.push(request);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.setHeader('connection', 'keep-alive, x-private');
      response.setHeader('x-private', 'of this connection');
      response.end(`app ${request.url} ${Buffer.concat(chunks).toString()}`);
    });
  });
  engine = createServer((request, response) => {
    received.push(request);
    // As engines answer players: no length, no chunks, no end.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-name': 'Harbour' });
    response.write('first second');
    request.on('data', (chunk: Buffer) => response.write(chunk));
  });
  front = await startTlsFront(
    {
      contexts: createContexts({
        clock: systemClock,
        load: async (name) => ([site, streams].includes(name) ? certificate : null),
        onError: () => {},
      }),
      app: await listen(app),
      streams: { name: streams, upstream: await listen(engine) },
      challengePath: '/.well-known/acme-challenge',
      publicPort: () => 443,
      isTrustedProxy: () => false,
      socketsPerAddress: 20,
      onError: () => {},
    },
    { host: '127.0.0.1', httpsPort: 0, httpPort: 0 },
  );
});
afterAll(async () => {
  await front.stop();
  for (const server of [app, engine]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<Upstream> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Over https with HTTP/1.1. */
async function get(name: string, path: string, options: https.RequestOptions = {}): Promise<Answer> {
  const request = https.request({
    ...{
      host: '127.0.0.1',
      port: front.httpsPort,
      servername: name,
      path,
      ca: certificate.chain,
      agent: false,
    },
    ...options,
    headers: { host: name, ...options.headers },
  });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

/** Over HTTP without TLS, exactly as written. */
async function send(text: string): Promise<string> {
  const socket = connectTcp(front.httpPort, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('the TLS front', () => {
  it('serves a host name with its certificate over HTTP/1.1', async () => {
    const { status, body, headers } = await get(site, '/caf%C3%A9?a=%2F');
    expect([status, body]).toEqual([200, 'app /caf%C3%A9?a=%2F ']);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['x-private']).toBeUndefined();
  });

  it('serves it over HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${front.httpsPort}`, {
      servername: site,
      ca: certificate.chain,
    });
    const request = session.request({ ':path': '/posted', ':method': 'POST', ':authority': site });
    request.end('body');
    const [headers] = (await once(request, 'response')) as [Record<string, string>];
    let body = '';
    for await (const chunk of request) body += String(chunk);
    session.close();
    expect([headers[':status'], body]).toEqual([200, 'app /posted body']);
    expect(received.at(-1)?.headers).toMatchObject({ host: site, 'x-forwarded-proto': 'https' });
  });

  it('fails the handshake for unknown names, and without a name', async () => {
    for (const servername of ['other.example', '']) {
      const socket = connectTls({
        port: front.httpsPort,
        host: '127.0.0.1',
        servername,
        ca: certificate.chain,
      });
      const [error] = (await once(socket, 'error')) as [Error];
      expect(error.message).toMatch(/disconnected|alert|reset/i);
    }
  });

  it('tells the servers behind who asks, whatever the visitor claims', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=1',
    };
    await get(site, '/forged', { headers: forged });
    const { headers } = received.at(-1) as IncomingMessage;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: site,
    });
    expect(headers).not.toHaveProperty('x-forwarded-host');
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('carries streams without an end and without chunks, at their host name', async () => {
    const request = https.get({
      ...{ host: '127.0.0.1', port: front.httpsPort, servername: streams, path: '/aurora' },
      headers: { host: streams, 'icy-metadata': '1' },
      ca: certificate.chain,
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const [chunk] = (await once(response, 'data')) as [Buffer];
    expect(chunk.toString()).toBe('first second');
    expect(response.headers).toMatchObject({ 'icy-name': 'Harbour', connection: 'close' });
    expect(response.headers['transfer-encoding']).toBeUndefined();
    const source = received.at(-1) as IncomingMessage;
    expect(source.headers['icy-metadata']).toBe('1');
    const left = once(source.socket, 'close');
    request.destroy();
    await left;
  });

  it('carries sources, which send without an end', async () => {
    const request = https.request({
      ...{ host: '127.0.0.1', port: front.httpsPort, servername: streams, path: '/live', method: 'SOURCE' },
      headers: { host: streams, expect: '100-continue', authorization: 'Basic c291cmNlOng=' },
      ca: certificate.chain,
    });
    request.flushHeaders();
    await once(request, 'continue');
    request.write('audio');
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let heard = '';
    for await (const chunk of response) {
      heard += String(chunk);
      if (heard === 'first secondaudio') break;
    }
    expect(received.at(-1)?.method).toBe('SOURCE');
    expect(received.at(-1)?.headers.authorization).toBe('Basic c291cmNlOng=');
    request.destroy();
  });

  it('redirects from http to https once there is a certificate', async () => {
    const answer = await send(`GET /about?x=1 HTTP/1.1\r\nHost: ${site}:80\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 308 /);
    expect(answer).toContain(`location: https://${site}/about?x=1\r\n`);
  });

  it.each([
    ['a challenge', `/.well-known/acme-challenge/abc`, site],
    ['a name without a certificate', '/', 'new.example'],
  ])('answers %s over http', async (_what, path, host) => {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(`app ${path}`);
    expect(received.at(-1)?.headers).toMatchObject({ host, 'x-forwarded-proto': 'http' });
  });

  it('serves streams over http too, for players that know no https', async () => {
    const socket = connectTcp(front.httpPort, '127.0.0.1');
    socket.write(`GET /aurora HTTP/1.0\r\nHost: ${streams}\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) {
      answer += String(chunk);
      if (answer.includes('first second')) break;
    }
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer).toContain('icy-name: Harbour');
  });

  it('answers 502 while a server behind is away', async () => {
    const away = createServer();
    const upstream = await listen(away);
    away.close();
    const lone = await startTlsFront(
      {
        contexts: createContexts({ clock: systemClock, load: async () => null, onError: () => {} }),
        app: upstream,
        streams: null,
        challengePath: '/.well-known/acme-challenge',
        publicPort: () => 443,
        isTrustedProxy: () => false,
        socketsPerAddress: 20,
        onError: () => {},
      },
      { host: '127.0.0.1', httpsPort: 0, httpPort: 0 },
    );
    const response = await fetch(`http://127.0.0.1:${lone.httpPort}/`);
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('not available')]);
    await lone.stop();
  });

  it('refuses more connections of one address than allowed', async () => {
    const sockets = Array.from({ length: 20 }, () => connectTcp(front.httpPort, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const one = connectTcp(front.httpPort, '127.0.0.1');
    one.on('error', () => {});
    await once(one, 'close');
    for (const socket of sockets) socket.destroy();
  });
});
