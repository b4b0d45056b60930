import type { GeoRules, GeoSimulationResult } from '@unmuted/api/contract';
import { requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { listNetworkBans } from '#/modules/listeners/bans/bans.repository.ts';
import { groupSessions, type SessionGroup } from '#/modules/listeners/geoblocking/geoblocking.repository.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { banMatcher, compileRules } from '#/modules/listeners/policies/decide.ts';
import { plainNetwork } from '#/modules/listeners/policies/networks.ts';
import type { Country } from '#/platform/geo/geo.ts';
import type { Act } from '#/platform/http/act.ts';

const dayMs = 24 * 60 * 60_000;
const simulatedDays = 30;

interface Trial {
  readonly rules: GeoRules;
  readonly address?: string | undefined;
  readonly country?: Country | null | undefined;
}

/** Simulates rules without saving them. */
export async function tryGeoLock(
  { db, clock, geo }: ListenerDeps,
  { scope, caller }: Act,
  username: string,
  { rules, address, country }: Trial,
): Promise<GeoSimulationResult> {
  const cast = await requireCast(db, scope, username);
  const now = clock.now();
  const decide = compileRules(rules);
  const networks = rules.allowNetworks.map(({ network }) => plainNetwork(network));
  const since = new Date(now.getTime() - simulatedDays * dayMs);
  const rows = await groupSessions(db, scope, cast.id, { networks, since, now });
  const refused = rows.filter(
    (row) => !row.is_exception && !decide({ address: null, country: row.country }).allowed,
  );
  const sum = (of: readonly SessionGroup[], value: (row: SessionGroup) => number) =>
    of.reduce((total, row) => total + value(row), 0);
  const callerCountry = geo.countryOf(caller.address);
  const first = Math.min(now.getTime(), ...rows.map((row) => row.first_at.getTime()));
  return {
    decision: await decisionOn({ address, country }),
    impact: {
      days: Math.min(simulatedDays, Math.ceil((now.getTime() - first) / dayMs)),
      sessions: sum(rows, (row) => row.sessions),
      refusedSessions: sum(refused, (row) => row.sessions),
      refusedS: Math.round(sum(refused, (row) => row.listened_s)),
      connected: sum(rows, (row) => row.connected),
      refusedConnected: sum(refused, (row) => row.connected),
      byCountry: refused
        .map((row) => ({ country: row.country, sessions: row.sessions, connected: row.connected }))
        .sort((a, b) => b.sessions - a.sessions),
      listeners: countriesOf(rows),
      refusesCaller:
        callerCountry === null ? null : !decide({ address: caller.address, country: callerCountry }).allowed,
      callerCountry,
    },
  };

  async function decisionOn(
    tried: Pick<Trial, 'address' | 'country'>,
  ): Promise<GeoSimulationResult['decision']> {
    if (tried.address === undefined) {
      if (tried.country === undefined) return null;
      const { allowed, rule } = decide({ address: null, country: tried.country });
      return { allowed, rule, country: tried.country };
    }
    const [bare = ''] = plainNetwork(tried.address).split('/');
    const found = geo.countryOf(bare);
    const bans = await listNetworkBans(db, scope, cast.id, now);
    const isBanned = bans.some((ban) => banMatcher(ban)({ address: bare, agent: null, country: found }));
    const { allowed, rule } = isBanned
      ? ({ allowed: false, rule: 'ban' } as const)
      : decide({ address: bare, country: found });
    return { allowed, rule, country: found };
  }
}

/** Sessions by country; exceptions count under their country. */
function countriesOf(rows: readonly SessionGroup[]): GeoSimulationResult['impact']['listeners'] {
  const all = new Map<Country | null, { country: Country | null; sessions: number; connected: number }>();
  for (const { country, sessions, connected } of rows) {
    const sum = all.get(country) ?? { country, sessions: 0, connected: 0 };
    all.set(country, {
      country,
      sessions: sum.sessions + sessions,
      connected: sum.connected + connected,
    });
  }
  return [...all.values()].sort((a, b) => b.sessions - a.sessions);
}
