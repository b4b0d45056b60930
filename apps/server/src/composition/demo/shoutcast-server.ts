import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createListeners } from '#/composition/demo/shoutcast-listeners.ts';
import { type ShoutcastStatus, statusPage } from '#/composition/demo/shoutcast-pages.ts';
import { readFrames } from '#/engine/mp3.ts';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';

export interface ShoutcastServerOptions {
  readonly version: 1 | 2;
  readonly name: string;
  /** Asked whenever a title is due, until `setTitle` replaces it. */
  readonly title: () => string;
  /** The next piece of the programme: whole MP3 frames, a fraction of a second to a few seconds. */
  readonly audio: () => Buffer;
  readonly port?: number;
}

export interface ShoutcastServer {
  /** What listeners play. */
  readonly url: string;
  readonly port: number;
  listeners(): number;
  setTitle(title: string): void;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const maxHeadBytes = 8_192;
const headMs = 10_000;
/** Sent at once to a new listener. */
const burstBytes = 32_768;
/** Without frames in it, a piece says nothing of its duration. */
const minPieceMs = 50;
const metaInterval = 8_192;

/** A server that listeners and status readers take for a SHOUTcast: other people's radio in the demo. */
export async function startShoutcastServer(options: ShoutcastServerOptions): Promise<ShoutcastServer> {
  let set: string | null = null;
  const title = () => set ?? options.title();
  const audience = createListeners({ metaInterval, title });
  const burst: Buffer[] = [];
  const sockets = new Set<Socket>();

  /** Returns the duration of the piece. */
  function play(): number {
    const piece = options.audio();
    audience.send(piece);
    burst.push(piece);
    let bytes = burst.reduce((sum, { length }) => sum + length, 0);
    while (burst.length > 1 && bytes - (burst[0]?.length ?? 0) >= burstBytes)
      bytes -= burst.shift()?.length ?? 0;
    return Math.max(
      minPieceMs,
      readFrames(piece).reduce((sum, { durationMs }) => sum + durationMs, 0),
    );
  }

  let first = 0;
  while (first < burstBytes && burst.length < burstBytes / 100) {
    play();
    first = burst.reduce((sum, { length }) => sum + length, 0);
  }
  const [frame] = readFrames(Buffer.concat(burst));
  let dueMs = performance.now();
  let timer: NodeJS.Timeout;
  const tick = (): void => {
    // Time that was slept through is skipped.
    dueMs = Math.max(dueMs, performance.now() - 1_000) + play();
    timer = setTimeout(tick, Math.max(0, dueMs - performance.now()));
  };
  timer = setTimeout(tick, 0);

  const status = (): ShoutcastStatus => ({
    name: options.name,
    title: title(),
    bitrateKbps: frame?.bitrateKbps ?? 0,
    ...audience.counts(),
  });

  function answer(socket: Socket, head: string): void {
    const [, target = '/'] = /^GET (\S+) HTTP\/1\.[01]\r?\n/.exec(head) ?? [];
    const page = statusPage({
      version: options.version,
      target,
      isBrowser: /^user-agent:.*mozilla/im.test(head),
      status: status(),
    });
    if (page !== null) {
      socket.end(page);
      return;
    }
    const wantsTitles = /^icy-metadata:\s*1/im.test(head);
    const headers = [
      'ICY 200 OK',
      `icy-notice2: SHOUTcast ${options.version} stand-in`,
      `icy-name: ${options.name}`,
      'icy-pub: 0',
      `icy-br: ${frame?.bitrateKbps ?? 0}`,
      'content-type: audio/mpeg',
      ...(wantsTitles ? [`icy-metaint: ${metaInterval}`] : []),
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n`);
    audience.add(socket, { wantsTitles, burst: Buffer.concat(burst) });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(headMs, () => socket.destroy());
    let received = Buffer.alloc(0);
    const onData = (piece: Buffer): void => {
      received = Buffer.concat([received, piece]);
      const end = httpHeadEnd(received);
      if (end === -1 && received.length <= maxHeadBytes) return;
      socket.off('data', onData);
      // Whatever else it sends is read, so that its end is noticed.
      socket.resume();
      socket.setTimeout(0);
      if (end === -1) socket.destroy();
      else answer(socket, received.toString('latin1', 0, end));
    };
    socket.on('data', onData);
  });
  try {
    server.listen(options.port ?? 0, host);
    await once(server, 'listening');
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${host}:${port}${options.version === 1 ? '/;' : '/stream/1/'}`,
    port,
    listeners: () => audience.counts().listeners,
    setTitle(next) {
      set = next;
    },
    async stop() {
      clearTimeout(timer);
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
