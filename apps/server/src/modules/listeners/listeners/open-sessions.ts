import type { EndedSession } from '#/modules/listeners/listeners/session-rows.repository.ts';

export interface OpenSession {
  readonly id: string;
  /** The original mount: leave events use this name, even after a move. */
  readonly mount: string;
  /** The current mount. */
  at: string;
  readonly clientId: string;
  readonly username: string;
  readonly startedAtMs: number;
  /** Start of the current connection: later than the session's when the player has reconnected. */
  readonly connectedAtMs: number;
  /** Identifies the cast, address and user agent. */
  readonly person: string;
  /** The unit of the limit per address: its IPv4 address or IPv6 /64. */
  readonly network: string;
  disconnectReason: EndedSession['reason'] | undefined;
}

/** Current sessions in memory, indexed by the engine's client id, by session id and by cast. */
export interface OpenSessions {
  add(session: OpenSession): void;
  /** Returns false if the session was already removed. */
  remove(session: OpenSession): boolean;
  get(id: string): OpenSession | undefined;
  /** Client ids are unique per engine start, whatever the mount, which changes with a move. */
  ofClient(clientId: string): OpenSession | undefined;
  /** Sessions of one cast. */
  ofCast(username: string): Iterable<OpenSession>;
  /** A snapshot: sessions may be removed during iteration. */
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
