import {
  type DemoAudience,
  expectedListeners,
  meanVisitMs,
  visitMs,
} from '#/composition/demo/demo-audience.ts';
import { createPeople, type DemoPerson, visitor } from '#/composition/demo/demo-people.ts';
import { randomOf } from '#/composition/demo/random.ts';
import { demoProgrammes } from '#/engine/demo-programme.ts';
import { laterDay, offsetSpans, type Zone } from '#/platform/lib/time-zone.ts';

export interface SampleSession {
  readonly person: DemoPerson;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly isReturning: boolean;
}

export interface SamplePlay {
  readonly title: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly listeners: number;
}

/** A month of a cast: every figure follows from the same sessions. */
export interface SampleMonth {
  readonly sessions: readonly SampleSession[];
  /** When the first count was taken; the others follow minute by minute. */
  readonly countsFromMs: number;
  readonly counts: readonly number[];
  readonly plays: readonly SamplePlay[];
}

const minuteMs = 60_000;
const days = 30;

/** From the beginning of a day, so that every day but the last one is whole. */
export function createSampleMonth(audience: DemoAudience, zone: Zone, untilMs: number): SampleMonth {
  const fromMs = zone.beginOf(laterDay(zone.dayOf(untilMs), -days)).getTime();
  const sessions = createSessions(audience, zone, { fromMs, untilMs });
  const counts = countByMinute(sessions, { fromMs, untilMs });
  return {
    sessions,
    countsFromMs: fromMs,
    counts,
    plays: createPlays(audience, counts, { fromMs, untilMs }),
  };
}

interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** People arrive so often that as many as expected are there, and come back as long as nobody listens twice at once. */
function createSessions(audience: DemoAudience, zone: Zone, { fromMs, untilMs }: Span): SampleSession[] {
  const next = randomOf(`sessions of ${audience.cast}`);
  const people = createPeople(audience);
  const busyUntilMs = new Map<DemoPerson, number>();
  const sessions: SampleSession[] = [];
  let arrivals = 0;
  let mood = 1;
  for (const { fromMs: beganMs, toMs, offsetMs } of offsetSpans(zone, fromMs, untilMs)) {
    for (let atMs = beganMs; atMs < toMs; atMs += minuteMs) {
      if ((atMs - fromMs) % (24 * 60 * minuteMs) === 0) mood = 0.88 + 0.24 * next();
      arrivals +=
        (mood * expectedListeners(audience, atMs + offsetMs) * minuteMs * (0.5 + next())) / meanVisitMs;
      for (; arrivals >= 1; arrivals -= 1) {
        const startedAtMs = atMs + Math.floor(next() * minuteMs);
        const person = visitor(people, next());
        const endedAtMs = Math.min(startedAtMs + Math.floor(visitMs(next(), next())), untilMs);
        if (!person || endedAtMs <= startedAtMs || (busyUntilMs.get(person) ?? 0) > startedAtMs) continue;
        sessions.push({ person, startedAtMs, endedAtMs, isReturning: busyUntilMs.has(person) });
        busyUntilMs.set(person, endedAtMs);
      }
    }
  }
  return sessions;
}

/** How many sessions are open at each minute. */
function countByMinute(sessions: readonly SampleSession[], { fromMs, untilMs }: Span): number[] {
  const minutes = Math.floor((untilMs - fromMs) / minuteMs);
  const changes = Array.from({ length: minutes + 2 }, () => 0);
  const placeOf = (atMs: number) => Math.min(Math.ceil((atMs - fromMs) / minuteMs), minutes + 1);
  for (const { startedAtMs, endedAtMs } of sessions) {
    const [from, to] = [placeOf(startedAtMs), placeOf(endedAtMs)];
    changes[from] = (changes[from] ?? 0) + 1;
    changes[to] = (changes[to] ?? 0) - 1;
  }
  let open = 0;
  return changes.slice(0, minutes + 1).map((change) => {
    open += change;
    return open;
  });
}

/** One title after the other, each with a length of its own. */
function createPlays(
  { cast, programme, playS }: DemoAudience,
  counts: readonly number[],
  { fromMs, untilMs }: Span,
): SamplePlay[] {
  const next = randomOf(`plays of ${cast}`);
  const { titles = [] } = demoProgrammes.find(({ loop }) => loop === programme) ?? {};
  const lengths = titles.map(() => Math.round(playS * (0.75 + 0.5 * next())) * 1_000);
  const plays: SamplePlay[] = [];
  let last = -1;
  for (let startedAtMs = fromMs; startedAtMs < untilMs && titles.length > 1; ) {
    const chosen = Math.floor(next() ** 1.3 * titles.length);
    const place = chosen === last ? (chosen + 1) % titles.length : chosen;
    const endedAtMs = Math.min(startedAtMs + (lengths[place] ?? 0), untilMs);
    plays.push({
      title: titles[place] ?? '',
      startedAtMs,
      endedAtMs,
      listeners: counts[Math.floor((startedAtMs - fromMs) / minuteMs)] ?? 0,
    });
    last = place;
    startedAtMs = endedAtMs;
  }
  return plays;
}
