import { robotClasses, type StatisticsDimension } from '@unmuted/api/contract';
import type { Row } from '#/platform/db/schema.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';

export type GivenSession = Pick<
  Row<'listener_sessions'>,
  'mount' | 'player' | 'class' | 'country' | 'referrer' | 'is_returning'
> & { readonly id: string; readonly person: number; readonly startMs: number; readonly endMs: number | null };

export interface ReferenceQuery {
  readonly fromMs: number;
  readonly toMs: number;
  readonly nowMs: number;
  readonly counting: 'active' | 'starts';
  readonly bots: boolean;
  readonly country?: string | undefined;
  readonly mount?: string | undefined;
  readonly class?: string | undefined;
  readonly player?: string | undefined;
}

const robots: readonly string[] = robotClasses;

/** Statistics of a range, computed directly from its sessions. */
export function referenceSums(sessions: readonly GivenSession[], wanted: ReferenceQuery) {
  const { fromMs, nowMs, counting } = wanted;
  const untilMs = Math.max(fromMs, Math.min(wanted.toMs, nowMs));
  const mine = sessions.filter((session) => isWanted(session, wanted));
  const endOf = ({ endMs }: GivenSession) => endMs ?? nowMs;
  const isActive = (session: GivenSession) => endOf(session) - session.startMs >= 60_000;
  const counts = (session: GivenSession) => counting === 'starts' || isActive(session);
  const started = mine.filter(({ startMs }) => startMs >= fromMs && startMs < untilMs);
  const persons = new Map<string, GivenSession>();
  for (const session of started.filter(counts).toSorted(inTime)) {
    const key = `${session.person} ${robots.includes(session.class)}`;
    if (!persons.has(key)) persons.set(key, session);
  }
  const listenedMs = mine
    .filter(counts)
    .reduce(
      (sum, session) =>
        sum + Math.max(0, Math.min(endOf(session), untilMs) - Math.max(session.startMs, fromMs)),
      0,
    );
  const returning = [...persons.values()].filter((first) => first.is_returning).length;
  return {
    starts: started.length,
    active: started.filter(isActive).length,
    unique: persons.size,
    returning,
    listenedMs,
  };
}

/** Of two sessions that start together, the first one counts as new. */
const inTime = (a: GivenSession, b: GivenSession) =>
  a.startMs - b.startMs || Number(a.is_returning) - Number(b.is_returning);

function isWanted(
  session: GivenSession,
  { country, mount, class: kind, player, bots }: ReferenceQuery,
): boolean {
  if (country !== undefined && session.country !== country) return false;
  if (mount !== undefined && session.mount !== mount) return false;
  if (player !== undefined && session.player !== player) return false;
  if (kind !== undefined) return session.class === kind;
  return bots || !robots.includes(session.class);
}

/** The dimension value of a session. */
export function referenceLine(session: GivenSession, by: StatisticsDimension, nowMs: number): string | null {
  const minutes = ((session.endMs ?? nowMs) - session.startMs) / 60_000;
  return {
    country: session.country,
    player: session.player,
    class: session.class,
    stream: session.mount,
    referrer: session.referrer && new URL(session.referrer).host,
    length:
      minutes < 1
        ? '0-1'
        : minutes < 5
          ? '1-5'
          : minutes < 15
            ? '5-15'
            : minutes < 60
              ? '15-60'
              : minutes < 180
                ? '60-180'
                : '180-',
  }[by];
}

/** Seconds by weekday and hour, computed minute by minute for each session. */
export function referenceWeek(
  sessions: readonly GivenSession[],
  wanted: ReferenceQuery,
  timeZone: string,
): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const untilMs = Math.min(wanted.toMs, wanted.nowMs);
  const zone = zoneOf(timeZone);
  for (const session of sessions.filter((each) => isWanted(each, wanted))) {
    const endMs = session.endMs ?? wanted.nowMs;
    if (wanted.counting === 'active' && endMs - session.startMs < 60_000) continue;
    const lastMs = Math.min(endMs, untilMs);
    for (let atMs = Math.max(session.startMs, wanted.fromMs); atMs < lastMs; ) {
      const nextMs = Math.min((Math.floor(atMs / 900_000) + 1) * 900_000, lastMs);
      const local = new Date(zone.toWall(atMs));
      const day = week[(local.getUTCDay() + 6) % 7];
      if (day) day[local.getUTCHours()] = (day[local.getUTCHours()] ?? 0) + (nextMs - atMs) / 1_000;
      atMs = nextMs;
    }
  }
  return week;
}
