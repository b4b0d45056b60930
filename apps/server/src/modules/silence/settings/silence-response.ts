import type { EngineInfo, SilenceDay, SilenceSettings, SilenceWatch, Station } from '@unmuted/api/contract';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import type { DayRow, UptimeRow } from '#/modules/silence/settings/uptime.repository.ts';
import type { HeardRow, WatchRow } from '#/modules/silence/settings/watch.repository.ts';

interface Around {
  readonly now: Date;
  readonly engine: EngineInfo;
  readonly days: readonly DayRow[];
  readonly uptime: UptimeRow | undefined;
}

/** The saved settings, with those that were added later. */
export const settingsOf = ({ settings }: Pick<WatchRow, 'settings'>): SilenceSettings =>
  settings ? { ...defaultSettings, ...settings } : defaultSettings;

/** The verdict of a station, which is unknown while no server listens. */
export function verdictOf({
  verdict,
  is_heard: isHeard,
  since,
  lease_until: leaseUntil,
}: HeardRow): Pick<SilenceWatch, 'verdict' | 'since'> {
  if (verdict === null) return { verdict: 'off', since: null };
  if (!isHeard) return { verdict: 'waiting', since: textOf(leaseUntil) };
  return { verdict, since: textOf(since) };
}

export function toWatch(
  row: WatchRow,
  station: Station,
  { now, engine, days, uptime }: Around,
): SilenceWatch {
  const settings = settingsOf(row);
  const isHosted = station.service?.type === 'cast';
  const isSnoozed = row.snoozed_until !== null && row.snoozed_until > now;
  return {
    id: row.id,
    stationName: station.name,
    timeZone: station.timezone,
    version: row.version,
    settings,
    ...verdictOf(row),
    checkedAt: textOf(row.checked_at),
    checker: row.is_heard ? row.checker : null,
    codec: row.codec,
    capability: row.capability as SilenceWatch['capability'],
    problem: row.is_heard ? row.problem : null,
    listeners: station.listeners,
    snoozedUntil: isSnoozed ? textOf(row.snoozed_until) : null,
    snoozedBy: isSnoozed ? row.snoozed_by : null,
    snoozeReason: isSnoozed ? row.snooze_reason : null,
    lastIncidentEndedAt: textOf(row.last_incident_ended_at),
    uptime: {
      day: shareOf(uptime?.day_on_air, uptime?.day_known),
      week: shareOf(uptime?.week_on_air, uptime?.week_known),
      month: shareOf(uptime?.month_on_air, uptime?.month_known),
    },
    days: days.map(toDay),
    fallbackMounts: isHosted && engine.capabilities?.moveListeners ? [...row.mounts] : [],
    canRestart: isHosted && engine.kind !== 'off',
    statusPath: settings.hasStatusPage && station.status !== 'suspended' ? `/status/${row.public_id}` : null,
    recipients: row.recipients,
  };
}

function toDay({ date, on_air: onAirS, alarm: alarmS, off_air: offAirS, length }: DayRow): SilenceDay {
  return { date, onAirS, alarmS, offAirS, unknownS: Math.max(0, length - onAirS - alarmS - offAirS) };
}

/** Null if nothing is known. */
export const shareOf = (part = 0, known = 0): number | null =>
  known > 0 ? Math.min(1, Math.max(0, part / known)) : null;

/** The share of the known time of some days with sound. */
export function shareOfDays(days: readonly DayRow[]): number | null {
  const onAirS = days.reduce((sum, day) => sum + day.on_air, 0);
  return shareOf(onAirS, onAirS + days.reduce((sum, day) => sum + day.alarm + day.off_air, 0));
}

export const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;
