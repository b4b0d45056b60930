import type { LiveClient, LiveEvent, LiveTopic } from '@unmuted/api';
import {
  createTabGroup,
  type TabGroup,
  type TabGroupOptions,
  type TabMessage,
} from '#/data/live/tab-group.ts';
import { createTopicStream, type TopicStream } from '#/data/live/topic-stream.ts';
import { createTopicSubscriptions, type TopicSubscriptions, union } from '#/data/live/topic-subscriptions.ts';

export interface LiveHubOptions extends Pick<TabGroupOptions, 'name' | 'locks' | 'createChannel'> {
  subscribe: LiveClient['subscribe'];
  onEvent: (event: LiveEvent) => void;
  /** Called when a hidden tab becomes visible: events were missed, so visible data should be refetched. */
  onResume: () => void;
  /** Called when the stream is lost or restored. */
  onConnectionChange: (isUp: boolean) => void;
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Shares one stream per browser: over HTTP/1.1, six open streams would block every other request. The leading
 * tab streams the topics of all visible tabs and broadcasts the events. A hidden tab leaves the group.
 */
export class LiveHub {
  readonly #options: LiveHubOptions;
  readonly #tab = crypto.getRandomValues(new Uint32Array(4)).join('-');
  readonly #otherTabs = new Map<string, readonly LiveTopic[]>();
  readonly #connection: ConnectionFlag;
  readonly #group: TabGroup;
  readonly #subscriptions: TopicSubscriptions;
  readonly #stream: TopicStream;
  readonly #stopWatching: () => void;

  constructor(options: LiveHubOptions) {
    const { document, name, locks, createChannel, onEvent, subscribe } = options;
    this.#options = options;
    this.#connection = createConnectionFlag(options.onConnectionChange);
    this.#group = createTabGroup({
      name,
      locks,
      createChannel,
      onMessage: (message) => this.#receive(message),
      onLead: () => this.#lead(),
    });
    this.#subscriptions = createTopicSubscriptions(() => {
      this.#postTopics();
      this.#updateStream();
    });
    this.#stream = createTopicStream({
      subscribe,
      onEvent: (event) => {
        onEvent(event);
        this.#group.post({ type: 'event', event });
      },
      onConnectionChange: (isUp) => {
        this.#connection.set(isUp);
        this.#group.post({ type: 'connection', isUp });
      },
    });
    this.#stopWatching = watchVisibility(document, {
      onHidden: () => this.#leave(),
      onVisible: () => this.#rejoin(),
    });
    if (!document.hidden) this.#join();
  }

  /** Subscribes to topics until the returned function is called. */
  subscribe(topics: readonly LiveTopic[]): () => void {
    return this.#subscriptions.add(topics);
  }

  /** Reconnects a waiting stream immediately, as the network may be back. */
  retry(): void {
    if (!this.#connection.isUp() && this.#group.isLeader()) this.#stream.reopen();
  }

  stop(): void {
    this.#stopWatching();
    this.#leave();
  }

  #postTopics(topics = this.#subscriptions.current()) {
    this.#group.post({ type: 'topics', tab: this.#tab, topics });
  }

  /** Only the leader has a stream. */
  #updateStream() {
    const all = () => union([this.#subscriptions.current(), ...this.#otherTabs.values()]);
    this.#stream.setTopics(this.#group.isLeader() ? all() : []);
  }

  #lead() {
    this.#group.post({ type: 'request-topics' });
    this.#updateStream();
  }

  #receive(message: TabMessage) {
    if (message.type === 'request-topics') this.#postTopics();
    if (message.type === 'event') this.#options.onEvent(message.event);
    if (message.type === 'connection') this.#connection.set(message.isUp);
    if (message.type === 'topics') {
      this.#otherTabs.set(message.tab, message.topics);
      this.#updateStream();
      if (this.#group.isLeader()) this.#group.post({ type: 'connection', isUp: this.#connection.isUp() });
    }
  }

  #join() {
    this.#group.join();
    this.#postTopics();
  }

  #rejoin() {
    if (this.#group.isMember()) return;
    this.#join();
    this.#options.onResume();
  }

  #leave() {
    this.#subscriptions.cancel();
    this.#postTopics([]);
    this.#group.leave();
    this.#connection.set(true);
    this.#otherTabs.clear();
    this.#updateStream();
    this.#group.close();
  }
}

type ConnectionFlag = ReturnType<typeof createConnectionFlag>;

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
