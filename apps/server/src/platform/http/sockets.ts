import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#/platform/throttle/network.ts';

/** What a connection may take, so that slow or many ones leave room for the others. */
export interface SocketLimits {
  /** From the first byte, or from the connection, to the end of a request's head. */
  readonly headersMs: number;
  /** To the end of its body. Answers, and with them live streams, may last as long as they like. */
  readonly requestMs: number;
  readonly keepAliveMs: number;
  readonly sockets: number;
  /** Of one IPv4 address or one IPv6 /64. */
  readonly socketsPerAddress: number;
  readonly bodyBytesPerS: number;
  /** A body may be slower than that for so long. */
  readonly bodyGraceMs: number;
  /** How often all this is looked at. */
  readonly checkEveryMs: number;
  /** Addresses that speak for many, such as a reverse proxy's: they count among all, but have no limit of their own. */
  readonly isShared: (address: string) => boolean;
}

export const shippedLimits: SocketLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  sockets: 1_000,
  socketsPerAddress: 50,
  bodyBytesPerS: 1_000,
  bodyGraceMs: 5_000,
  checkEveryMs: 1_000,
  isShared: () => false,
};

export interface SocketGuard {
  /** An HTTP server that holds to the limits; several share the numbers of sockets. */
  createServer(handler: RequestListener): Server;
}

export function guardSockets(
  limits: SocketLimits,
  onRefused: (why: 'too many sockets' | 'too many sockets of one address') => void,
): SocketGuard {
  const perAddress = new Map<string, number>();
  let total = 0;

  function admit(server: Server, socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const ofSame = perAddress.get(network) ?? 0;
    if (ofSame >= limits.socketsPerAddress && !limits.isShared(socket.remoteAddress ?? '')) {
      onRefused('too many sockets of one address');
      socket.destroy();
      return;
    }
    if (total >= limits.sockets) {
      // Those that only wait for a next request give way to whoever has one.
      server.closeIdleConnections();
      onRefused('too many sockets');
      socket.destroy();
      return;
    }
    total += 1;
    perAddress.set(network, ofSame + 1);
    socket.once('close', () => {
      total -= 1;
      const left = (perAddress.get(network) ?? 1) - 1;
      if (left > 0) perAddress.set(network, left);
      else perAddress.delete(network);
    });
  }

  return {
    createServer(handler) {
      const server = createServer(
        {
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          keepAliveTimeout: limits.keepAliveMs,
          connectionsCheckingInterval: limits.checkEveryMs,
        },
        handler,
      );
      server.on('connection', (socket) => admit(server, socket));
      watchBodies(server, limits);
      return server;
    },
  };
}

interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly at: number;
  readonly bytesBefore: number;
}

/** Ends requests whose body drips. */
function watchBodies(server: Server, { bodyBytesPerS, bodyGraceMs, checkEveryMs }: SocketLimits): void {
  const arriving = new Set<Arrival>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    const arrival = { request, response, at: performance.now(), bytesBefore: request.socket.bytesRead };
    arriving.add(arrival);
    const forget = () => arriving.delete(arrival);
    request.once('end', forget).once('close', forget);
  });
  const timer = setInterval(() => {
    for (const { request, response, at, bytesBefore } of arriving) {
      const elapsedMs = performance.now() - at;
      const expected = (elapsedMs / 1_000) * bodyBytesPerS;
      if (elapsedMs < bodyGraceMs || request.socket.bytesRead - bytesBefore >= expected) continue;
      // Answered early, for instance to a stranger: there is nothing more to say.
      if (response.headersSent) request.socket.destroy();
      else server.emit('clientError', tooSlow(), request.socket);
    }
  }, checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** As Node names a request that takes too long. */
function tooSlow(): Error {
  return Object.assign(new Error('The body comes too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
