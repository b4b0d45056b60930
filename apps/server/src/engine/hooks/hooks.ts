/** Somebody who wants to listen. */
export interface JoinRequest {
  /** With its leading slash and without a query: `/aurora`. */
  readonly mount: string;
  /** The engine's number of the connection; unique together with the start of the engine. */
  readonly clientId: string;
  /** Without the prefix of an IPv4 address in IPv6. */
  readonly ip: string;
  /** Cleaned of control characters, at most 512 characters; null when none was sent. */
  readonly agent: string | null;
  /** As the player sent it, at most 512 characters; null when none was sent. */
  readonly referrer: string | null;
}

/** Somebody who listened and no longer does. */
export interface LeaveNotice {
  readonly mount: string;
  readonly clientId: string;
  /** As the engine counted, in seconds. */
  readonly durationS: number;
}

export type Admission = { readonly allowed: true } | { readonly allowed: false; readonly message: string };

/**
 * Who is told of listeners as they come and go, and decides about those who come. An engine waits for the answer, so it
 * comes from memory, at once; an engine that gets none refuses.
 */
export interface EngineHooks {
  admit(request: JoinRequest): Admission;
  left(notice: LeaveNotice): void;
}
