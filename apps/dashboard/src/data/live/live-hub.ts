import type { LiveClient, LiveEvent, LiveTopic } from '@unmuted/api';
import { createTabGroup, type TabGroupOptions, type TabMessage } from '#/data/live/tab-group.ts';
import { createTopicStream } from '#/data/live/topic-stream.ts';
import { createTopicSubscriptions, union } from '#/data/live/topic-subscriptions.ts';

export interface LiveHubOptions extends Pick<TabGroupOptions, 'name' | 'locks' | 'createChannel'> {
  subscribe: LiveClient['subscribe'];
  onEvent: (event: LiveEvent) => void;
  /** Called when a hidden tab becomes visible: events were missed, so visible data should be refetched. */
  onResume: () => void;
  /** Called when the stream is lost or restored. */
  onConnectionChange: (isUp: boolean) => void;
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

export interface LiveHub {
  /** Subscribes to topics until the returned function is called. */
  subscribe(topics: readonly LiveTopic[]): () => void;
  /** Reconnects a waiting stream immediately, as the network may be back. */
  retry(): void;
  stop(): void;
}

/**
 * Shares one stream per browser: over HTTP/1.1, six open streams would block every other request. The leading
 * tab streams the topics of all visible tabs and broadcasts the events. A hidden tab leaves the group.
 */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { document, name, locks, createChannel, onEvent } = options;
  const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const otherTabs = new Map<string, readonly LiveTopic[]>();
  const connection = createConnectionFlag(options.onConnectionChange);
  const group = createTabGroup({ name, locks, createChannel, onMessage: receive, onLead: lead });
  const subscriptions = createTopicSubscriptions(() => {
    postTopics();
    updateStream();
  });
  const stream = createTopicStream({
    subscribe: options.subscribe,
    onEvent: (event) => {
      onEvent(event);
      group.post({ type: 'event', event });
    },
    onConnectionChange: (isUp) => {
      connection.set(isUp);
      group.post({ type: 'connection', isUp });
    },
  });

  function postTopics(topics = subscriptions.current()) {
    group.post({ type: 'topics', tab, topics });
  }

  /** Only the leader has a stream. */
  function updateStream() {
    stream.setTopics(group.isLeader() ? union([subscriptions.current(), ...otherTabs.values()]) : []);
  }

  function lead() {
    group.post({ type: 'request-topics' });
    updateStream();
  }

  function receive(message: TabMessage) {
    if (message.type === 'request-topics') postTopics();
    if (message.type === 'event') onEvent(message.event);
    if (message.type === 'connection') connection.set(message.isUp);
    if (message.type === 'topics') {
      otherTabs.set(message.tab, message.topics);
      updateStream();
      if (group.isLeader()) group.post({ type: 'connection', isUp: connection.isUp() });
    }
  }

  function join() {
    group.join();
    postTopics();
  }

  function leave() {
    subscriptions.cancel();
    postTopics([]);
    group.leave();
    connection.set(true);
    otherTabs.clear();
    updateStream();
    group.close();
  }

  const stopWatching = watchVisibility(document, {
    onHidden: leave,
    onVisible: () => {
      if (group.isMember()) return;
      join();
      options.onResume();
    },
  });
  if (!document.hidden) join();

  return {
    subscribe: subscriptions.add,
    retry: () => {
      if (!connection.isUp() && group.isLeader()) stream.reopen();
    },
    stop: () => {
      stopWatching();
      leave();
    },
  };
}

/** Notifies only about changes. */
function createConnectionFlag(onChange: (isUp: boolean) => void) {
  let isUp = true;
  return {
    isUp: () => isUp,
    set: (next: boolean) => {
      if (next === isUp) return;
      isUp = next;
      onChange(isUp);
    },
  };
}

function watchVisibility(
  document: LiveHubOptions['document'],
  { onHidden, onVisible }: { onHidden: () => void; onVisible: () => void },
): () => void {
  const onChange = () => (document.hidden ? onHidden() : onVisible());
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
