import { createServer, type Socket } from 'node:net';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { MountConfig } from '../engine.ts';
import { CredentialIndex } from '../relay/credentials.ts';
import { OpenSockets } from '../relay/open-sockets.ts';
import { findShoutcastMount, passwordLine } from '../relay/shoutcast.ts';

export interface ShoutcastWatchOptions {
  readonly host: string;
  readonly port: number;
  readonly clock: TimerClock;
  /** The mounts of Icecast. */
  readonly mounts: () => readonly MountConfig[];
  /** Called with the mount of an encoder that is set to SHOUTcast. */
  readonly onEncoder: (mount: string) => void;
}

const sweepMs = 1000;
const lineMs = 15_000;
const maxLineBytes = 1024;
/** Encoders retry endlessly, and anybody may name a mount. */
const reportEveryMs = 500;
const reply = 'This server accepts Icecast sources only\r\n';

/**
 * Listens where encoders connect that are set to SHOUTcast, which Icecast does not serve for several mounts. It rejects
 * all of them, and reports those whose password or mount is known, so that their owners learn what to change.
 */
export async function watchForShoutcast(options: ShoutcastWatchOptions): Promise<{ close(): Promise<void> }> {
  const { host, port, clock } = options;
  const nowMs = (): number => clock.now().getTime();
  const mountsOf = createMountFinder(options.mounts);
  const reportedAtMs = new Map<string, number>();
  const report = (line: string): void => {
    for (const mount of mountsOf(line)) {
      if (nowMs() - (reportedAtMs.get(mount) ?? Number.NEGATIVE_INFINITY) < reportEveryMs) continue;
      reportedAtMs.set(mount, nowMs());
      options.onEncoder(mount);
    }
  };
  const sockets = new OpenSockets({
    maxSockets: 200,
    socketsPerAddress: 10,
    headMs: lineMs,
    isTrustedProxy: () => false,
    nowMs,
  });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (sockets.admit(socket)) readPassword(socket, sockets, report);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  let cancel = (): void => {};
  const sweep = (): void => {
    sockets.sweep();
    cancel = clock.after(sweepMs, sweep);
  };
  sweep();
  return {
    close: async () => {
      cancel();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all([closed, sockets.close()]);
    },
  };
}

function readPassword(socket: Socket, sockets: OpenSockets, report: (line: string) => void): void {
  let received = Buffer.alloc(0);
  const onData = (piece: Buffer): void => {
    received = Buffer.concat([received, piece]);
    if (!received.includes('\n') && received.length <= maxLineBytes) return;
    socket.off('data', onData);
    const line = passwordLine(received);
    if (line === null) {
      socket.destroy();
      return;
    }
    report(line);
    sockets.finish(socket, reply, lineMs);
  };
  socket.on('data', onData);
}

/** Finds the mounts that an encoder may belong to, in constant time until they change. */
function createMountFinder(readMounts: () => readonly MountConfig[]): (line: string) => string[] {
  let mounts: readonly MountConfig[] = [];
  let known = { configs: new Map<string, MountConfig>(), owners: new CredentialIndex([]) };
  return (line) => {
    if (readMounts() !== mounts) {
      mounts = readMounts();
      const configs = new Map(mounts.map((config) => [config.mount, config]));
      known = { configs, owners: new CredentialIndex(mounts) };
    }
    const { config, rejections } = findShoutcastMount(known, line);
    return config ? [config.mount] : rejections.map(({ mount }) => mount);
  };
}
