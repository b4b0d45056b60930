import type { OpenSession } from '#/modules/listeners/listeners/open-sessions.ts';

/** A player that reconnects within this time continues its session. */
export const resumeWithinMs = 10_000;
const capacity = 10_000;

/** Sessions that ended a moment ago because the player left. */
export interface RecentSessions {
  add(session: OpenSession, atMs: number): void;
  /** Removes and returns the session that the same person just had on a mount. */
  take(person: string, mount: string, atMs: number): OpenSession | undefined;
}

export function createRecentSessions(): RecentSessions {
  /** By person and mount, the oldest first. */
  const ended = new Map<string, { readonly session: OpenSession; readonly atMs: number }>();

  const keyOf = (person: string, mount: string): string => `${person} ${mount}`;

  function purge(nowMs: number): void {
    for (const [key, { atMs }] of ended) {
      if (nowMs - atMs <= resumeWithinMs && ended.size <= capacity) return;
      ended.delete(key);
    }
  }

  return {
    add(session, atMs) {
      const key = keyOf(session.person, session.at);
      ended.delete(key);
      ended.set(key, { session, atMs });
      purge(atMs);
    },
    take(person, mount, atMs) {
      purge(atMs);
      const key = keyOf(person, mount);
      const found = ended.get(key);
      ended.delete(key);
      return found?.session;
    },
  };
}
