import type { ConnectionRefusal, EngineCapabilities } from '@unmuted/api/contract';

/** One live mount, in the engine's own words. A field the engine does not report is null, never 0. */
export interface MountStats {
  /** With its leading slash: `/aurora`. */
  readonly mount: string;
  readonly listeners: number;
  /** Since the source connected: an engine forgets it when the source comes back. */
  readonly listenerPeak: number;
  /** Cleaned of control characters, at most 500 characters; null when none was sent. */
  readonly title: string | null;
  readonly contentType: string | null;
  /** kbit/s, as the source declared it. */
  readonly bitrate: number | null;
  /** ISO 8601, UTC. */
  readonly connectedSince: string | null;
  readonly sourceAgent: string | null;
  /** To listeners, since the source connected. */
  readonly bytesSent: number | null;
}

export interface EngineStats {
  /** ISO 8601, UTC. With a client's id it makes that client unique: ids restart with the engine. */
  readonly serverStart: string | null;
  readonly version: string | null;
  /** ISO 8601, UTC, by our clock. */
  readonly checkedAt: string;
  /** Live mounts only: one that is absent is off air. */
  readonly mounts: readonly MountStats[];
}

/** A mount with a source, or with listeners that are kept for its next one. */
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

/** What a mount allows. `applyConfig` takes the whole list; a mount that is missing from it is closed. */
export interface MountConfig {
  readonly mount: string;
  /** The user name with which the source signs in. */
  readonly username: string;
  readonly sourcePassword: string;
  /** Null: no limit of its own. */
  readonly maxListeners: number | null;
  readonly name: string;
  readonly genre?: string;
  readonly description?: string;
  /** Of the station's own page. */
  readonly url?: string;
  /** Where listeners go when the source drops. */
  readonly fallback?: string | null;
}

/** Why a source was turned away; `wrong_credentials` where the engine does not say which of the two is wrong. */
export type RefusalReason = ConnectionRefusal['reason'];

/** A source that was turned away. What it tried as a password is told to nobody. */
export interface SourceRefusal {
  readonly kind: 'refused';
  /** Whose source it is: the mount that it tried, or the one whose credentials it has. */
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

/** `down`: it has not answered yet, or failed five times in a row. */
export interface EngineHealth {
  readonly state: 'up' | 'down';
  readonly version: string | null;
  readonly checkedAt: string | null;
}

/** Abilities that only the server's own code needs to know; screens read `capabilities`. */
export interface EngineFeatures {
  /** `onEvent` delivers. Without it, changes are found by polling. */
  readonly events: boolean;
  /** `applyConfig` works. Without it, mounts are set up by whoever runs the engine. */
  readonly configurable: boolean;
  /** Who comes and goes is told to the `EngineHooks`, and who comes is asked about. */
  readonly hooks: boolean;
}

/**
 * A streaming engine. Every call gives up after two seconds and fails with an `EngineError`; `applyConfig` after five,
 * since Icecast looks for a new configuration once a second. What a capability or feature says is absent fails with
 * the code `unsupported`.
 */
export interface StreamEngine {
  readonly kind: 'relay' | 'icecast';
  readonly capabilities: EngineCapabilities;
  readonly features: EngineFeatures;
  readStats(signal?: AbortSignal): Promise<EngineStats>;
  listMounts(signal?: AbortSignal): Promise<readonly EngineMount[]>;
  listClients(mount: string, signal?: AbortSignal): Promise<readonly EngineClient[]>;
  killClient(mount: string, clientId: string): Promise<void>;
  /** With `keepListeners`, they wait a while for the next source of the mount, in silence. */
  killSource(mount: string, options?: { readonly keepListeners?: boolean }): Promise<void>;
  moveClients(mount: string, destination: string): Promise<void>;
  /** One of them; see the capability `moveOneListener`. */
  moveClient(mount: string, clientId: string, destination: string): Promise<void>;
  setMetadata(mount: string, title: string): Promise<void>;
  /** For now: Icecast goes back to its configuration when any source comes. `applyConfig` sets one that stays. */
  setFallback(mount: string, fallback: string): Promise<void>;
  applyConfig(mounts: readonly MountConfig[]): Promise<void>;
  /** Returns the function that ends the subscription. */
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** What the calls so far have shown; asks nothing. */
  health(): EngineHealth;
  close(): Promise<void>;
}
