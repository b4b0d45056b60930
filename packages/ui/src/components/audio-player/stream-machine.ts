/** Why playback failed: never connected, connection lost, source disconnected, timed out. */
export type StreamFailure = 'unavailable' | 'interrupted' | 'ended' | 'slow';

/** State of a live stream player. */
export type StreamState =
  | { readonly status: 'idle' | 'connecting' | 'live' | 'off-air' | 'blocked' }
  | {
      readonly status: 'reconnecting';
      /** Stalled on the open connection, waiting before a reconnect, or buffering on the new connection. */
      readonly phase: 'stalled' | 'waiting' | 'opening';
      /** Number of the attempt. */
      readonly attempt: number;
      /** Failure to report when every attempt fails. */
      readonly cause: StreamFailure;
    }
  | { readonly status: 'failed'; readonly failure: StreamFailure };

/** User actions, media element events, timeouts, and source status changes. */
export type StreamEvent =
  | { readonly type: 'play' | 'stop' | 'playing' | 'waiting' | 'ended' | 'timeout' | 'off-air' | 'on-air' }
  | { readonly type: 'error'; readonly code?: number | undefined }
  | { readonly type: 'refused'; readonly name: string };

/** Effect to run: open a new connection, or release it so that the engine counts one listener less. */
export type StreamEffect = 'open' | 'release';

/** The next state and its effect. */
export interface StreamTransition {
  readonly state: StreamState;
  readonly effect?: StreamEffect | undefined;
}

/** Number of attempts before the stream fails. */
export const MAX_ATTEMPTS = 5;
const OPEN_MS = 20_000;
const STALL_MS = 8000;
const RETRY_MS = 1000;
/** MediaError.MEDIA_ERR_NETWORK. */
const NETWORK = 2;

/** Timeout of a state in ms; `undefined` for none. Reconnects back off: 1, 2, 4, 8, 16 seconds. */
export function timeoutMs(state: StreamState): number | undefined {
  if (state.status === 'connecting') return OPEN_MS;
  if (state.status !== 'reconnecting') return undefined;
  if (state.phase === 'stalled') return STALL_MS;
  return state.phase === 'opening' ? OPEN_MS : RETRY_MS * 2 ** (state.attempt - 1);
}

/** Transition function of a live stream. A stream has no natural end: when it ends or breaks, it reconnects. */
export function transition(state: StreamState, event: StreamEvent): StreamTransition {
  switch (event.type) {
    case 'play':
      if (isActive(state) || state.status === 'off-air') return { state };
      return { state: { status: 'connecting' }, effect: 'open' };
    case 'stop':
      if (state.status === 'idle' || state.status === 'off-air') return { state };
      return isActive(state) ? release({ status: 'idle' }) : { state: { status: 'idle' } };
    case 'off-air':
      if (state.status === 'off-air') return { state };
      return isActive(state) ? release({ status: 'off-air' }) : { state: { status: 'off-air' } };
    case 'on-air':
      // Never resumes automatically, even if it played before.
      return state.status === 'off-air' ? { state: { status: 'idle' } } : { state };
    default:
      return isActive(state) ? handleMediaEvent(state, event) : { state };
  }
}

/** Whether playback was requested, whether or not there is audio. */
export function isActive(state: StreamState): boolean {
  return state.status === 'connecting' || state.status === 'live' || state.status === 'reconnecting';
}

// While waiting for a reconnect there is no connection; media events belong to the previous one.
const isWaiting = (state: StreamState): boolean =>
  state.status === 'reconnecting' && state.phase === 'waiting';

function handleMediaEvent(state: StreamState, event: StreamEvent): StreamTransition {
  if (isWaiting(state)) return event.type === 'timeout' ? reopen(state) : { state };
  switch (event.type) {
    case 'playing':
      return { state: { status: 'live' } };
    case 'waiting':
      return state.status === 'live'
        ? { state: { status: 'reconnecting', phase: 'stalled', attempt: 0, cause: 'slow' } }
        : { state };
    case 'timeout':
      return state.status === 'reconnecting' && state.phase === 'stalled'
        ? reopen(state)
        : handleFailure(state, 'slow');
    case 'ended':
      return handleFailure(state, 'ended');
    case 'error':
      return handleFailure(state, event.code === NETWORK ? 'interrupted' : 'unavailable');
    case 'refused':
      // An AbortError means that another request superseded this one; it is not a failure.
      if (event.name === 'AbortError') return { state };
      return event.name === 'NotAllowedError'
        ? release({ status: 'blocked' })
        : handleFailure(state, 'unavailable');
    default:
      return { state };
  }
}

const release = (state: StreamState): StreamTransition => ({ state, effect: 'release' });

function reopen(state: StreamState): StreamTransition {
  if (state.status !== 'reconnecting') return { state };
  const attempt = Math.max(state.attempt, 1);
  return { state: { ...state, phase: 'opening', attempt }, effect: 'open' };
}

/** A first connection that breaks fails; an established one reconnects. */
function handleFailure(state: StreamState, cause: StreamFailure): StreamTransition {
  if (state.status === 'connecting') return release({ status: 'failed', failure: cause });
  const attempt = state.status === 'reconnecting' ? state.attempt + 1 : 1;
  // The original cause is more useful than the reason the reconnects failed.
  const first = state.status === 'reconnecting' && state.phase === 'opening' ? state.cause : cause;
  return attempt > MAX_ATTEMPTS
    ? release({ status: 'failed', failure: first })
    : release({ status: 'reconnecting', phase: 'waiting', attempt, cause: first });
}
