/**
 * Data is shown as stale after this time without an update. The server sends the state of each topic with its heartbeat,
 * every 15 s, so one was missed.
 */
export const staleAfterMs = 20_000;

export interface Seen {
  /** When the browser last received data, by its own clock; 0 before the first response. */
  seenAt: number;
  now: number;
}

/**
 * Whether data is stale. Measured from its arrival, not by the server's time: with a wrong browser clock everything would
 * look stale, and the server itself reports `down` for an engine that has not responded this long.
 */
export function isStale({ seenAt, now }: Seen): boolean {
  return seenAt > 0 && now - seenAt > staleAfterMs;
}
