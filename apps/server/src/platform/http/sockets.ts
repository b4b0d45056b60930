import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { fileType } from '#/platform/http/request-bodies.ts';
import { AddressCounts } from '#/platform/throttle/address-counts.ts';

/** Limits per connection, so that slow or numerous connections leave capacity for others. */
export interface SocketLimits {
  /** Until the end of the request header, from the first byte or the connection. */
  readonly headersMs: number;
  /** Until the end of the request body. Responses, including live streams, have no time limit. */
  readonly requestMs: number;
  /** The same for a request that uploads a file. */
  readonly uploadMs: number;
  readonly keepAliveMs: number;
  readonly sockets: number;
  /** Per IPv4 address or IPv6 /64. */
  readonly socketsPerAddress: number;
  readonly bodyBytesPerS: number;
  /** How long a body may be slower than that. */
  readonly bodyGraceMs: number;
  /** Interval of the checks. */
  readonly checkEveryMs: number;
  /** Shared addresses, such as a reverse proxy: they count towards the total, but have no limit of their own. */
  readonly isShared: (address: string) => boolean;
}

export const shippedLimits: SocketLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  uploadMs: 300_000,
  keepAliveMs: 65_000,
  sockets: 1_000,
  socketsPerAddress: 50,
  bodyBytesPerS: 1_000,
  bodyGraceMs: 5_000,
  checkEveryMs: 1_000,
  isShared: () => false,
};

export interface SocketGuard {
  /** An HTTP server that enforces the limits; several servers share the socket counts. */
  createServer(handler: RequestListener): Server;
}

/** Counts connections, and refuses those beyond the limits. */
export type Admission = (server: Pick<Server, 'closeIdleConnections'>, socket: Socket) => void;

export type AdmissionLimits = Pick<SocketLimits, 'sockets' | 'socketsPerAddress' | 'isShared'>;

type OnRefused = (why: 'too many sockets' | 'too many sockets of one address') => void;

export function createAdmission(limits: AdmissionLimits, onRefused: OnRefused): Admission {
  const counts = new AddressCounts();
  let total = 0;
  return (server, socket) => {
    const address = socket.remoteAddress ?? '';
    if (counts.of(address) >= limits.socketsPerAddress && !limits.isShared(address)) {
      onRefused('too many sockets of one address');
      socket.destroy();
      return;
    }
    if (total >= limits.sockets) {
      // Idle connections are closed to make room for new ones.
      server.closeIdleConnections();
      onRefused('too many sockets');
      socket.destroy();
      return;
    }
    total += 1;
    const release = counts.add(address);
    socket.once('close', () => {
      total -= 1;
      release();
    });
  };
}

export function guardSockets(limits: SocketLimits, onRefused: OnRefused): SocketGuard {
  const admit = createAdmission(limits, onRefused);
  return {
    createServer(handler) {
      const server = createServer(
        {
          headersTimeout: limits.headersMs,
          // Shorter limits depend on the request: see `watchBodies`.
          requestTimeout: Math.max(limits.requestMs, limits.uploadMs),
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

/** Ends requests with a body below the minimum rate, or beyond the time limit. */
function watchBodies(server: Server, limits: SocketLimits): void {
  const { bodyBytesPerS, bodyGraceMs, checkEveryMs } = limits;
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
      const isSlow = elapsedMs >= bodyGraceMs && request.socket.bytesRead - bytesBefore < expected;
      // The rest of a body that was answered before its end is discarded.
      const isUpload = request.headers['content-type'] === fileType && !response.headersSent;
      if (!isSlow && elapsedMs < (isUpload ? limits.uploadMs : limits.requestMs)) continue;
      // Already answered, for example with a 401: nothing more to send.
      if (response.headersSent) request.socket.destroy();
      else server.emit('clientError', tooSlow(), request.socket);
    }
  }, checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** The same code as Node's request timeout. */
function tooSlow(): Error {
  return Object.assign(new Error('The body comes too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
