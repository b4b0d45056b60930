import type { CastMark, StatisticsMarks } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { type OwnCast, within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Span } from '#/modules/casts/listener-counts/spans.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface Act {
  readonly kind: Exclude<CastMark, 'off_air'>;
  readonly at: Date;
  readonly section: StatisticsMarks['items'][number]['section'];
}

/** Applied settings changes and control actions of a cast in a span, in order of time. */
export async function listActs(
  db: Db,
  scope: Scope,
  { id, username }: Pick<OwnCast, 'id' | 'username'>,
  { from, to }: Span,
): Promise<Act[]> {
  const own = sql`exists (select from casts where casts.id = ${id} and ${within(scope)})`;
  const { rows } = await sql<Act>`select kind, at, section from (
      select case state when 'rolled_back' then 'settings_rolled_back' else 'settings' end as kind, made_at as at, section
      from cast_changes where cast_id = ${id} and state <> 'failed'
      union all
      select 'settings', at, section from revisions
        where object_type = 'cast' and object_id = ${id} and section = 'general' and actor_kind is not null
      union all
      select 'geoblocking', at, null from revisions
        where object_type = 'cast' and object_id = ${id} and section = 'geoblocking' and actor_kind is not null
      union all
      select split_part(action, '.', 2), a.at, null from audit_trail a
      where details ? 'cast' and details ->> 'cast' = ${username}
        and action in ('cast.restarted', 'cast.stopped', 'cast.started')
        and account_id = (select account_id from casts where id = ${id})
    ) as acts where ${own} and at >= ${from} and at < ${to} order by at`.execute(db);
  return rows;
}
