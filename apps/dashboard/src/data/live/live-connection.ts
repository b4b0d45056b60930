import { onlineManager } from '@tanstack/react-query';

/** Whether the present still reaches this page. */
export interface ConnectionStatus {
  /** `offline`: the browser has no network. `interrupted`: it has, but the server's events do not come. */
  readonly state: 'up' | 'interrupted' | 'offline';
  /** When the server was last heard, by the browser's clock. */
  readonly heardAt: number;
}

export interface LiveConnection {
  get(): ConnectionStatus;
  /** The server was heard. */
  heard(): void;
  /** The stream is lost, or stands again. */
  note(isUp: boolean): void;
  stop(): void;
}

/** A server that is started anew is back by then; nobody needs to hear of it. */
const toldAfterMs = 5_000;

/** Tells of a change of state, not of each sign of life. */
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
