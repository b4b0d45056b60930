import { type DemoAudience, expectedListeners, visitMs } from '#/composition/demo/demo-audience.ts';
import { createPeople, type DemoPerson, visitor } from '#/composition/demo/demo-people.ts';
import { connectDemoListener } from '#/engine/demo-listener.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Zone } from '#/platform/lib/time-zone.ts';

export interface DemoListenersOptions {
  /** The engine's own origin on this machine: `http://127.0.0.1:4101`. */
  readonly origin: string;
  /** The secret of this start, which the relay knows. */
  readonly secret: string;
  readonly audiences: readonly { readonly audience: DemoAudience; readonly zone: Zone }[];
  readonly clock: TimerClock;
  readonly random?: () => number;
}

const tickMs = 2_000;
/** So many join a cast at once, so that a start is not one big step. */
const joinsAtOnce = 4;
/** Off air, or not admitted: trying again at once would only add rejections. */
const pauseMs = 20_000;
/** The shortest visit. */
const leastMs = 30_000;

/** Fictional listeners who really connect to the engine, as many as the hour suggests; they come and go. */
export function startDemoListeners(options: DemoListenersOptions): { stop(): void } {
  const crowds = options.audiences.map((each) => createCrowd(each, options));
  let cancel = (): void => {};
  const tick = (): void => {
    for (const crowd of crowds) crowd.adjust();
    cancel = options.clock.after(tickMs, tick);
  };
  tick();
  return {
    stop: () => {
      cancel();
      for (const crowd of crowds) crowd.leave();
    },
  };
}

interface Visit {
  readonly person: DemoPerson;
  readonly untilMs: number;
  readonly disconnect: () => void;
}

/** The listeners of one cast. */
function createCrowd(
  { audience, zone }: DemoListenersOptions['audiences'][number],
  { origin, secret, clock, random = Math.random }: DemoListenersOptions,
) {
  const people = createPeople(audience);
  const visits = new Map<DemoPerson, Visit>();
  let pausedUntilMs = 0;
  let isStarting = true;

  function join(nowMs: number): void {
    const person = visitor(people, random());
    if (!person || visits.has(person)) return;
    const lastsMs = visitMs(random(), random());
    // The first ones count as having listened for a while.
    const untilMs = nowMs + Math.max(leastMs, isStarting ? lastsMs * random() : lastsMs);
    const disconnect = connectDemoListener({
      ...person,
      origin,
      secret,
      onRefused: () => {
        pausedUntilMs = clock.now().getTime() + pauseMs;
      },
      onClosed: () => visits.delete(person),
    });
    visits.set(person, { person, untilMs, disconnect });
  }

  return {
    adjust() {
      const nowMs = clock.now().getTime();
      for (const { untilMs, disconnect } of visits.values()) if (untilMs <= nowMs) disconnect();
      if (nowMs < pausedUntilMs) return;
      const wanted = Math.round(swell(recently(audience, zone.toWall(nowMs)), nowMs));
      const missing = wanted - visits.size;
      for (let joined = 0; joined < Math.min(missing, joinsAtOnce); joined += 1) join(nowMs);
      if (missing <= 0) isStarting = false;
      if (missing < 0) [...visits.values()][Math.floor(random() * visits.size)]?.disconnect();
    },
    leave() {
      for (const { disconnect } of visits.values()) disconnect();
    },
  };
}

/** Visits last: an audience follows the hour with some delay, as in the sample history. */
function recently(audience: DemoAudience, wallMs: number): number {
  const delays = [5, 25, 50, 80, 120].map((minutes) => minutes * 60_000);
  const sum = delays.reduce((so, delayMs) => so + expectedListeners(audience, wallMs - delayMs), 0);
  return sum / delays.length;
}

/** Audiences swell and shrink within minutes, and a small one at night moves within one too. */
function swell(listeners: number, nowMs: number): number {
  const minutes = 1 + 0.1 * Math.sin(nowMs / 97_000) + 0.06 * Math.sin(nowMs / 23_000);
  return listeners * minutes + 1.6 * Math.sin(nowMs / 8_000);
}
