import type { QueryClient } from '@tanstack/react-query';
import type { LiveData, LiveEventName } from '@unmuted/api';

/** Applies the events of a topic to the cached queries of one session. */
export interface LiveTopicHandler<Data> {
  apply(data: Data): void;
  /** Discards buffered events when the session ends. */
  stop?(): void;
}

/** How the events of a topic change queries. */
export interface LiveTopicDefinition<Data> {
  /** The name of the topic and of its events in the contract. */
  readonly name: string;
  start(queryClient: QueryClient): LiveTopicHandler<Data>;
}

/** Declares a topic of the contract. */
export function defineLiveTopic<const Name extends LiveEventName>(topic: {
  readonly name: Name;
  start(queryClient: QueryClient): LiveTopicHandler<LiveData<Name>>;
}): LiveTopicDefinition<LiveData<Name>> {
  return topic;
}
