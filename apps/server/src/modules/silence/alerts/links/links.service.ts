import type { AlertAct, AlertPage } from '@unmuted/api/contract';
import {
  findLinkedAlert,
  type LinkedAlert,
  markUsed,
  snoozeIncident,
} from '#/modules/silence/alerts/links/links.repository.ts';
import { tokenHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import { acknowledgeIncident } from '#/modules/silence/incidents/acknowledge.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface LinkDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: Clock;
  readonly throttle: Throttle;
}

const minuteMs = 60_000;
/** Tokens cannot be guessed, but each attempt costs resources. A newsroom may share an address. */
const perAddress = { kind: 'silence.links', limit: 120, windowMs: 5 * minuteMs };

export async function passOpening({ throttle }: Pick<LinkDeps, 'throttle'>, { address }: Caller) {
  await throttle.pass(perAddress, networkOf(address));
}

export async function openAlert(deps: LinkDeps, token: string, caller: Caller): Promise<AlertPage> {
  await passOpening(deps, caller);
  const alert = await findLinkedAlert(deps.db, tokenHash(token), deps.clock.now());
  if (!alert) throw new AppError('auth.invalid_link');
  return toPage(alert);
}

/** Acts once: a link that was used shows what it did. Nothing is done about an incident that is over, or acknowledged. */
export async function actOnAlert(
  deps: LinkDeps,
  { token, act, minutes }: AlertAct,
  caller: Caller,
): Promise<AlertPage> {
  await passOpening(deps, caller);
  const { db, clock, bus } = deps;
  const now = clock.now();
  const hash = tokenHash(token);
  const { page, changed } = await db.transaction().execute(async (tx) => {
    const alert = await findLinkedAlert(tx, hash, now, true);
    if (!alert) throw new AppError('auth.invalid_link');
    if (act === 'snooze' && minutes === null)
      throw new AppError('request.invalid', {
        errors: [{ pointer: '/minutes', code: 'required', params: {} }],
      });
    if (alert.link_used_at !== null || alert.ended_at !== null) return unchanged(alert);
    const until = new Date(now.getTime() + (minutes ?? 0) * minuteMs);
    const isDone =
      act === 'snooze'
        ? await snoozed(tx, alert, until)
        : await acknowledgeIncident(tx, alert.incident_id, {
            by: alert.recipient_name,
            via: 'link',
            at: now,
          });
    if (!isDone) return unchanged(alert);
    await markUsed(tx, alert.id, { act, at: now });
    await recordAct(tx, alert, { act, until, at: now, caller });
    const after = await findLinkedAlert(tx, hash, now);
    if (!after) throw new AppError('auth.invalid_link');
    return { page: toPage(after), changed: alert.station_id };
  });
  if (changed !== null) bus.publish([`silence:${changed}`]);
  return page;
}

const unchanged = (alert: LinkedAlert) => ({ page: toPage(alert), changed: null });

/** An acknowledged incident tells nobody any more. */
async function snoozed(tx: Tx, alert: LinkedAlert, until: Date): Promise<boolean> {
  if (alert.acknowledged_at !== null) return false;
  await snoozeIncident(tx, alert.incident_id, until);
  return true;
}

interface RecordedAct {
  readonly act: AlertAct['act'];
  readonly until: Date;
  readonly at: Date;
  readonly caller: Caller;
}

function recordAct(tx: Tx, alert: LinkedAlert, { act, until, at, caller }: RecordedAct): Promise<void> {
  const isSnooze = act === 'snooze';
  return recordAudit(tx, {
    at,
    action: 'silence_incident.updated',
    by: 'nobody',
    about: { accountId: alert.account_id },
    caller,
    details: {
      station: alert.station_name,
      stationId: alert.station_id,
      recipient: alert.recipient_name,
      kind: alert.kind,
    },
    change: isSnooze
      ? {
          before: { snoozedUntil: alert.incident_snoozed_until?.toISOString() ?? null },
          after: { snoozedUntil: until.toISOString() },
        }
      : { before: { isAcknowledged: false }, after: { isAcknowledged: true } },
  });
}

const toPage = (alert: LinkedAlert): AlertPage => ({
  stationName: alert.station_name,
  timeZone: alert.timezone,
  kind: alert.kind,
  startedAt: alert.started_at.toISOString(),
  endedAt: alert.ended_at?.toISOString() ?? null,
  listeners: alert.listeners_at_start,
  acknowledged: alert.acknowledged_at && {
    at: alert.acknowledged_at.toISOString(),
    by: alert.acknowledged_by ?? '',
  },
  snoozedUntil: alert.incident_snoozed_until?.toISOString() ?? null,
  recipientName: alert.recipient_name,
  used:
    alert.link_used_at && alert.link_act
      ? { at: alert.link_used_at.toISOString(), act: alert.link_act }
      : null,
});
