/** A playable stream. */
export interface Track {
  /** Unique id, such as a cast's username. */
  id: string;
  url: string;
}

/**
 * `unavailable`: never started; the browser doesn't reveal whether it was blocked, full or missing. `interrupted`: the
 * connection broke. `ended`: the source left. `blocked`: the browser forbids audio. `slow`: no audio in time.
 */
export type PlayerFailure = 'unavailable' | 'interrupted' | 'ended' | 'blocked' | 'slow';

export type PlayerState =
  | { status: 'idle' }
  | { status: 'loading' | 'playing'; track: Track }
  | { status: 'failed'; track: Track; failure: PlayerFailure };

/** The parts of an audio element in use. */
export type AudioOutput = Pick<
  HTMLAudioElement,
  'addEventListener' | 'removeEventListener' | 'removeAttribute' | 'load' | 'pause' | 'play' | 'src' | 'error'
>;

export interface Player {
  /** Plays this stream and stops any other. */
  play(track: Track): void;
  /** Stops and closes the connection, so that the engine counts one listener less. */
  stop(): void;
  get(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Attaches the audio element; returns a detach function. */
  attach(audio: AudioOutput): () => void;
}

/** Time-out for the first audio. */
export const slowAfterMs = 20_000;
const interruptedCode = 2;

const idle: PlayerState = { status: 'idle' };

export function createPlayer(): Player {
  const listeners = new Set<() => void>();
  let state: PlayerState = idle;
  let output: AudioOutput | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function set(next: PlayerState) {
    clearTimeout(patience);
    if (next.status === 'loading') patience = setTimeout(() => fail('slow'), slowAfterMs);
    state = next;
    for (const listener of listeners) listener();
  }

  /** Without `load` the browser keeps the connection, and the engine a listener. */
  function release() {
    output?.pause();
    output?.removeAttribute('src');
    output?.load();
  }

  function fail(failure: PlayerFailure) {
    if (state.status !== 'loading' && state.status !== 'playing') return;
    const { track } = state;
    release();
    set({ status: 'failed', track, failure });
  }

  function stop() {
    if (state.status === 'idle') return;
    release();
    set(idle);
  }

  const reactions = {
    playing: () => {
      if (state.status === 'loading') set({ status: 'playing', track: state.track });
    },
    waiting: () => {
      if (state.status === 'playing') set({ status: 'loading', track: state.track });
    },
    ended: () => fail('ended'),
    error: () => fail(output?.error?.code === interruptedCode ? 'interrupted' : 'unavailable'),
  };

  return {
    play: (track) => {
      if (!output) return;
      release();
      const attempt: PlayerState = { status: 'loading', track };
      set(attempt);
      output.src = track.url;
      output.play().catch((error: unknown) => {
        // Aborted by a newer call: not a failure.
        if (state !== attempt) return;
        fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'unavailable');
      });
    },
    stop,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (audio) => {
      output = audio;
      for (const [name, react] of Object.entries(reactions)) audio.addEventListener(name, react);
      return () => {
        stop();
        for (const [name, react] of Object.entries(reactions)) audio.removeEventListener(name, react);
        output = undefined;
      };
    },
  };
}
