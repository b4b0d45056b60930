import { allModules, type EngineDeps, type TaskDeps } from '#/composition/modules.ts';
import type { StreamEngine } from '#/engine/engine.ts';
import type { EngineTasks, Stop } from '#/engine/engine-tasks.ts';
import type { Connection } from '#/platform/db/connect.ts';
import { leadWhenAlone } from '#/platform/live/leader.ts';

export interface EngineRuntimeDeps extends TaskDeps {
  readonly connection: Connection;
  /** Engine tasks of all modules. */
  readonly tasks: readonly EngineTasks[];
  readonly closers: Stop[];
  /** Retry interval of servers that do not lead. */
  readonly retryMs?: number;
}

export function createEngineTasks(deps: EngineDeps): EngineTasks[] {
  return allModules.flatMap(({ engineTasks }) => engineTasks?.(deps) ?? []);
}

/** Starts the modules' tasks of every server, of the leader, and of one server at a time. */
export async function startEngineRuntime(
  engine: StreamEngine | null,
  deps: EngineRuntimeDeps,
): Promise<void> {
  const { tasks, closers } = deps;
  if (engine) await startWithEngine(engine, deps);
  else for (const task of tasks) if (task.startWithoutEngine) closers.push(await task.startWithoutEngine());
  for (const { startOnEveryServer } of allModules) {
    const stop = startOnEveryServer?.(deps);
    if (stop) closers.push(stop);
  }
  // On any server: these tasks need no engine.
  const lead = leadWhenAlone({
    ...deps,
    of: 'background',
    start: () => stopTogether(allModules.flatMap(({ startOnOneServer }) => startOnOneServer?.(deps) ?? [])),
  });
  closers.push(lead.stop);
}

/** Only on servers with an engine: one without would block the others from polling theirs. */
async function startWithEngine(engine: StreamEngine, deps: EngineRuntimeDeps): Promise<void> {
  const { tasks, closers } = deps;
  for (const task of tasks) closers.push(...((await task.start?.(engine)) ?? []));
  const lead = leadWhenAlone({
    ...deps,
    of: 'engine',
    async start() {
      for (const task of tasks) await task.prepareToLead?.();
      return stopTogether([
        ...tasks.flatMap((task) => task.lead?.(engine) ?? []),
        ...allModules.flatMap(({ startOnLeader }) => startOnLeader?.(deps) ?? []),
      ]);
    },
  });
  closers.push(lead.stop);
}

/** Stops all at once: another server may lead already. */
function stopTogether(stops: readonly Stop[]): { stop(): Promise<void> } {
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
