/** A request to listen. */
export interface JoinRequest {
  /** With its leading slash and without a query: `/aurora`. */
  readonly mount: string;
  /** The engine's connection number; unique only together with the engine's start time. */
  readonly clientId: string;
  /** Without the IPv4-mapped IPv6 prefix. */
  readonly ip: string;
  /** Without control characters, at most 512 characters; null when none was sent. */
  readonly agent: string | null;
  /** As sent by the player, at most 512 characters; null when none was sent. */
  readonly referrer: string | null;
  /** Apple's players request two bytes before they listen, on a connection of its own. */
  readonly isProbe?: true;
}

/** A listener that disconnected. */
export interface LeaveNotice {
  readonly mount: string;
  readonly clientId: string;
  /** As reported by the engine, in seconds. */
  readonly durationS: number;
}

/** Whether a request with this Range header is a probe. */
export const isProbeRange = (range: string | null | undefined): boolean => range?.trim() === 'bytes=0-1';

export type Admission = { readonly allowed: true } | { readonly allowed: false; readonly message: string };

/**
 * Handlers that are notified of joins and leaves, and that admit or reject listeners. The engine
 * waits for the result, so it must come from memory; an engine that gets none rejects the listener.
 */
export interface EngineHooks {
  admit(request: JoinRequest): Admission;
  /** The engine rejected a listener itself, because the mount is full; `admit` was not called. */
  turnedAway(request: JoinRequest): void;
  left(notice: LeaveNotice): void;
}
