import { onlineManager } from '@tanstack/react-query';

/** Whether live events reach this page. */
export interface ConnectionStatus {
  /**
   * `offline`: the browser has no network. `interrupted`: there is a network, but no events from the server
   * arrive.
   */
  readonly state: 'up' | 'interrupted' | 'offline';
  /** Time of the last message from the server, by the browser's clock. */
  readonly lastMessageAt: number;
}

export interface LiveConnection {
  get(): ConnectionStatus;
  /** Records a message from the server. */
  recordMessage(): void;
  /** Records that the stream was lost or restored. */
  setUp(isUp: boolean): void;
  stop(): void;
}

/** A restarting server is back within this time, so shorter interruptions are not reported. */
const reportDelayMs = 5_000;

/** Notifies about state changes, not about each heartbeat. */
export function createLiveConnection(onChange: () => void): LiveConnection {
  let lastMessageAt = Date.now();
  let isInterrupted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let status: ConnectionStatus = { state: 'up', lastMessageAt };

  function refresh() {
    const state = onlineManager.isOnline() ? (isInterrupted ? 'interrupted' : 'up') : 'offline';
    if (state === status.state) return;
    status = { state, lastMessageAt };
    onChange();
  }
  const unsubscribe = onlineManager.subscribe(refresh);

  return {
    get: () => status,
    recordMessage: () => {
      lastMessageAt = Date.now();
    },
    setUp: (isUp) => {
      clearTimeout(timer);
      if (!isUp) {
        timer = setTimeout(() => {
          isInterrupted = true;
          refresh();
        }, reportDelayMs);
        return;
      }
      isInterrupted = false;
      lastMessageAt = Date.now();
      refresh();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
