import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

// Internal to the servers with an engine: not scoped and not reachable from requests.

/** Topic that tells the server with the engine of a new action. */
export const actsTopic = 'silence-acts';

/** An action of an incident, for the cast of its station. */
export interface WantedAct {
  readonly id: string;
  readonly stationId: string;
  readonly action: 'fallback' | 'restart';
  /** The primary mount of the cast; null for other stations. */
  readonly mount: string | null;
  /** The mount that listeners move to; null if it is none of the cast. */
  readonly destination: string | null;
}

const acts = sql`i.id, i.station_id as "stationId", i.action,
  (select m.mount from stations st join streaming_services v on v.id = st.service_id
    join casts c on c.id = v.cast_id and c.account_id = st.account_id and c.terminated_at is null
    join cast_streams m on m.cast_id = c.id and m.is_primary where st.id = i.station_id) as mount,
  (select d.mount from stations st join streaming_services v on v.id = st.service_id
    join casts c on c.id = v.cast_id and c.account_id = st.account_id and c.terminated_at is null
    join cast_streams d on d.cast_id = c.id and d.mount = i.action_mount and not d.is_primary
    where st.id = i.station_id) as destination`;

/** Takes the actions of open incidents that nobody has begun; each is handed out once. */
export async function takeActs(db: Db, now: Date): Promise<WantedAct[]> {
  const { rows } = await sql<WantedAct>`update silence_incidents i set action_at = ${now}
    where i.ended_at is null and i.action is not null and i.action_at is null returning ${acts}`.execute(db);
  return rows;
}

/** Takes the fallbacks of incidents that are over. */
export async function takeReverts(db: Db): Promise<WantedAct[]> {
  const { rows } = await sql<WantedAct>`update silence_incidents i set action_state = 'reverted'
    where i.ended_at is not null and i.action = 'fallback' and i.action_state = 'done' returning ${acts}`.execute(
    db,
  );
  return rows;
}

/** The fallbacks of open incidents. */
export async function listFallbacks(db: Db): Promise<WantedAct[]> {
  const { rows } = await sql<WantedAct>`select ${acts} from silence_incidents i
    where i.ended_at is null and i.action = 'fallback' and i.action_state = 'done'`.execute(db);
  return rows;
}

export async function saveAct(
  db: Db,
  id: string,
  { state, problem }: { readonly state: 'done' | 'failed'; readonly problem: string | null },
): Promise<void> {
  await db
    .updateTable('silence_incidents')
    .set({ action_state: state, action_problem: problem })
    .where('id', '=', id)
    .execute();
}

/** Actions that no server has finished by now have failed. */
export async function failOldActs(
  db: Db,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await sql`update silence_incidents set action_state = 'failed', action_problem = 'timeout',
      action_at = coalesce(action_at, ${now})
    where action is not null and action_state is null and coalesce(action_at, raised_at) < ${before}`.execute(
    db,
  );
}
