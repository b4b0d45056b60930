/** A probe needs a moment for its two bytes. */
const staleAfterMs = 5_000;
const capacity = 10_000;

/** The probes that are connected, by client id of the engine. */
export interface Probes {
  add(clientId: string, atMs: number): void;
  remove(clientId: string): void;
  isStale(clientId: string, nowMs: number): boolean;
}

export function createProbes(): Probes {
  const since = new Map<string, number>();
  return {
    add(clientId, atMs) {
      since.set(clientId, atMs);
      const [oldest] = since.keys();
      if (since.size > capacity && oldest !== undefined) since.delete(oldest);
    },
    remove: (clientId) => void since.delete(clientId),
    isStale: (clientId, nowMs) => nowMs - (since.get(clientId) ?? nowMs) >= staleAfterMs,
  };
}
