import type { SilenceSettings } from '@unmuted/api/contract';
import { actsTopic } from '#/modules/silence/watching/acts.repository.ts';
import * as repository from '#/modules/silence/watching/incidents.repository.ts';
import type { Alarm } from '#/modules/silence/watching/station-judge.ts';
import { groupOf } from '#/modules/silence/watching/watched-station.ts';
import type { Db } from '#/platform/db/schema.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface IncidentDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
}

export interface RaisedAlarm extends Alarm {
  readonly raisedAt: Date;
  readonly lowestDb: number | null;
  readonly channel: 'left' | 'right' | null;
  /** When the sound was lost, and now. Null when they are not reported. */
  readonly listenersAtStart: number | null;
  readonly listeners: number | null;
}

interface NamedStation {
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
}

/** Topics of a station whose state has changed. */
export const topicsOf = (stationId: string): string[] => [`silence:${stationId}`, `levels:${stationId}`];

/** Opens an incident, unless another server listens by now. Returns its id; null if there is none. */
export async function openIncident(
  { db, bus }: IncidentDeps,
  station: NamedStation & Pick<SilenceSettings, 'action'>,
  alarm: RaisedAlarm,
  worker: string,
): Promise<string | null> {
  const id = uuidv7(alarm.raisedAt);
  const action = groupOf(alarm.kind) === 'silent' && station.action.kind !== 'none' ? station.action : null;
  const { listenersAtStart: before, listeners, startedAt, raisedAt } = alarm;
  const hasOpened = await db.transaction().execute(async (tx) => {
    if (!(await repository.holdLease(tx, station.id, worker))) return false;
    const minutes = (raisedAt.getTime() - startedAt.getTime()) / 60_000;
    const isNew = await repository.insertIncident(tx, {
      id,
      station_id: station.id,
      kind: alarm.kind,
      started_at: startedAt,
      raised_at: raisedAt,
      lowest_db: alarm.lowestDb,
      channel: alarm.channel,
      listeners_at_start: before,
      listeners_lost: before === null || listeners === null ? null : Math.max(0, before - listeners),
      listener_minutes: listeners === null ? null : listeners * minutes,
      action: action?.kind ?? null,
      action_mount: action?.kind === 'fallback' ? action.mount : null,
    });
    if (!isNew) return false;
    await recordEvents(tx, [
      {
        accountId: station.accountId,
        product: { station: { id: station.id, name: station.name } },
        type: 'silence.started',
        at: raisedAt,
        data: { incidentId: id, kind: alarm.kind, startedAt: startedAt.toISOString(), listeners: before },
      },
    ]);
    return true;
  });
  if (hasOpened) bus.publish([...topicsOf(station.id), ...(action ? [actsTopic] : [])]);
  return hasOpened ? id : null;
}

interface Ending {
  readonly id: string;
  readonly endedAt: Date;
  /** The server whose lease must hold; null if nobody listens. */
  readonly worker: string | null;
  /** Nobody's programs are told of the end of a test. */
  readonly isTest?: boolean;
}

/** Ends an incident. Returns false if another server listens by now. */
export async function closeIncident(
  { db, bus }: IncidentDeps,
  station: NamedStation,
  { id, endedAt, worker, isTest = false }: Ending,
): Promise<boolean> {
  const ended = await db.transaction().execute(async (tx) => {
    if (worker !== null && !(await repository.holdLease(tx, station.id, worker))) return 'lost';
    const incident = await repository.endIncident(tx, id, endedAt);
    if (!incident || isTest) return incident;
    await recordEvents(tx, [
      {
        accountId: station.accountId,
        product: { station: { id: station.id, name: station.name } },
        type: 'silence.ended',
        at: endedAt,
        data: {
          incidentId: id,
          kind: incident.kind,
          startedAt: incident.started_at.toISOString(),
          endedAt: endedAt.toISOString(),
          listenersLost: incident.listeners_lost,
        },
      },
    ]);
    return incident;
  });
  if (ended === 'lost') return false;
  if (ended) bus.publish([...topicsOf(station.id), ...(ended.action ? [actsTopic] : [])]);
  return true;
}
