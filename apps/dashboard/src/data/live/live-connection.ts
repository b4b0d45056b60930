import { onlineManager } from '@tanstack/react-query';

/** Whether live events reach this page. */
export interface ConnectionStatus {
  /**
   * `offline`: the browser has no network. `interrupted`: there is a network, but no events from the server
   * arrive.
   */
  readonly state: 'up' | 'interrupted' | 'offline';
  /** Time of the last message from the server, by the browser's clock. */
  readonly heardAt: number;
}

export interface LiveConnection {
  get(): ConnectionStatus;
  /** Records a message from the server. */
  heard(): void;
  /** Records that the stream was lost or restored. */
  note(isUp: boolean): void;
  stop(): void;
}

/** A restarting server is back within this time, so shorter interruptions are not reported. */
const toldAfterMs = 5_000;

/** Notifies about state changes, not about each heartbeat. */
export function createLiveConnection(onChange: () => void): LiveConnection {
  let heardAt = Date.now();
  let isTold = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let status: ConnectionStatus = { state: 'up', heardAt };

  function refresh() {
    const state = onlineManager.isOnline() ? (isTold ? 'interrupted' : 'up') : 'offline';
    if (state === status.state) return;
    status = { state, heardAt };
    onChange();
  }
  const unsubscribe = onlineManager.subscribe(refresh);

  return {
    get: () => status,
    heard: () => {
      heardAt = Date.now();
    },
    note: (isUp) => {
      clearTimeout(timer);
      if (!isUp) {
        timer = setTimeout(() => {
          isTold = true;
          refresh();
        }, toldAfterMs);
        return;
      }
      isTold = false;
      heardAt = Date.now();
      refresh();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
