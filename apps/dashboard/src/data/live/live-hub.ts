import type { LiveClient, LiveEvent, LiveTopic } from '@unmuted/api';

/** Messages between tabs of one browser. */
type Message =
  | { type: 'wants'; tab: string; topics: readonly LiveTopic[] }
  | { type: 'who' }
  | { type: 'event'; event: LiveEvent }
  /** Whether the leader's stream is connected. */
  | { type: 'connection'; isUp: boolean };

/** The parts of BroadcastChannel in use. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface LiveHubOptions {
  /** Names the lock and the channel. Tabs of the same account share a stream. */
  name: string;
  subscribe: LiveClient['subscribe'];
  onEvent: (event: LiveEvent) => void;
  /** Called when a hidden tab becomes visible: events were missed, so visible data should be refetched. */
  onResume: () => void;
  /** Called when the stream is lost or restored. */
  onConnectionChange: (isUp: boolean) => void;
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  /** Undefined if unsupported: each tab then opens its own stream. */
  locks: Pick<LockManager, 'request'> | undefined;
  createChannel: ((name: string) => Channel) | undefined;
}

export interface LiveHub {
  /** Subscribes to topics until the returned function is called. */
  want(topics: readonly LiveTopic[]): () => void;
  /** Reconnects a waiting stream immediately, as the network may be back. */
  retry(): void;
  stop(): void;
}

/** Batches simultaneous subscriptions into one stream, in milliseconds. */
const wantMs = 50;
/** Delays unsubscriptions, in milliseconds, until the next page has rendered and added its own topics. */
const dropMs = 300;

/**
 * Shares one stream per browser: over HTTP/1.1, six open streams would block every other request. The tab
 * that holds the lock streams the topics of all visible tabs and broadcasts the events. A hidden tab leaves
 * and releases the lock.
 */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { document, locks, createChannel, name } = options;
  const tab = crypto.randomUUID();
  const wanted = new Map<symbol, readonly LiveTopic[]>();
  const others = new Map<string, readonly LiveTopic[]>();
  const shares = locks !== undefined && createChannel !== undefined;
  let channel: Channel | undefined;
  let leaving: AbortController | undefined;
  let isLeader = false;
  let openTopics = '';
  let isUp = true;
  let close = () => {};
  let settling: ReturnType<typeof setTimeout> | undefined;
  let settlesAt = Number.POSITIVE_INFINITY;

  const own = () => [...new Set([...wanted.values()].flat())].sort();

  /** A stream that is still opening or was closed by the hub does not affect the connection status. */
  function setConnected(next: boolean) {
    if (next === isUp) return;
    isUp = next;
    options.onConnectionChange(isUp);
  }

  function tell(message: Message) {
    channel?.postMessage(message);
  }

  /** Reopens the stream if the topics changed. Only the leader has a stream. */
  function refreshStream() {
    const topics = isLeader ? [...new Set([...own(), ...[...others.values()].flat()])].sort() : [];
    if (topics.join() === openTopics) return;
    openTopics = topics.join();
    close();
    close = options.subscribe({
      topics,
      onEvent: (event) => {
        options.onEvent(event);
        tell({ type: 'event', event });
      },
      onState: ({ state }) => {
        if (state === 'connecting') return;
        setConnected(state === 'open');
        tell({ type: 'connection', isUp });
      },
    });
  }

  /** Schedules one stream update at the earliest requested time. */
  function settleWithin(ms: number) {
    const at = Date.now() + ms;
    if (at >= settlesAt) return;
    clearTimeout(settling);
    settlesAt = at;
    settling = setTimeout(() => {
      settlesAt = Number.POSITIVE_INFINITY;
      tell({ type: 'wants', tab, topics: own() });
      refreshStream();
    }, ms);
  }

  function lead(signal: AbortSignal): Promise<void> {
    isLeader = true;
    tell({ type: 'who' });
    refreshStream();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  function hear(message: Message) {
    if (message.type === 'who') tell({ type: 'wants', tab, topics: own() });
    if (message.type === 'event') options.onEvent(message.event);
    if (message.type === 'connection') setConnected(message.isUp);
    if (message.type === 'wants') {
      others.set(message.tab, message.topics);
      refreshStream();
      if (isLeader) tell({ type: 'connection', isUp });
    }
  }

  function join() {
    if (leaving || document.hidden) return;
    leaving = new AbortController();
    const { signal } = leaving;
    if (!shares) {
      void lead(signal);
      return;
    }
    channel = createChannel(`studio.live.${name}`);
    channel.onmessage = ({ data }) => hear(data as Message);
    tell({ type: 'wants', tab, topics: own() });
    locks
      .request(`studio.live.${name}`, { signal }, () => (signal.aborted ? undefined : lead(signal)))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
  }

  function leave() {
    clearTimeout(settling);
    settlesAt = Number.POSITIVE_INFINITY;
    tell({ type: 'wants', tab, topics: [] });
    leaving?.abort();
    leaving = undefined;
    setConnected(true);
    isLeader = false;
    others.clear();
    refreshStream();
    channel?.close();
    channel = undefined;
  }

  function onVisibility() {
    if (document.hidden) return leave();
    if (leaving) return;
    join();
    options.onResume();
  }

  document.addEventListener('visibilitychange', onVisibility);
  join();

  return {
    want: (topics) => {
      const id = Symbol();
      wanted.set(id, topics);
      settleWithin(wantMs);
      return () => {
        wanted.delete(id);
        settleWithin(dropMs);
      };
    },
    retry: () => {
      if (isUp || !isLeader) return;
      openTopics = '';
      refreshStream();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    },
  };
}
