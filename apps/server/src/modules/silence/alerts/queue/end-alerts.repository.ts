import { sql } from 'kysely';
import {
  type Affected,
  applying,
  covers,
  isTold,
} from '#/modules/silence/alerts/queue/affected.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

// Internal to the planner: not scoped and not reachable from requests.

const mailMs = 72 * 3_600_000;

/** Ends messages that nobody needs any more: the incident is over, acknowledged or no incident, or its policy has changed. */
export async function endPointless(db: Db, now: Date, affected: readonly Affected[]): Promise<void> {
  const isFree = sql<boolean>`(a.lease_until is null or a.lease_until <= ${now})`;
  await sql`update silence_alerts a set next_at = null,
      state = case when a.attempts > 0 then 'failed' else 'skipped' end
    from silence_incidents i
    where i.id = a.incident_id and a.next_at is not null and a.event in ('raised', 'reminder') and ${isFree}
      and (i.ended_at is not null or i.acknowledged_at is not null or i.is_false_alarm
        or (a.policy_id is not null and not exists (select 1 from silence_policies p where p.id = a.policy_id
          and ${covers} and (not a.is_about_all
            or exists (select 1 from ${applying(affected)} where applying.policy_id = p.id)))))`.execute(db);
  await sql`update silence_alerts a set next_at = null, state = 'skipped'
    where a.next_at is not null and ${isFree}
      and not exists (select 1 from silence_recipients r where r.id = a.recipient_id and ${isTold})`.execute(
    db,
  );
}

/** Emails that the outbox gave up. */
export async function failMails(db: Db, now: Date): Promise<void> {
  await sql`update silence_alerts a set state = 'failed', error = 'unreachable' from outbox o
    where a.queued_at > ${new Date(now.getTime() - mailMs)} and a.channel = 'email' and a.state = 'sent' and o.id = a.id
      and o.gave_up_at is not null`.execute(db);
}

/** Messages of incidents that last are kept: without them, their recipients would be told again. */
export async function purgeAlerts(db: Db, until: Date): Promise<void> {
  await sql`delete from silence_alerts a where a.queued_at < ${until} and a.next_at is null
    and not exists (select 1 from silence_incidents i where i.id = a.incident_id and i.ended_at is null)`.execute(
    db,
  );
}
