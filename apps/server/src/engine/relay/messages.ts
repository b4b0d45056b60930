import type { EngineEvent, MountConfig } from '../engine.ts';
import type { HookTarget } from '../hooks/hook-server.ts';

/** What the server tells the relay's process. Secrets go this way only: argv and environment can be read by others. */
export type ToRelay =
  | {
      readonly type: 'start';
      readonly host: string;
      readonly port: number;
      readonly adminPassword: string;
      readonly mounts: readonly MountConfig[];
      /** Who is asked about listeners; null admits everybody. */
      readonly hook: HookTarget | null;
      /** The file that gets a line for each listener who left. */
      readonly accessLog: string | null;
    }
  | { readonly type: 'configure'; readonly call: number; readonly mounts: readonly MountConfig[] }
  | { readonly type: 'stop' };

export type FromRelay =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'failed'; readonly code: string; readonly message: string }
  | { readonly type: 'configured'; readonly call: number }
  | { readonly type: 'event'; readonly event: EngineEvent };
