import type { LiveTopic } from '@unmuted/api';

/** Batches simultaneous subscriptions into one stream. */
const addDelayMs = 50;
/** Delays unsubscriptions until the next page has rendered and added its own topics. */
const dropDelayMs = 300;

export interface TopicSubscriptions {
  /** Subscribes to topics until the returned function is called. */
  add(topics: readonly LiveTopic[]): () => void;
  /** The topics of all subscriptions, sorted. */
  current(): LiveTopic[];
  /** Cancels a scheduled `onChange`. */
  cancel(): void;
}

/** Calls `onChange` once for simultaneous changes, at the earliest of their delays. */
export function createTopicSubscriptions(onChange: () => void): TopicSubscriptions {
  const subscriptions = new Map<symbol, readonly LiveTopic[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  function cancel() {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
  }

  function schedule(delayMs: number) {
    const at = Date.now() + delayMs;
    if (at >= dueAt) return;
    cancel();
    dueAt = at;
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      onChange();
    }, delayMs);
  }

  return {
    add: (topics) => {
      const id = Symbol();
      subscriptions.set(id, topics);
      schedule(addDelayMs);
      return () => {
        subscriptions.delete(id);
        schedule(dropDelayMs);
      };
    },
    current: () => union(subscriptions.values()),
    cancel,
  };
}

/** Every topic once, sorted. */
export function union(lists: Iterable<readonly LiveTopic[]>): LiveTopic[] {
  return [...new Set([...lists].flat())].sort();
}
