import type { EndedSession } from '#/modules/listeners/listeners/session-rows.ts';

export interface OpenSession {
  readonly id: string;
  /** The mount it came to: by that name its leave is told, wherever it was moved. */
  readonly mount: string;
  /** Where it is now. */
  at: string;
  readonly clientId: string;
  readonly username: string;
  readonly startedAtMs: number;
  readonly ip: string;
  cutReason: EndedSession['reason'] | undefined;
}

/** Who listens now, in memory: found by the engine's name, by ours, and by the cast, however many listen to others. */
export interface OpenSessions {
  add(session: OpenSession): void;
  /** False when it was not there any more. */
  remove(session: OpenSession): boolean;
  get(id: string): OpenSession | undefined;
  /** By the engine's number alone: of one start of it, no two have the same, and its mount changes as it is moved. */
  ofClient(clientId: string): OpenSession | undefined;
  /** Those of one cast. */
  ofCast(username: string): Iterable<OpenSession>;
  /** All of them at this moment: they may be removed while the list is walked. */
  all(): readonly OpenSession[];
}

export function createOpenSessions(): OpenSessions {
  const byClient = new Map<string, OpenSession>();
  const byId = new Map<string, OpenSession>();
  const byCast = new Map<string, Set<OpenSession>>();
  return {
    add(session) {
      byClient.set(session.clientId, session);
      byId.set(session.id, session);
      const others = byCast.get(session.username);
      if (others) others.add(session);
      else byCast.set(session.username, new Set([session]));
    },
    remove(session) {
      if (!byId.delete(session.id)) return false;
      byClient.delete(session.clientId);
      const others = byCast.get(session.username);
      others?.delete(session);
      if (others?.size === 0) byCast.delete(session.username);
      return true;
    },
    get: (id) => byId.get(id),
    ofClient: (clientId) => byClient.get(clientId),
    ofCast: (username) => byCast.get(username) ?? [],
    all: () => [...byId.values()],
  };
}
