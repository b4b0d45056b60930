import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import type { EngineEvent, MountConfig } from '../engine.ts';
import { createRelay, type Relay } from '../relay/relay.ts';
import type { RelayLimits, RelayOptions } from '../relay/state.ts';
import { basic, RawClient } from './raw-client.ts';

export const adminPassword = 'admin-secret';

export const mountConfig = (mount: string, more: Partial<MountConfig> = {}): MountConfig => ({
  mount,
  username: 'source',
  sourcePassword: `secret-of-${mount}`,
  maxListeners: null,
  name: `Name of ${mount}`,
  ...more,
});

/** A relay in this process with a manual clock. */
export interface TestRelay {
  readonly relay: Relay;
  readonly port: number;
  readonly adminPort: number;
  readonly clock: ManualClock;
  readonly events: EngineEvent[];
  source(mount: string, more?: string, method?: string): Promise<RawClient>;
  listener(mount: string, headers?: string): Promise<RawClient>;
  admin(path: string): string;
  close(): Promise<void>;
}

export async function openRelay(
  mounts: readonly MountConfig[],
  limits: Partial<RelayLimits> = {},
  more: Pick<
    RelayOptions,
    'hook' | 'accessLog' | 'trustedProxies' | 'publicOrigin' | 'demoSecret' | 'watcherSecret'
  > = {},
): Promise<TestRelay> {
  const clock = new ManualClock();
  const events: EngineEvent[] = [];
  const clients: RawClient[] = [];
  const relay = createRelay({ adminPassword, clock, limits, emit: (event) => events.push(event), ...more });
  relay.state.applyConfig(mounts);
  const port = await relay.listen('127.0.0.1', 0);
  const adminPort = await relay.listenForAdmin();
  const open = (head: string): RawClient => {
    const client = new RawClient(port, head);
    clients.push(client);
    return client;
  };
  return {
    relay,
    port,
    adminPort,
    clock,
    events,
    source: async (mount, more = 'Content-Type: audio/mpeg\r\n', method = 'PUT') => {
      const client = open(
        `${method} ${mount} HTTP/1.0\r\n${basic('source', `secret-of-${mount}`)}${more}\r\n`,
      );
      await client.waitFor('HTTP/1.0 200 OK\r\n\r\n');
      return client;
    },
    listener: async (mount, headers = '') => {
      const client = open(`GET ${mount} HTTP/1.0\r\nUser-Agent: Test/1\r\n${headers}\r\n`);
      await client.waitFor('\r\n\r\n');
      return client;
    },
    admin: (path) => `GET /admin/${path} HTTP/1.0\r\n${basic('admin', adminPassword)}\r\n`,
    close: async () => {
      for (const client of clients) client.socket.destroy();
      await relay.close();
    },
  };
}
