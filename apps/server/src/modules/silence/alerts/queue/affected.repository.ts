import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

// Internal to the queue: not scoped and not reachable from requests.

/** Whether a recipient `r` takes messages. */
export const isTold = sql<boolean>`r.confirmed_at is not null and r.disabled_at is null`;

/** Whether a policy `p` is about an incident `i`; its station must be watched. */
export const covers = sql<boolean>`(p.is_enabled and i.kind = any(p.kinds) and (p.is_for_all
  or exists (select 1 from silence_policy_stations c where c.policy_id = p.id and c.station_id = i.station_id))
  and exists (select 1 from silence_watches v where v.station_id = i.station_id))`;

const watchedStations = sql`case when p.is_for_all then (select count(*) from silence_watches)
  else (select count(*) from silence_policy_stations c join silence_watches v on v.station_id = c.station_id
    where c.policy_id = p.id) end`;

/** A policy of which each watched station has an incident. */
export interface Affected {
  readonly policyId: string;
  /**
   * The incident that completed it. Null while all of its stations are snoozed. The others of a station change nothing, and
   * tests are no incidents.
   */
  readonly incidentId: string | null;
}

/** Policies with the trigger `all` that apply now; `policyId` limits them to one. */
export async function findAffected(db: Db, now: Date, policyId?: string): Promise<Affected[]> {
  const one = policyId === undefined ? sql`true` : sql`p.id = ${policyId}`;
  const { rows } = await sql<Affected>`select f.policy_id as "policyId",
      (array_agg(f.id order by f.raised_at desc, f.id desc) filter (where not f.is_snoozed))[1] as "incidentId"
    from (select distinct on (p.id, i.station_id) p.id as policy_id, i.id, i.raised_at,
        exists (select 1 from silence_watches w where w.station_id = i.station_id and w.snoozed_until > ${now})
          as is_snoozed
      from silence_policies p join silence_incidents i on ${covers}
      where p.trigger = 'all' and ${one} and i.ended_at is null and not i.is_test and not i.is_false_alarm
      order by p.id, i.station_id, i.raised_at, i.id) f
    join silence_policies p on p.id = f.policy_id
    group by f.policy_id, p.id having count(*) = ${watchedStations}`.execute(db);
  return rows;
}

/** The watched stations of a policy. */
export async function countStations(db: Db, policyId: string): Promise<number> {
  const { rows } = await sql<{ stations: number }>`select (${watchedStations})::int as stations
    from silence_policies p where p.id = ${policyId}`.execute(db);
  return rows[0]?.stations ?? 0;
}

/** The policies with the trigger `all` that apply, each with its incident. */
export const applying = (
  affected: readonly Affected[],
) => sql`unnest(${affected.map(({ policyId }) => policyId)}::uuid[],
  ${affected.map(({ incidentId }) => incidentId)}::uuid[]) as applying(policy_id, incident_id)`;
