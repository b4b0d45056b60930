import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { hostNameOf } from '#/platform/http/host-name.ts';
import { createAdmission } from '#/platform/http/sockets.ts';
import type { Contexts } from '#/platform/tls/contexts.ts';
import {
  type FrontRequest,
  type FrontResponse,
  hostOf,
  proxyRequest,
  refuse,
  type Upstream,
} from '#/platform/tls/proxy.ts';

export interface TlsFrontDeps {
  readonly contexts: Contexts;
  /** The dashboard, both APIs and sites. */
  readonly app: Upstream;
  /** The streams, at a host name of their own; null without an engine. */
  readonly streams: { readonly name: string; readonly upstream: Upstream } | null;
  /** Answered on both ports, before any redirect: certificate authorities ask on port 80. */
  readonly challengePath: string;
  /** The https port as visitors see it, for redirects. */
  readonly publicPort: () => number;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly socketsPerAddress: number;
  readonly onError: (error: unknown) => void;
}

interface Listen {
  /** The address to listen on; undefined: all. */
  readonly host: string | undefined;
  readonly httpsPort: number;
  readonly httpPort: number;
}

export interface TlsFront {
  readonly httpsPort: number;
  readonly httpPort: number;
  stop(): Promise<void>;
}

/** Many listeners of one station hold a connection each. */
const sockets = 20_000;
const headersMs = 15_000;
const handshakeMs = 10_000;
/** Live pages and streams are never silent for so long. */
const idleMs = 120_000;

/**
 * Serves the product over https (HTTP/2 and HTTP/1.1) on one port, with the certificate of each host name, and on another
 * port what must work without: challenges, redirects to https, and streams for players that know no https.
 */
export async function startTlsFront(deps: TlsFrontDeps, listen: Listen): Promise<TlsFront> {
  const { contexts, onError } = deps;
  const admit = createAdmission(
    { sockets, socketsPerAddress: deps.socketsPerAddress, isShared: deps.isTrustedProxy },
    (why) => onError(new Error(`The TLS front refuses connections: ${why}.`)),
  );
  const sessions = new Set<ServerHttp2Session>();
  const secure = createSecureServer({
    allowHTTP1: true,
    minVersion: 'TLSv1.2',
    handshakeTimeout: handshakeMs,
    settings: { maxConcurrentStreams: 200 },
    // Without a name, and for unknown ones, the handshake fails: there is no default certificate.
    SNICallback: (name, done) => {
      contexts.get(name).then(
        (context) => (context ? done(null, context) : done(new Error('unknown name'))),
        (error: unknown) => {
          onError(error);
          done(new Error('unavailable'));
        },
      );
    },
  });
  const plain = createServer();
  for (const server of [secure, plain] as readonly Limited[]) {
    server.headersTimeout = headersMs;
    // Encoders send for days. Slow bodies of other requests are ended by the server behind.
    server.requestTimeout = 0;
  }
  secure.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.setTimeout(idleMs, () => session.close());
  });
  const closeIdle = { closeIdleConnections: () => plain.closeIdleConnections() };
  // A failed handshake is the visitor's affair; so is a connection that breaks.
  secure.on('tlsClientError', (_error, socket) => socket.destroy());
  secure.on('sessionError', () => {});
  secure.on('connection', (socket: Socket) => admit(closeIdle, socket));
  plain.on('connection', (socket) => admit(plain, socket));
  secure.on('request', (request, response) => pass(deps, request, response, 'https'));
  plain.on('request', (request, response) => {
    void serveHttp(deps, request, response).catch((error: unknown) => {
      onError(error);
      response.destroy();
    });
  });

  const { host } = listen;
  await Promise.all([open(secure, listen.httpsPort, host), open(plain, listen.httpPort, host)]);
  return {
    httpsPort: (secure.address() as AddressInfo).port,
    httpPort: (plain.address() as AddressInfo).port,
    async stop() {
      const closed = [once(secure, 'close'), once(plain, 'close')];
      secure.close();
      plain.close();
      plain.closeAllConnections();
      for (const session of sessions) session.destroy();
      (secure as unknown as Pick<Server, 'closeAllConnections'>).closeAllConnections?.();
      await Promise.all(closed);
    },
  };
}

/** HTTP/1.1 limits, which a secure server of HTTP/2 has too; its types omit them. */
interface Limited {
  headersTimeout: number;
  requestTimeout: number;
}

/** Passes a request on to the streams or the app, by its host name. */
function pass(
  { app, streams, isTrustedProxy }: TlsFrontDeps,
  request: FrontRequest,
  response: FrontResponse,
  scheme: 'http' | 'https',
): void {
  const isStream = streams !== null && hostNameOf(hostOf(request)) === streams.name;
  const upstream = isStream ? streams.upstream : app;
  proxyRequest(request, response, { upstream, scheme, isTrustedProxy });
}

/** Redirects to https as soon as there is a certificate; streams stay reachable for old players and encoders. */
async function serveHttp(deps: TlsFrontDeps, request: FrontRequest, response: FrontResponse): Promise<void> {
  const name = hostNameOf(hostOf(request));
  if (name === null) return refuse(response, 400, 'The request names no host.');
  const isStream = name === deps.streams?.name;
  const isChallenge = request.url?.startsWith(`${deps.challengePath}/`) ?? false;
  if (isStream && !isChallenge) return pass(deps, request, response, 'http');
  if (isChallenge) {
    const { app, isTrustedProxy } = deps;
    return proxyRequest(request, response, { upstream: app, scheme: 'http', isTrustedProxy });
  }
  if (!(await deps.contexts.get(name))) return pass(deps, request, response, 'http');
  const port = deps.publicPort();
  const target = `https://${name}${port === 443 ? '' : `:${port}`}${request.url ?? '/'}`;
  response.setHeader('location', target);
  return refuse(response, 308, target);
}

async function open(
  server: Server | Http2SecureServer,
  port: number,
  host: string | undefined,
): Promise<void> {
  server.listen({ port, ...(host !== undefined && { host }) });
  await once(server, 'listening');
}
