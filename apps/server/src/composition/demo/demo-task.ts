import { demoAudiences } from '#/composition/demo/demo-audience.ts';
import { startDemoListeners } from '#/composition/demo/demo-listeners.ts';
import { demoAutoFed, demoCustomers } from '#/composition/seed/demo-data.ts';
import type { EngineTasks } from '#/engine/engine-tasks.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';

/** The mounts that the demo plays on, and that its listeners connect to. */
export const demoMounts: ReadonlySet<string> = new Set(demoAutoFed.map(({ mount }) => mount));

interface TaskOptions {
  readonly origin: string;
  readonly secret: string;
  readonly clock: TimerClock;
}

/** Runs on the leader, which polls the engine that the listeners connect to: of several servers, one has them. */
export function demoListenersTask({ origin, secret, clock }: TaskOptions): EngineTasks {
  const audiences = demoAudiences.flatMap((audience) => {
    const owner = demoCustomers.find(({ casts }) => casts.some(({ username }) => username === audience.cast));
    const isOnAir = audience.mounts.every(([mount]) => demoMounts.has(mount));
    return owner && isOnAir ? [{ audience, zone: zoneOf(owner.timezone) }] : [];
  });
  return {
    lead: () => {
      const listeners = startDemoListeners({ origin, secret, clock, audiences });
      return async () => listeners.stop();
    },
  };
}
