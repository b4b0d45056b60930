import type { LiveClient, LiveEvent, LiveTopic } from '@unmuted/api';

/** What tabs of one browser tell each other. */
type Message =
  | { type: 'wants'; tab: string; topics: readonly LiveTopic[] }
  | { type: 'who' }
  | { type: 'event'; event: LiveEvent }
  /** The leader’s stream: whether it stands. */
  | { type: 'connection'; isUp: boolean };

/** The parts of BroadcastChannel in use. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface LiveHubOptions {
  /** Tabs of the same account share a stream: names the lock and the channel. */
  name: string;
  subscribe: LiveClient['subscribe'];
  onEvent: (event: LiveEvent) => void;
  /** Called when the tab comes back after it was hidden: events were missed, so what is shown should be read again. */
  onResume: () => void;
  /** Told when the stream is lost, and when it stands again. */
  onConnectionChange: (isUp: boolean) => void;
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  /** Undefined where the browser lacks it: then each tab opens a stream of its own. */
  locks: Pick<LockManager, 'request'> | undefined;
  createChannel: ((name: string) => Channel) | undefined;
}

export interface LiveHub {
  /** Asks for topics until the returned function is called. */
  want(topics: readonly LiveTopic[]): () => void;
  /** The line may be back: a stream that waits is opened at once. */
  retry(): void;
  stop(): void;
}

/** What is asked for in one moment is one stream; in milliseconds. */
const wantMs = 50;
/** Nobody waits for less: the page that was pressed for is painted before, and what it asks for meanwhile is the same change. */
const dropMs = 300;

/**
 * One stream a browser: over HTTP/1.1 six open streams would stall every other call. The tab that holds the lock reads
 * the topics all visible tabs ask for and tells the others; a hidden tab leaves, and lets go of the lock.
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

  /** A stream that is only being opened, or was closed by us, says nothing about the line. */
  function setConnected(next: boolean) {
    if (next === isUp) return;
    isUp = next;
    options.onConnectionChange(isUp);
  }

  function tell(message: Message) {
    channel?.postMessage(message);
  }

  /** Opens the stream again when the topics changed; only the leader holds one. */
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

  /** Changes the stream once, at the earliest moment that was asked for. */
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
