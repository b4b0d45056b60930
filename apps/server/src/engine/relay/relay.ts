import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { serveConnection } from './connection.ts';
import { type RelayOptions, RelayState } from './state.ts';

export interface Relay {
  readonly state: RelayState;
  /** Resolves to the port; 0 selects any free one. */
  listen(host: string, port: number): Promise<number>;
  close(): Promise<void>;
}

const sweepIntervalMs = 1000;

/** A minimal streaming server: sources in, listeners out, and Icecast's admin pages. */
export function createRelay(options: RelayOptions): Relay {
  const state = new RelayState(options);
  const sockets = new Set<Socket>();
  /** Connections with an incomplete head, and when each was opened. */
  const waiting = new Map<Socket, number>();
  let cancelSweep = (): void => {};

  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    state.openSockets = sockets.size;
    state.totals.connections += 1;
    waiting.set(socket, state.clock.now().getTime());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      waiting.delete(socket);
      state.openSockets = sockets.size;
    });
    const id = String(state.totals.connections);
    serveConnection({ state, socket, id, onHead: () => waiting.delete(socket) });
  });
  server.maxConnections = state.limits.maxSockets;

  function scheduleSweep(): void {
    cancelSweep();
    cancelSweep = state.clock.after(sweepIntervalMs, () => {
      dropStalled(state, waiting);
      scheduleSweep();
    });
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
          scheduleSweep();
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

/** Closes connections without a complete head, silent sources and listeners that do not read. */
function dropStalled(state: RelayState, waiting: ReadonlyMap<Socket, number>): void {
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
}
