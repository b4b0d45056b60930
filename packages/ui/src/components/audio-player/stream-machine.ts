/** Why a stream cannot be heard: it never opened, the connection broke, the source left, nothing came in time. */
export type StreamFailure = 'unavailable' | 'interrupted' | 'ended' | 'slow';

/** What a player of a live stream is doing. */
export type StreamState =
  | { readonly status: 'idle' | 'connecting' | 'live' | 'off-air' | 'blocked' }
  | {
      readonly status: 'reconnecting';
      /** Waits for sound on the open connection, waits before it opens another, or waits for sound on that one. */
      readonly phase: 'stalled' | 'waiting' | 'opening';
      /** Which try it is. */
      readonly attempt: number;
      /** What to say when no try succeeds. */
      readonly cause: StreamFailure;
    }
  | { readonly status: 'failed'; readonly failure: StreamFailure };

/** What can happen: someone presses, the media element says something, time passes, the source comes and goes. */
export type StreamEvent =
  | { readonly type: 'play' | 'stop' | 'playing' | 'waiting' | 'ended' | 'timeout' | 'off-air' | 'on-air' }
  | { readonly type: 'error'; readonly code?: number | undefined }
  | { readonly type: 'refused'; readonly name: string };

/** What is to be done about it: open a new connection, or let go of it so that the engine counts one listener less. */
export type StreamEffect = 'open' | 'release';

/** The next state, and what is to be done on the way. */
export interface StreamStep {
  readonly state: StreamState;
  readonly effect?: StreamEffect | undefined;
}

/** After so many tries the stream has failed. */
export const MAX_ATTEMPTS = 5;
const OPEN_MS = 20_000;
const STALL_MS = 8000;
const RETRY_MS = 1000;
/** MediaError.MEDIA_ERR_NETWORK. */
const NETWORK = 2;

/** How long the state may last before a `timeout`; `undefined` for ever. Tries come after 1, 2, 4, 8, 16 seconds. */
export function patienceMs(state: StreamState): number | undefined {
  if (state.status === 'connecting') return OPEN_MS;
  if (state.status !== 'reconnecting') return undefined;
  if (state.phase === 'stalled') return STALL_MS;
  return state.phase === 'opening' ? OPEN_MS : RETRY_MS * 2 ** (state.attempt - 1);
}

/** The course of a live stream. A stream has no end of its own: when it ends or breaks off, it is opened again. */
export function nextStep(state: StreamState, event: StreamEvent): StreamStep {
  switch (event.type) {
    case 'play':
      if (isOn(state) || state.status === 'off-air') return { state };
      return { state: { status: 'connecting' }, effect: 'open' };
    case 'stop':
      if (state.status === 'idle' || state.status === 'off-air') return { state };
      return isOn(state) ? released({ status: 'idle' }) : { state: { status: 'idle' } };
    case 'off-air':
      if (state.status === 'off-air') return { state };
      return isOn(state) ? released({ status: 'off-air' }) : { state: { status: 'off-air' } };
    case 'on-air':
      // It never plays by itself, not even what someone listened to before.
      return state.status === 'off-air' ? { state: { status: 'idle' } } : { state };
    default:
      return isOn(state) ? heard(state, event) : { state };
  }
}

/** Whether someone asked for sound, whether or not there is any. */
export function isOn(state: StreamState): boolean {
  return state.status === 'connecting' || state.status === 'live' || state.status === 'reconnecting';
}

// While it waits before another try there is no connection, and what the element says is about the former one.
const isWaiting = (state: StreamState): boolean =>
  state.status === 'reconnecting' && state.phase === 'waiting';

function heard(state: StreamState, event: StreamEvent): StreamStep {
  if (isWaiting(state)) return event.type === 'timeout' ? reopened(state) : { state };
  switch (event.type) {
    case 'playing':
      return { state: { status: 'live' } };
    case 'waiting':
      return state.status === 'live'
        ? { state: { status: 'reconnecting', phase: 'stalled', attempt: 0, cause: 'slow' } }
        : { state };
    case 'timeout':
      return state.status === 'reconnecting' && state.phase === 'stalled'
        ? reopened(state)
        : broken(state, 'slow');
    case 'ended':
      return broken(state, 'ended');
    case 'error':
      return broken(state, event.code === NETWORK ? 'interrupted' : 'unavailable');
    case 'refused':
      // Refused because something else was asked for meanwhile: that is no failure.
      if (event.name === 'AbortError') return { state };
      return event.name === 'NotAllowedError'
        ? released({ status: 'blocked' })
        : broken(state, 'unavailable');
    default:
      return { state };
  }
}

const released = (state: StreamState): StreamStep => ({ state, effect: 'release' });

function reopened(state: StreamState): StreamStep {
  if (state.status !== 'reconnecting') return { state };
  const attempt = Math.max(state.attempt, 1);
  return { state: { ...state, phase: 'opening', attempt }, effect: 'open' };
}

/** A first connection that breaks has failed; one that was heard is tried again. */
function broken(state: StreamState, cause: StreamFailure): StreamStep {
  if (state.status === 'connecting') return released({ status: 'failed', failure: cause });
  const attempt = state.status === 'reconnecting' ? state.attempt + 1 : 1;
  // What broke it off first says more than why the tries failed.
  const first = state.status === 'reconnecting' && state.phase === 'opening' ? state.cause : cause;
  return attempt > MAX_ATTEMPTS
    ? released({ status: 'failed', failure: first })
    : released({ status: 'reconnecting', phase: 'waiting', attempt, cause: first });
}
