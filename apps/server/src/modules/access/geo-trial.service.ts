import type { GeoRules, GeoTrialResult } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Caller } from '#/http/caller.ts';
import type { Country } from '#/lib/geo/geo.ts';
import { compileRules } from '#/modules/access/decide.ts';
import { requireCast, within } from '#/modules/cast/own-cast.ts';
import type { Act, ListenerDeps } from '#/modules/listeners/listeners.service.ts';

const dayMs = 24 * 60 * 60_000;
const lookedBackDays = 30;
/** Stands for an address where only a country is tried: no exception speaks of it. */
const noAddress = '255.255.255.255';

interface Trial {
  readonly rules: GeoRules;
  readonly address?: string | undefined;
  readonly country?: Country | null | undefined;
}

interface GroupRow {
  country: Country | null;
  is_exception: boolean;
  sessions: number;
  listened_s: number;
  connected: number;
  first_at: Date;
}

/** What rules would do, on paper. */
export async function tryGeoLock(
  { db, clock, geo }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  { rules, address, country }: Trial,
): Promise<GeoTrialResult> {
  const cast = await requireCast(db, scope, username);
  const now = clock.now();
  const decide = compileRules(rules);
  const since = new Date(now.getTime() - lookedBackDays * dayMs);
  const { rows } = await sql<GroupRow>`
    select s.country, s.address <<= any(${rules.allowNetworks}::inet[]) as is_exception, count(*)::int as sessions,
      sum(extract(epoch from coalesce(s.ended_at, ${now}) - s.started_at))::float8 as listened_s,
      (count(*) filter (where s.ended_at is null))::int as connected, min(s.started_at) as first_at
    from listener_sessions s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${cast.id} and s.started_at > ${since}
    group by 1, 2`.execute(db);
  const refused = rows.filter(
    (row) => !row.is_exception && !decide({ address: noAddress, country: row.country }).allowed,
  );
  const sum = (of: readonly GroupRow[], value: (row: GroupRow) => number) =>
    of.reduce((total, row) => total + value(row), 0);
  const first = Math.min(now.getTime(), ...rows.map((row) => row.first_at.getTime()));
  return {
    decision: decisionOn({ address, country }),
    impact: {
      days: Math.min(lookedBackDays, Math.ceil((now.getTime() - first) / dayMs)),
      sessions: sum(rows, (row) => row.sessions),
      refusedSessions: sum(refused, (row) => row.sessions),
      refusedS: Math.round(sum(refused, (row) => row.listened_s)),
      connected: sum(rows, (row) => row.connected),
      refusedConnected: sum(refused, (row) => row.connected),
      byCountry: refused
        .map((row) => ({ country: row.country, sessions: row.sessions, connected: row.connected }))
        .sort((a, b) => b.sessions - a.sessions),
      refusesYou: refusesCaller(caller),
    },
  };

  function decisionOn(tried: Pick<Trial, 'address' | 'country'>): GeoTrialResult['decision'] {
    if (tried.address === undefined && tried.country === undefined) return null;
    const [bare = noAddress] = tried.address?.split('/') ?? [];
    const found = tried.address === undefined ? (tried.country ?? null) : geo.countryOf(bare);
    const { allowed, rule } = decide({ address: bare, country: found });
    return { allowed, rule, country: found };
  }

  function refusesCaller({ address: own }: Caller): boolean | null {
    const found = geo.countryOf(own);
    return found === null ? null : !decide({ address: own, country: found }).allowed;
  }
}
