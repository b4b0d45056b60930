import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@unmuted/api';
import type { LiveTopicDefinition, LiveTopicHandler } from '#/data/live/define-live-topic.ts';

export interface LiveRegistry {
  /** Applies an event to the cached data; ignores the events of unregistered topics. */
  apply(event: LiveEvent): void;
  /** Discards buffered events. */
  stop(): void;
}

/** Starts every topic. `never`: each topic only receives the events of its name. */
export function createLiveRegistry(
  topics: readonly LiveTopicDefinition<never>[],
  queryClient: QueryClient,
): LiveRegistry {
  const handlers = new Map<string, LiveTopicHandler<never>>();
  for (const topic of topics) {
    if (handlers.has(topic.name)) throw new Error(`Two definitions of the live topic ${topic.name}.`);
    handlers.set(topic.name, topic.start(queryClient));
  }
  return {
    apply: (event) => {
      if ('data' in event) handlers.get(event.event)?.apply(event.data as never);
    },
    stop: () => {
      for (const handler of handlers.values()) handler.stop?.();
    },
  };
}
