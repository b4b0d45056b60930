import type { GeoRules } from '@unmuted/api/contract';
import { compilePolicy, type Policy } from '#/modules/listeners/policies/decide.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** Admission policy of a mount. */
export interface MountPolicy {
  readonly castId: string;
  readonly username: string;
  readonly policy: Policy;
  /** Limit for all streams of the cast together. */
  readonly listenerLimit: number;
  /** Concurrent listeners per address; null is unlimited. */
  readonly perAddress: number | null;
  /** Maximum duration in seconds; 0 is unlimited. */
  readonly maxListenS: number;
}

/** Default rules. */
export const openRules: GeoRules = {
  enabled: false,
  mode: 'deny',
  countries: [],
  allowUnknown: true,
  allowNetworks: [],
};

export function toRules(row: Row<'cast_geolocks'> | undefined): GeoRules {
  if (!row) return openRules;
  return {
    enabled: row.enabled,
    mode: row.mode,
    countries: row.countries as GeoRules['countries'],
    allowUnknown: row.allow_unknown,
    allowNetworks: row.allow_networks.map((network, index) => ({
      network,
      note: row.allow_notes[index] ?? '',
    })),
  };
}

/** The policy of one cast, for simulation. Internal: not scoped. */
export async function loadPolicy(db: Db | Tx, castId: string, now: Date): Promise<Policy> {
  const [bans, lock] = await Promise.all([
    bansThatHold(db, now).where('cast_id', '=', castId).execute(),
    db.selectFrom('cast_geolocks').selectAll().where('cast_id', '=', castId).executeTakeFirst(),
  ]);
  return compilePolicy(bans, toRules(lock));
}

/** The caller must have checked the scope of the cast. */
export async function readRules(db: Db | Tx, castId: string): Promise<GeoRules> {
  const lock = db.selectFrom('cast_geolocks').selectAll().where('cast_id', '=', castId);
  return toRules(await lock.executeTakeFirst());
}

/** The policies of all mounts. Used by the engine hooks, not by requests: not scoped. */
export async function loadPolicies(db: Db | Tx, now: Date): Promise<Map<string, MountPolicy>> {
  const mounts = await db
    .selectFrom('cast_streams')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .select(['casts.id', 'username', 'mount', 'listener_limit', 'per_address', 'max_listen_s'])
    .execute();
  const bans = await bansThatHold(db, now).execute();
  const locks = await db.selectFrom('cast_geolocks').selectAll().execute();
  const bansOf = Map.groupBy(bans, (ban) => ban.cast_id);
  const lockOf = new Map(locks.map((lock) => [lock.cast_id, lock]));
  return new Map(
    mounts.map(({ id, username, mount, listener_limit, per_address, max_listen_s }) => [
      mount,
      {
        castId: id,
        username,
        policy: compilePolicy(bansOf.get(id) ?? [], toRules(lockOf.get(id))),
        listenerLimit: listener_limit,
        perAddress: per_address,
        maxListenS: max_listen_s,
      },
    ]),
  );
}

function bansThatHold(db: Db | Tx, now: Date) {
  return db
    .selectFrom('cast_bans')
    .select(['id', 'cast_id', 'network', 'agent', 'until'])
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]));
}
