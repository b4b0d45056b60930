import type { AlarmKind } from '@unmuted/api/contract';
import type { RecentIncident } from '#/modules/silence/watching/incidents.repository.ts';
import {
  closeIncident,
  type IncidentDeps,
  openIncident,
  type RaisedAlarm,
} from '#/modules/silence/watching/record-incident.ts';
import type { Alarm, Judged } from '#/modules/silence/watching/station-judge.ts';
import {
  type AlarmGroup,
  alarmGroups,
  groupOf,
  type WatchedStation,
} from '#/modules/silence/watching/watched-station.ts';

interface KeeperOptions extends IncidentDeps {
  readonly worker: string;
  readonly station: () => WatchedStation;
  readonly recent: readonly RecentIncident[];
  readonly describe: (alarm: Alarm, now: Date) => RaisedAlarm;
  readonly onOpened: (id: string, alarm: Alarm) => void;
  readonly onClosed: (id: string) => void;
  readonly onError: (error: unknown) => void;
}

interface Open {
  readonly id: string;
  readonly startedAt: Date;
  /** When the stream was good again; null while it is not. */
  recoveredAt: Date | null;
}

/** So many changes of one kind within this time are one incident. */
const flappingChanges = 4;
const flappingMs = 30 * 60_000;
const calmMs = 5 * 60_000;

/** Keeps the stored incidents of a station as they are judged; a failed write is repeated the next second. */
export function createIncidentKeeper(options: KeeperOptions) {
  const { worker, station, onError } = options;
  const open = new Map<AlarmGroup, Open>();
  const changes = new Map<AlarmGroup, number[]>(alarmGroups.map((group) => [group, []]));
  for (const { id, kind, startedAt, raisedAt, endedAt } of options.recent) {
    if (endedAt === null) open.set(groupOf(kind), { id, startedAt, recoveredAt: null });
    changes.get(groupOf(kind))?.push(raisedAt.getTime(), ...(endedAt ? [endedAt.getTime()] : []));
  }
  let running: Promise<void> | null = null;

  function isFlapping(group: AlarmGroup, now: Date): boolean {
    const recent = (changes.get(group) ?? []).filter((at) => at > now.getTime() - flappingMs);
    changes.set(group, recent);
    return recent.length >= flappingChanges;
  }

  async function raise(alarm: Alarm, now: Date): Promise<void> {
    const { id: stationId, name, accountId, settings } = station();
    const known = { id: stationId, name, accountId, action: settings.action };
    const id = await openIncident(options, known, options.describe(alarm, now), worker);
    if (id === null) return;
    open.set(groupOf(alarm.kind), { id, startedAt: alarm.startedAt, recoveredAt: null });
    changes.get(groupOf(alarm.kind))?.push(now.getTime());
    options.onOpened(id, alarm);
  }

  async function end(group: AlarmGroup, { id, recoveredAt }: Open, now: Date): Promise<void> {
    const endedAt = recoveredAt ?? now;
    if (!(await closeIncident(options, station(), { id, endedAt, worker }))) return;
    open.delete(group);
    changes.get(group)?.push(endedAt.getTime());
    options.onClosed(id);
  }

  async function adjust({ alarms, isKnown, isMuted }: Judged, now: Date): Promise<void> {
    for (const group of alarmGroups) {
      const alarm = alarms.find(({ kind }) => groupOf(kind) === group);
      const current = open.get(group);
      if (alarm && current) current.recoveredAt = null;
      else if (alarm && isKnown && !isMuted) await raise(alarm, now);
      else if (!alarm && current && isKnown) {
        current.recoveredAt ??= now;
        const goodMs = now.getTime() - current.recoveredAt.getTime();
        const neededMs = isFlapping(group, now) ? calmMs - station().settings.recoveryS * 1_000 : 0;
        if (goodMs >= neededMs) await end(group, current, now);
      }
    }
  }

  return {
    adjust(judged: Judged, now: Date): void {
      running ??= adjust(judged, now)
        .catch(onError)
        .finally(() => {
          running = null;
        });
    },
    settled: async (): Promise<void> => void (await running),
    isOpen: (kind: AlarmKind): boolean => open.has(groupOf(kind)),
    openIncidents: (): { readonly id: string; readonly group: AlarmGroup }[] =>
      [...open].map(([group, { id }]) => ({ id, group })),
  };
}
