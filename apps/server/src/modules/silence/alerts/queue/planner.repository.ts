import { type RawBuilder, sql } from 'kysely';
import {
  type Affected,
  applying,
  covers,
  isTold,
} from '#/modules/silence/alerts/queue/affected.repository.ts';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import type { Db } from '#/platform/db/schema.ts';

// Internal to the planner: not scoped and not reachable from requests. `silence_alerts_once` keeps several planners from
// queueing a message twice.

/** A recipient is told at most so much within an hour. */
const messagesPerHour = 30;
const hourMs = 3_600_000;
/** How long after its end an incident is told as over: to people, and to services that keep incidents of their own. */
const overMs = hourMs;
const resolveMs = 24 * hourMs;
/** The longest cooldown, and the longest quiet hours. */
const cooldownMs = 48 * hourMs;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Somebody has to act. */
const isActive = (now: Date) => sql<boolean>`(i.ended_at is null and i.acknowledged_at is null
  and not i.is_false_alarm and coalesce(i.snoozed_until <= ${now}, true)
  and coalesce(w.snoozed_until <= ${now}, true))`;

const setting = (field: 'cooldownMin' | 'repeatMin' | 'tellsRecovery') =>
  sql`(s.settings ->> ${sql.lit(field)})`;

/**
 * Incidents, with who has to be told about them: the recipients of their station, as its settings want it, and those of
 * policies.
 */
const incidentsToTell = (affected: readonly Affected[]) => sql`silence_incidents i
  left join silence_settings s on s.station_id = i.station_id
  left join silence_watches w on w.station_id = i.station_id
  cross join lateral (
    select r.id as recipient_id, r.policy_id, false as is_about_all, r.after_min as due_min,
      ${setting('repeatMin')}::int as repeat_min
    from silence_recipients r where r.station_id = i.station_id and ${isTold}
    union all
    select r.id, r.policy_id, p.trigger = 'all', p.sensitivity_min + r.after_min, p.repeat_min
    from silence_policies p join silence_recipients r on r.policy_id = p.id and ${isTold}
    where ${covers} and (p.trigger = 'any' or exists (select 1 from ${applying(affected)}
      where applying.policy_id = p.id and applying.incident_id = i.id))
  ) t
  join silence_recipients r on r.id = t.recipient_id`;

/** The messages to a recipient about an incident. `offset 0` keeps the database from joining all messages: an index finds those of a pair. */
const messagesAbout = (incidentId: RawBuilder<unknown>, events: RawBuilder<unknown>) => sql`silence_alerts a
  where a.incident_id = ${incidentId} and a.recipient_id = r.id and a.event in (${events}) offset 0`;
const tellings = sql`'raised', 'reminder'`;

/** The end of the cooldown that another incident of the same kind began; null without one. */
const cooldownEnd = (now: Date) => sql`case when not i.is_test then greatest(
    (select max(told.at) from silence_incidents j
      cross join lateral (select max(a.sent_at) as at from ${messagesAbout(sql`j.id`, tellings)}) told
      where j.station_id = i.station_id and j.kind = i.kind and j.id <> i.id and not j.is_test
        and coalesce(j.ended_at > ${before(now, cooldownMs)}, true)),
    (select max(told.at) from silence_alerts f
      cross join lateral (select max(a.sent_at) as at from ${messagesAbout(sql`f.incident_id`, tellings)}) told
      where t.is_about_all and f.recipient_id = r.id and f.is_about_all and f.event = 'raised'
        and f.incident_id <> i.id))
  + make_interval(mins => coalesce(${setting('cooldownMin')}::int, ${sql.lit(defaultSettings.cooldownMin)})) end`;

const isTooMany = (
  now: Date,
) => sql<boolean>`((select count(*) from silence_alerts a where a.recipient_id = r.id and a.state <> 'skipped'
    and a.queued_at > ${before(now, hourMs)})
  + row_number() over (partition by r.id order by i.raised_at, i.id) > ${sql.lit(messagesPerHour)})`;

interface NewAlerts {
  readonly event: string;
  readonly round?: RawBuilder<unknown>;
  readonly now: Date;
  /** Not sent before; null: at once. */
  readonly notBefore?: RawBuilder<unknown>;
  /** Only stored. */
  readonly isSkipped?: RawBuilder<boolean>;
  /** Incidents `i` with recipients `r`, and what of them `t` is told. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
}

async function queue(
  db: Db,
  {
    event,
    round = sql`0`,
    now,
    notBefore = sql`null::timestamptz`,
    isSkipped = sql`false`,
    from,
    where,
  }: NewAlerts,
): Promise<void> {
  await sql`insert into silence_alerts (id, station_id, policy_id, is_about_all, incident_id, recipient_id,
      recipient_name, channel, hint, event, round, queued_at, state, next_at)
    select gen_random_uuid(), n.station_id, n.policy_id, n.is_about_all, n.incident_id, n.recipient_id, n.name,
      n.channel, n.hint, ${event}, n.round, ${now}::timestamptz, case when n.is_skipped then 'skipped' else 'queued' end,
      case when not n.is_skipped then greatest(${now}::timestamptz, n.not_before) end
    from (select i.station_id, t.policy_id, t.is_about_all, i.id as incident_id, r.id as recipient_id, r.name, r.channel,
        r.hint, ${round} as round, ${isSkipped} as is_skipped, ${notBefore} as not_before
      from ${from} where ${where}) n
    on conflict do nothing`.execute(db);
}

const isQueued = (events: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from ${messagesAbout(sql`i.id`, events)})`;

/** Whether the recipient waits for the end of what a policy told about all stations at once: also another incident. */
const waitsForEnd = sql<boolean>`(t.is_about_all and exists (select 1 from silence_alerts a
  where a.recipient_id = r.id and a.is_about_all and a.event = 'raised' and a.state <> 'skipped'
    and not exists (select 1 from silence_alerts b
      where b.incident_id = a.incident_id and b.recipient_id = a.recipient_id and b.event = 'recovered')))`;

/** The first message about an incident, when the step of the recipient is reached. */
export async function queueRaised(db: Db, now: Date, affected: readonly Affected[]): Promise<void> {
  await queue(db, {
    event: 'raised',
    now,
    notBefore: cooldownEnd(now),
    isSkipped: isTooMany(now),
    from: incidentsToTell(affected),
    where: sql`${isActive(now)} and i.raised_at + make_interval(mins => t.due_min) <= ${now}
      and not ${isQueued(sql`'raised'`)} and not ${waitsForEnd}`,
  });
}

/** Further messages while nobody acts, where they are wanted. */
export async function queueReminders(db: Db, now: Date, affected: readonly Affected[]): Promise<void> {
  await queue(db, {
    event: 'reminder',
    round: sql`told.round + 1`,
    now,
    isSkipped: isTooMany(now),
    from: sql`${incidentsToTell(affected)}
    cross join lateral (select max(a.round) as round, max(coalesce(a.sent_at, a.queued_at)) as at,
        bool_or(a.next_at is not null or coalesce(a.lease_until > ${now}, false)) as is_waiting
      from ${messagesAbout(sql`i.id`, tellings)}) told`,
    where: sql`${isActive(now)} and t.repeat_min is not null and not told.is_waiting
      and told.at + make_interval(mins => t.repeat_min) <= ${now}`,
  });
}

/** Incidents, with whom a message was queued for, whatever settings and policies want by now. */
const incidentsTold = sql`silence_incidents i
  join silence_alerts t on t.incident_id = i.id and t.event = 'raised'
  join silence_recipients r on r.id = t.recipient_id and ${isTold}
  left join silence_settings s on s.station_id = i.station_id
  left join silence_policies p on p.id = r.policy_id`;

const tellsRecovery = sql<boolean>`case when p.id is null
  then coalesce(${setting('tellsRecovery')}::boolean, ${sql.lit(defaultSettings.tellsRecovery)})
  else p.is_enabled and p.tells_recovery end`;

/** Whether the recipient was told that the incident began. A service may have taken a message whose reply was lost. */
const wasTold = sql<boolean>`exists (select 1 from (select a.* from ${messagesAbout(sql`i.id`, tellings)}) a
  where a.state in ('sent', 'delivered') or (a.channel = 'pagerduty' and a.attempts > 0) offset 0)`;

/** Services that keep incidents of their own. */
const keepsIncidents = sql<boolean>`(r.channel = 'pagerduty')`;

/** Tells such services that somebody takes care. */
export async function queueAcknowledged(db: Db, now: Date): Promise<void> {
  await queue(db, {
    event: 'acknowledged',
    now,
    from: incidentsTold,
    where: sql`i.ended_at is null and i.acknowledged_at is not null and not i.is_false_alarm and ${keepsIncidents}
      and not ${isQueued(sql`'acknowledged', 'recovered'`)} and ${wasTold}`,
  });
}

/**
 * Tells everybody who was told, once. Services that keep incidents of their own learn the end in any case, and a false alarm
 * is one for them.
 */
export async function queueRecovered(db: Db, now: Date): Promise<void> {
  await queue(db, {
    event: 'recovered',
    now,
    from: incidentsTold,
    where: sql`(i.ended_at > ${before(now, resolveMs)} or (i.ended_at is null and i.is_false_alarm))
      and (${keepsIncidents} or (i.ended_at > ${before(now, overMs)} and not i.is_false_alarm))
      and (${keepsIncidents} or ${tellsRecovery})
      and not t.is_about_all and not ${isQueued(sql`'recovered'`)} and ${wasTold}`,
  });
}

/**
 * Tells that no longer all stations of a policy have an incident; the one that was told may last. It is stored also where
 * nobody has to know: the policy tells anew only after it.
 */
export async function queueRecoveredAll(db: Db, now: Date, affected: readonly Affected[]): Promise<void> {
  const isUnwanted = sql<boolean>`not (${wasTold}
    and (${keepsIncidents} or (p.trigger = 'all' and not i.is_false_alarm and ${tellsRecovery})))`;
  await queue(db, {
    event: 'recovered',
    now,
    isSkipped: isUnwanted,
    from: incidentsTold,
    where: sql`t.is_about_all and not ${isQueued(sql`'recovered'`)}
      and not exists (select 1 from ${applying(affected)} where applying.policy_id = p.id)`,
  });
}
