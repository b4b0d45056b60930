import { systemClock } from '#/platform/clock/clock.ts';
import { openAccessLog } from './access-log.ts';
import { createHookClient } from './hook-client.ts';
import { readMaxSockets } from './max-sockets.ts';
import type { FromRelay, ToRelay } from './messages.ts';
import { createRelay, type Relay } from './relay.ts';
import { defaultLimits } from './state.ts';

// The relay has its own process, so that thousands of listeners cannot stall the API's event loop.

let relay: Relay | null = null;

function send(message: FromRelay): void {
  // The parent may exit between the check and the write; the `disconnect` handler then ends this
  // process.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

async function start(message: Extract<ToRelay, { type: 'start' }>): Promise<void> {
  relay = createRelay({
    adminPassword: message.adminPassword,
    clock: systemClock,
    emit: (event) => send({ type: 'event', event }),
    hook: message.hook && createHookClient(message.hook),
    accessLog: message.accessLog === null ? null : openAccessLog(message.accessLog),
    trustedProxies: message.trustedProxies,
    publicOrigin: message.publicOrigin,
    demoSecret: message.demoSecret,
    watcherSecret: message.watcherSecret,
    limits: {
      maxSockets: await readMaxSockets(defaultLimits.maxSockets),
      socketsPerAddress: message.socketsPerAddress ?? defaultLimits.socketsPerAddress,
    },
  });
  relay.state.applyConfig(message.mounts);
  try {
    const port = await relay.listen(message.host, message.port);
    const shoutcastPort = await listenForShoutcast(relay, message, port);
    send({ type: 'listening', port, shoutcastPort, adminPort: await relay.listenForAdmin() });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    send({ type: 'failed', code, message: error instanceof Error ? error.message : String(error) });
  }
}

/** Returns null when there is no such port, or when the next one is taken. */
async function listenForShoutcast(
  { listenForShoutcast: listen }: Relay,
  { host, shoutcastPort }: Extract<ToRelay, { type: 'start' }>,
  port: number,
): Promise<number | null> {
  if (shoutcastPort === null) return null;
  if (shoutcastPort !== 'next') {
    return listen(host, shoutcastPort).catch((cause: unknown) => {
      throw new Error(`The port ${shoutcastPort} of SHOUTcast sources cannot be used.`, { cause });
    });
  }
  return listen(host, port + 1).catch(() => null);
}

async function stop(): Promise<never> {
  await relay?.close();
  process.exit(0);
}

process.on('message', (message: ToRelay) => {
  if (message.type === 'start') void start(message);
  if (message.type === 'stop') void stop();
  if (message.type === 'configure') {
    relay?.state.applyConfig(message.mounts);
    send({ type: 'configured', call: message.call });
  }
});
// Exit with the parent, so that no process is orphaned when the server is killed.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent decides when the relay ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => void stop());
