import type { ConnectionRefusal, EngineCapabilities, StreamCodec } from '@unmuted/api/contract';

/**
 * One live mount, as reported by the engine. A field that the engine does not report is null, never
 * 0.
 */
export interface MountStats {
  /** With its leading slash: `/aurora`. */
  readonly mount: string;
  readonly listeners: number;
  /** Since the source connected; the engine resets it when the source reconnects. */
  readonly listenerPeak: number;
  /** Without control characters, at most 500 characters; null when none was sent. */
  readonly title: string | null;
  readonly contentType: string | null;
  /** kbit/s, as declared by the source. */
  readonly bitrate: number | null;
  /** kbit/s, as received from the source; null until there is enough to measure. */
  readonly measuredKbps: number | null;
  /** ISO 8601, UTC. */
  readonly connectedSince: string | null;
  readonly sourceAgent: string | null;
  /** Sent to listeners since the source connected. */
  readonly bytesSent: number | null;
}

export interface EngineStats {
  /**
   * ISO 8601, UTC. Client ids are unique only together with this value: they restart with the
   * engine.
   */
  readonly serverStart: string | null;
  readonly version: string | null;
  /** ISO 8601, UTC, from our clock. */
  readonly checkedAt: string;
  /** Live mounts only: an absent mount is off air. */
  readonly mounts: readonly MountStats[];
}

/** A mount with a source, or with listeners that wait for its next source. */
export interface EngineMount {
  readonly mount: string;
  readonly listeners: number;
  readonly fallback: string | null;
  readonly connectedS: number;
  readonly contentType: string | null;
}

export interface EngineClient {
  readonly id: string;
  readonly ip: string;
  /** Null when the player sent none; at most 512 characters. */
  readonly agent: string | null;
  readonly connectedS: number;
}

/**
 * Settings of a mount. `applyConfig` takes the complete list; a mount missing from it is closed.
 */
export interface MountConfig {
  readonly mount: string;
  /** The cast that it belongs to: listeners move between mounts of one cast only. */
  readonly cast?: string;
  /** The user name of the source. */
  readonly username: string;
  readonly sourcePassword: string;
  /** Null: no limit for this mount. */
  readonly maxListeners: number | null;
  /** kbit/s that the source may send; a source far above it is disconnected. Only the relay measures it. */
  readonly maxBitrate?: number | null;
  readonly name: string;
  readonly genre?: string;
  readonly description?: string;
  /** The station's website. */
  readonly url?: string;
  /** As configured; the source may send another one. */
  readonly codec?: StreamCodec;
  /** The mount to which listeners move when the source disconnects. */
  readonly fallback?: string | null;
  /**
   * Seconds for which listeners wait for a source that dropped; 0 or absent: not at all. Only an engine with
   * `keepListeners` can.
   */
  readonly reconnectHoldS?: number;
}

/**
 * Why a source was rejected; `wrong_credentials` where the engine does not report which of the two
 * is wrong.
 */
export type RefusalReason = ConnectionRefusal['reason'];

/** A rejected source. The password it sent is never exposed. */
export interface SourceRefusal {
  readonly kind: 'refused';
  /** The mount that the source requested, or the mount whose credentials it used. */
  readonly mount: string;
  readonly at: string;
  readonly reason: RefusalReason;
  readonly triedMount: string;
  readonly agent: string | null;
  readonly contentType: string | null;
}

export type EngineEvent =
  | { readonly kind: 'mountUp' | 'mountDown'; readonly mount: string; readonly at: string }
  | { readonly kind: 'title'; readonly mount: string; readonly at: string; readonly title: string | null }
  | {
      readonly kind: 'join' | 'leave';
      readonly mount: string;
      readonly at: string;
      readonly clientId: string;
    }
  | SourceRefusal;

/** The public URL of a mount, or null if no engine serves one. */
export type StreamUrlOf = (mount: string) => string | null;

/** `down`: it has not responded yet, or failed five times in a row, or has been hanging for eight seconds. */
export interface EngineHealth {
  readonly state: 'up' | 'down';
  readonly version: string | null;
  readonly checkedAt: string | null;
}

/** Features that only server code needs; screens read `capabilities`. */
export interface EngineFeatures {
  /** `onEvent` emits events. Without it, changes are found by polling. */
  readonly events: boolean;
  /** `applyConfig` works. Without it, the engine's operator sets up the mounts. */
  readonly configurable: boolean;
  /** Joins and leaves are reported to `EngineHooks`, which also admits or rejects listeners. */
  readonly hooks: boolean;
}

/**
 * A streaming engine. Calls time out after two seconds with an `EngineError`; `applyConfig` after
 * five, since Icecast checks for a new configuration once a second. Calls that need a missing
 * capability or feature fail with the code `unsupported`.
 */
export interface StreamEngine {
  readonly kind: 'relay' | 'icecast';
  readonly capabilities: EngineCapabilities;
  readonly features: EngineFeatures;
  readStats(signal?: AbortSignal): Promise<EngineStats>;
  listMounts(signal?: AbortSignal): Promise<readonly EngineMount[]>;
  listClients(mount: string, signal?: AbortSignal): Promise<readonly EngineClient[]>;
  killClient(mount: string, clientId: string): Promise<void>;
  /**
   * With `keepListeners`, listeners stay connected in silence for a while, until the next source of
   * the mount.
   */
  killSource(mount: string, options?: { readonly keepListeners?: boolean }): Promise<void>;
  moveClients(mount: string, destination: string): Promise<void>;
  /** Moves one listener; requires the capability `moveOneListener`. */
  moveClient(mount: string, clientId: string, destination: string): Promise<void>;
  setMetadata(mount: string, title: string): Promise<void>;
  /**
   * Temporary: Icecast restores its configured fallback when any source connects. Use `applyConfig`
   * for a permanent one.
   */
  setFallback(mount: string, fallback: string): Promise<void>;
  applyConfig(mounts: readonly MountConfig[]): Promise<void>;
  /** Returns the unsubscribe function. */
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** Derived from previous calls; sends no request. */
  health(): EngineHealth;
  close(): Promise<void>;
}
