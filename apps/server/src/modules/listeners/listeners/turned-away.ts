import type { JoinRequest } from '#/engine/hooks/hooks.ts';
import {
  saveTurnedAway,
  type TurnedAwayCount,
} from '#/modules/listeners/listeners/turned-away.repository.ts';
import type { MountPolicy } from '#/modules/listeners/policies/policies.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';

const hourMs = 3_600_000;
/** Players beyond this number within an hour are not counted. */
const capacity = 20_000;

/** Counts the listeners that full casts reject. */
export interface TurnedAway {
  add(policy: Pick<MountPolicy, 'castId' | 'username'>, request: JoinRequest): void;
  /** Writes the counts. Returns the user names of the changed casts; after a failure the counts are kept. */
  flush(): Promise<readonly string[]>;
}

interface TurnedAwayDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
}

/** Players retry every few seconds, so each counts once an hour. */
export function createTurnedAway({ db, clock, secrets }: TurnedAwayDeps): TurnedAway {
  const seen = new Set<string>();
  let seenHourMs = 0;
  let counts = new Map<string, TurnedAwayCount>();

  function isNew(castId: string, { ip, agent }: JoinRequest, hour: number): boolean {
    if (hour !== seenHourMs) seen.clear();
    seenHourMs = hour;
    const person = secrets.fingerprint(`${castId} ${ip} ${agent ?? ''}`).toString('base64');
    if (seen.has(person) || seen.size >= capacity) return false;
    seen.add(person);
    return true;
  }

  function merge(next: TurnedAwayCount): void {
    const key = `${next.castId} ${next.hour.getTime()}`;
    const before = counts.get(key);
    counts.set(key, before ? { ...next, count: before.count + next.count } : next);
  }

  return {
    add({ castId, username }, request) {
      const at = clock.now();
      const hour = Math.floor(at.getTime() / hourMs) * hourMs;
      if (isNew(castId, request, hour))
        merge({ castId, username, hour: new Date(hour), count: 1, lastAt: at });
    },
    async flush() {
      if (counts.size === 0) return [];
      const taken = [...counts.values()];
      counts = new Map();
      try {
        await saveTurnedAway(db, taken);
      } catch (error) {
        for (const count of taken) merge(count);
        throw error;
      }
      return taken.map(({ username }) => username);
    },
  };
}
