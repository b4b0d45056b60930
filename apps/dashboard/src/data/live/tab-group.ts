import type { LiveEvent, LiveTopic } from '@unmuted/api';

/** Messages between tabs of one browser. */
export type TabMessage =
  | { type: 'topics'; tab: string; topics: readonly LiveTopic[] }
  /** Asks every tab for its topics. */
  | { type: 'request-topics' }
  | { type: 'event'; event: LiveEvent }
  /** Whether the leader's stream is connected. */
  | { type: 'connection'; isUp: boolean };

/** The parts of BroadcastChannel in use. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface TabGroupOptions {
  /** Names the lock and the channel. */
  name: string;
  /** Undefined if unsupported: each tab then leads itself. */
  locks: Pick<LockManager, 'request'> | undefined;
  createChannel: ((name: string) => Channel) | undefined;
  onMessage: (message: TabMessage) => void;
  /** Called when this tab becomes the leader. */
  onLead: () => void;
}

export interface TabGroup {
  isMember(): boolean;
  isLeader(): boolean;
  join(): void;
  /** Releases the lock, so that another tab leads. Messages can be posted until `close`. */
  leave(): void;
  close(): void;
  post(message: TabMessage): void;
}

/** Elects one of the tabs with the same name as the leader: the one that holds the lock. */
export function createTabGroup({ name, locks, createChannel, onMessage, onLead }: TabGroupOptions): TabGroup {
  let channel: Channel | undefined;
  let membership: AbortController | undefined;
  let isLeader = false;

  function lead(signal: AbortSignal): Promise<void> {
    isLeader = true;
    onLead();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  return {
    isMember: () => membership !== undefined,
    isLeader: () => isLeader,
    post: (message) => channel?.postMessage(message),
    join: () => {
      membership = new AbortController();
      const { signal } = membership;
      if (!locks || !createChannel) {
        void lead(signal);
        return;
      }
      channel = createChannel(`studio.live.${name}`);
      channel.onmessage = ({ data }) => onMessage(data as TabMessage);
      locks
        .request(`studio.live.${name}`, { signal }, () => (signal.aborted ? undefined : lead(signal)))
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
    },
    leave: () => {
      membership?.abort();
      membership = undefined;
      isLeader = false;
    },
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
}
