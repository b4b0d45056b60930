import type { EngineEvent, MountConfig } from '../engine.ts';
import type { HookTarget } from '../hooks/hook-server.ts';

/** The port of SHOUTcast sources; `next`: the one above the relay's, if it is free; null: none. */
export type ShoutcastPort = number | 'next' | null;

/** The ports that a relay listens on. */
export interface RelayPorts {
  readonly port: number;
  /** For the server's own calls, on loopback; another one after each restart. */
  readonly adminPort: number;
  /** For SHOUTcast sources; null when there is none. */
  readonly shoutcastPort: number | null;
}

/**
 * Messages from the server to the relay process. Secrets are sent only here: argv and environment
 * are readable by others.
 */
export type ToRelay =
  | {
      readonly type: 'start';
      readonly host: string;
      readonly port: number;
      readonly shoutcastPort: ShoutcastPort;
      readonly adminPassword: string;
      readonly mounts: readonly MountConfig[];
      /** Admits or rejects listeners; null admits all. */
      readonly hook: HookTarget | null;
      /** The access log: one line for each listener that disconnected. */
      readonly accessLog: string | null;
      /** Proxies whose X-Forwarded-For is trusted: addresses or networks. */
      readonly trustedProxies: readonly string[];
      /** The origin for players, when it differs from the one of their requests. */
      readonly publicOrigin: string | null;
      /** Known to the demo listeners; null without a demo. */
      readonly demoSecret: string | null;
      /** Known to the servers that listen for silence; null without them. */
      readonly watcherSecret: string | null;
      /** Connections per IPv4 address or IPv6 /64; null for the default. */
      readonly socketsPerAddress: number | null;
    }
  | { readonly type: 'configure'; readonly call: number; readonly mounts: readonly MountConfig[] }
  | { readonly type: 'stop' };

export type FromRelay =
  | ({ readonly type: 'listening' } & RelayPorts)
  | { readonly type: 'failed'; readonly code: string; readonly message: string }
  | { readonly type: 'configured'; readonly call: number }
  | { readonly type: 'event'; readonly event: EngineEvent };
