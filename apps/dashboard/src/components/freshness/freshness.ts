/** Figures that no one has confirmed for this long are shown as old. */
export const staleAfterMs = 45_000;

export interface Seen {
  /** When the browser last received data, by its own clock; 0 before the first response. */
  seenAt: number;
  now: number;
}

/**
 * Whether figures are too old to pass for the present. Measured from when they arrived, not from the server's time: a
 * browser whose clock is wrong would else see everything as old, and the server itself says `down` for an engine that
 * has not answered this long.
 */
export function isStale({ seenAt, now }: Seen): boolean {
  return seenAt > 0 && now - seenAt > staleAfterMs;
}
