import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a port that can break as a cable does: nothing comes through any more, and nobody is told. */
export interface Way {
  readonly origin: string;
  swallow(): void;
  /** What was swallowed is lost: those connections end, new ones pass. */
  heal(): void;
  close(): Promise<void>;
}

export async function openWay(target: number): Promise<Way> {
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isSwallowing) to.write(chunk);
      });
      from.on('error', () => {});
      from.once('close', () => {
        sockets.delete(from);
        if (!isSwallowing) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The way has no port.');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${address.port}`,
    swallow: () => {
      isSwallowing = true;
    },
    heal: () => {
      isSwallowing = false;
      endAll();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      endAll();
      await closed;
    },
  };
}
