import type { LiveClient, LiveSubscription, LiveTopic } from '@unmuted/api';

interface TopicStreamOptions extends Pick<LiveSubscription, 'onEvent'> {
  readonly subscribe: LiveClient['subscribe'];
  readonly onConnectionChange: (isUp: boolean) => void;
}

export interface TopicStream {
  /** Reopens the stream if the topics changed; closes it without topics. */
  setTopics(topics: readonly LiveTopic[]): void;
  /** Reopens the stream with the same topics. */
  reopen(): void;
}

export function createTopicStream({
  subscribe,
  onEvent,
  onConnectionChange,
}: TopicStreamOptions): TopicStream {
  let topics: readonly LiveTopic[] = [];
  let close = () => {};

  function reopen() {
    close();
    close = subscribe({
      topics,
      onEvent,
      onState: ({ state }) => {
        // A stream that is still opening does not affect the connection status.
        if (state !== 'connecting') onConnectionChange(state === 'open');
      },
    });
  }

  return {
    setTopics: (next) => {
      if (next.join() === topics.join()) return;
      topics = next;
      reopen();
    },
    reopen,
  };
}
