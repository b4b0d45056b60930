import type { EngineTasks } from '#/engine/engine-tasks.ts';
import type { ListenerTracker } from '#/modules/listeners/listeners/listener-tracker.ts';

/** With join events, every server tracks its listeners; without them, only the leader polls. */
export function listenerEngineTasks(tracker: ListenerTracker): EngineTasks {
  return {
    hooks: tracker.hooks,
    prepare: () => tracker.prepare(),
    start: async (engine) => {
      // Stopped by `stop`, after the engine has reported its last leave.
      if (engine.features.hooks) tracker.follow(engine);
      return [];
    },
    prepareToLead: () => tracker.takeOver(),
    lead: (engine) => (engine.features.hooks ? async () => {} : tracker.follow(engine)),
    stop: () => tracker.stop(),
  };
}
