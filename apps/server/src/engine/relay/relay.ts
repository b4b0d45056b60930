import { createServer, type Server } from 'node:net';
import { type Connection, routeAdmin, routePublic, routeShoutcast, serveConnection } from './connection.ts';
import { OpenSockets } from './open-sockets.ts';
import { type RelayOptions, RelayState } from './state.ts';

export interface Relay {
  readonly state: RelayState;
  /** Listens for sources and listeners. Resolves to the port; 0 selects any free one. */
  listen(host: string, port: number): Promise<number>;
  /** Listens for SHOUTcast sources. Resolves to the port; 0 selects any free one. */
  listenForShoutcast(host: string, port: number): Promise<number>;
  /** Listens for the server's own calls, on loopback. Resolves to the port. */
  listenForAdmin(): Promise<number>;
  close(): Promise<void>;
}

const sweepIntervalMs = 1000;
/** The server's own calls come one at a time; this leaves room for those that timed out. */
const maxAdminSockets = 64;

/** A minimal streaming server: sources in, listeners out, and Icecast's admin pages on a port of their own. */
export function createRelay(options: RelayOptions): Relay {
  const state = new RelayState(options);
  const { maxSockets, socketsPerAddress, headMs } = state.limits;
  const nowMs = (): number => state.clock.now().getTime();
  const { isTrustedProxy } = state;
  const shared = { headMs, isTrustedProxy, nowMs };
  const sockets = new OpenSockets({ ...shared, maxSockets, socketsPerAddress });
  const adminSockets = new OpenSockets({
    ...shared,
    maxSockets: maxAdminSockets,
    socketsPerAddress: maxAdminSockets,
  });
  const server = serve(state, sockets, { route: routePublic, acceptsShoutcast: true });
  // Both ports share the limits of connections.
  const shoutcastServer = serve(state, sockets, { route: routeShoutcast, acceptsShoutcast: true });
  const adminServer = serve(state, adminSockets, { route: routeAdmin, acceptsShoutcast: false });
  let cancelSweep = (): void => {};

  function scheduleSweep(): void {
    cancelSweep();
    cancelSweep = state.clock.after(sweepIntervalMs, () => {
      sockets.sweep();
      adminSockets.sweep();
      dropStalled(state);
      scheduleSweep();
    });
  }

  return {
    state,
    listen: async (host, port) => {
      state.port = await listenOn(server, host, port);
      scheduleSweep();
      return state.port;
    },
    listenForShoutcast: (host, port) => listenOn(shoutcastServer, host, port),
    listenForAdmin: () => listenOn(adminServer, '127.0.0.1', 0),
    close: async () => {
      cancelSweep();
      state.challenges.close();
      const closed = [server, shoutcastServer, adminServer].map(
        (each) => new Promise<void>((resolve) => each.close(() => resolve())),
      );
      await Promise.all([...closed, sockets.close(), adminSockets.close()]);
      // Sources that were closed just now have left their listeners waiting.
      state.retained.close();
      // The remaining listeners have left as well; report them.
      await state.hook?.close();
      await state.accessLog?.close();
    },
  };
}

function serve(
  state: RelayState,
  sockets: OpenSockets,
  port: Pick<Connection, 'route' | 'acceptsShoutcast'>,
): Server {
  return createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    if (!sockets.admit(socket)) return;
    state.totals.connections += 1;
    state.openSockets += 1;
    socket.once('close', () => {
      state.openSockets -= 1;
    });
    serveConnection({ state, sockets, socket, id: String(state.totals.connections), ...port });
  });
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: 511 }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Closes silent sources and listeners that do not read. */
function dropStalled(state: RelayState): void {
  const nowMs = state.clock.now().getTime();
  for (const live of state.live.values()) {
    if (nowMs - live.lastDataAtMs >= state.limits.sourceSilenceMs) live.dropSource('hold');
    for (const listener of live.listeners.values()) {
      if (listener.stalledMs(nowMs) >= state.limits.stallMs) live.dropSlow(listener);
    }
    for (const watcher of live.watchers) {
      if (watcher.stalledMs(nowMs) >= state.limits.stallMs) live.dropWatcher(watcher);
    }
  }
}
