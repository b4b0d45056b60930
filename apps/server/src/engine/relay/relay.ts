import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import { adminReply } from './admin.ts';
import { parseHead, type RequestHead } from './http-head.ts';
import { acceptListener } from './listener-request.ts';
import { replies } from './replies.ts';
import { acceptSource } from './source.ts';
import { type RelayOptions, RelayState } from './state.ts';

export interface Relay {
  readonly state: RelayState;
  /** Resolves to the port; 0 selects any free one. */
  listen(host: string, port: number): Promise<number>;
  close(): Promise<void>;
}

const sweepEveryMs = 1000;
/** How long a client may take to read a reply and close. */
const lingerMs = 5000;

/** A minimal streaming server: sources in, listeners out, and Icecast's admin pages. */
export function createRelay(options: RelayOptions): Relay {
  const state = new RelayState(options);
  const sockets = new Set<Socket>();
  /** Connections with an incomplete head, and when each was opened. */
  const waiting = new Map<Socket, number>();
  let cancelSweep = (): void => {};

  const server: Server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    state.openSockets = sockets.size;
    state.totals.connections += 1;
    const id = String(state.totals.connections);
    waiting.set(socket, state.clock.now().getTime());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      waiting.delete(socket);
      state.openSockets = sockets.size;
    });
    readHead(socket, id);
  });
  server.maxConnections = state.limits.maxSockets;

  function readHead(socket: Socket, id: string): void {
    let received = Buffer.alloc(0);
    const onData = (piece: Buffer): void => {
      received = Buffer.concat([received, piece]);
      const end = httpHeadEnd(received);
      if (end === -1 && received.length <= state.limits.headBytes) return;
      socket.off('data', onData);
      waiting.delete(socket);
      const isWhole = end !== -1 && end <= state.limits.headBytes;
      const head = isWhole ? parseHead(received.toString('latin1', 0, end)) : null;
      state.totals.requests += 1;
      const answer = head
        ? route(socket, id, head, received.subarray(end))
        : replies.badRequest('unknown request');
      if (answer !== null) finish(socket, head?.method === 'HEAD' ? headOf(answer) : answer);
    };
    socket.on('data', onData);
  }

  /**
   * Returns the reply to send before closing, or null when the connection continues as a source or
   * a listener.
   */
  function route(socket: Socket, id: string, head: RequestHead, rest: Buffer): string | null {
    const ip = plainAddress(socket.remoteAddress ?? '') ?? '';
    if (head.method === 'PUT' || head.method === 'SOURCE') {
      return acceptSource({ state, socket, head, ip, rest });
    }
    if (head.method === 'OPTIONS') return replies.options();
    if (head.method !== 'GET' && head.method !== 'HEAD') return replies.badRequest('unknown request');
    if (head.path.startsWith('/admin/')) return adminReply(state, head);
    const reply = (text: string): void => finish(socket, text);
    return acceptListener({ state, socket, head, ip, id, reply });
  }

  function sweep(): void {
    const nowMs = state.clock.now().getTime();
    for (const [socket, sinceMs] of waiting) {
      if (nowMs - sinceMs >= state.limits.headMs) socket.destroy();
    }
    for (const live of state.live.values()) {
      if (nowMs - live.lastDataAtMs >= state.limits.sourceSilenceMs) live.dropSource();
      for (const listener of live.listeners.values()) {
        if (listener.stalledMs(nowMs) >= state.limits.stallMs) live.dropSlow(listener);
      }
    }
    cancelSweep = state.clock.after(sweepEveryMs, sweep);
  }

  return {
    state,
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port, backlog: 511 }, () => {
          server.off('error', reject);
          const address = server.address();
          state.port = typeof address === 'object' && address ? address.port : port;
          cancelSweep();
          cancelSweep = state.clock.after(sweepEveryMs, sweep);
          resolve(state.port);
        });
      }),
    close: async () => {
      cancelSweep();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const gone = [...sockets].map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.destroy();
      await Promise.all([closed, ...gone]);
      // The remaining listeners have left as well; report them.
      await state.hook?.close();
      await state.accessLog?.close();
    },
  };
}

const headOf = (reply: string): string => reply.slice(0, reply.indexOf('\r\n\r\n') + 4);

/** Keeps reading, since unread data would turn the close into a reset that discards the reply. */
function finish(socket: Socket, reply: string): void {
  socket.resume();
  socket.end(reply);
  socket.setTimeout(lingerMs, () => socket.destroy());
}
