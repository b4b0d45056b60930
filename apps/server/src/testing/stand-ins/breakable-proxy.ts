import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A proxy to a server that can fail. */
export interface BreakableProxy {
  /** Its loopback address, unchanged by outages. */
  readonly port: number;
  /** Closes every connection and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Drops all traffic without closing connections, like an unplugged cable. */
  swallow(): void;
  heal(): Promise<void>;
  close(): Promise<void>;
}

export async function openBreakableProxy(target: NetConnectOpts): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let port = 0;
  let server = create();

  function create() {
    return createServer((client) => {
      const upstream = connect(target);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(one);
        one.on('data', (chunk) => {
          if (!isSwallowing) other.write(chunk);
        });
        one.on('error', () => {});
        one.once('close', () => {
          sockets.delete(one);
          // An unplugged cable does not signal the end of a connection either.
          if (!isSwallowing) other.destroy();
        });
      }
    });
  }

  async function listen(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await listen();
  return {
    port,
    cut,
    swallow() {
      isSwallowing = true;
    },
    async heal() {
      isSwallowing = false;
      for (const socket of sockets) socket.destroy();
      if (server.listening) return;
      server = create();
      await listen();
    },
    async close() {
      isSwallowing = false;
      if (server.listening) await cut();
    },
  };
}
