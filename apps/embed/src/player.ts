import type { EmbedPlayback } from '@unmuted/api';

/** The subset of an audio element in use; tests pass their own. */
export type Sound = Pick<
  HTMLAudioElement,
  'src' | 'volume' | 'muted' | 'ended' | 'play' | 'pause' | 'load' | 'removeAttribute' | 'addEventListener'
>;

interface PlayerOptions {
  readonly sound: Sound;
  /** The current stream URL; null when there is none. */
  readonly source: () => string | null;
  readonly onChange: (playback: EmbedPlayback) => void;
  /** Called when playback was interrupted. */
  readonly onInterruption: () => void;
  readonly random?: () => number;
}

export interface Player {
  readonly playback: () => EmbedPlayback;
  play(): void;
  stop(): void;
  /** Call when a stream became available or unavailable. */
  sourceChanged(): void;
}

/** A connection without audio for this long counts as dead. */
const silenceTimeoutMs = 12_000;
const firstRetryMs = 1_000;
const lastRetryMs = 30_000;

/** Connects on play, disconnects on stop, and reconnects after an interruption. */
export function createPlayer(options: PlayerOptions): Player {
  const { sound, source, onChange } = options;
  let playback: EmbedPlayback = 'idle';
  let isWanted = false;

  function set(next: EmbedPlayback): void {
    if (playback === next) return;
    playback = next;
    onChange(next);
  }

  function stop(): void {
    isWanted = false;
    connection.close();
    set('idle');
  }

  const connection = createConnection({ ...options, isWanted: () => isWanted, set, onBlocked: stop });

  sound.addEventListener('playing', () => {
    if (!isWanted) return;
    connection.confirm();
    set('playing');
  });
  sound.addEventListener('waiting', () => {
    if (!isWanted) return;
    set('connecting');
    connection.expectAudio();
  });
  sound.addEventListener('pause', () => {
    // Paused by the system, such as by a call or another player. A stream that ends is paused as
    // well, and reconnects.
    if (isWanted && playback === 'playing' && !sound.ended) stop();
  });
  for (const event of ['error', 'ended'] as const) {
    sound.addEventListener(event, () => {
      // Clearing the element's source also emits an error.
      if (isWanted && playback !== 'failed') connection.interrupt();
    });
  }

  return {
    playback: () => playback,
    play() {
      isWanted = true;
      connection.confirm();
      connection.open();
    },
    stop,
    sourceChanged() {
      if (isWanted && playback === 'failed' && source() !== null) connection.open();
    },
  };
}

interface ConnectionOptions extends PlayerOptions {
  /** Playback is requested. */
  readonly isWanted: () => boolean;
  readonly set: (playback: EmbedPlayback) => void;
  /** Called when the browser blocks autoplay. */
  readonly onBlocked: () => void;
}

/** The connection of an audio element: opens it, detects silence, and retries with backoff. */
function createConnection({
  sound,
  source,
  onInterruption,
  random = Math.random,
  isWanted,
  set,
  onBlocked,
}: ConnectionOptions) {
  let interruptions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(timer);
    const url = source();
    if (url === null) {
      set('failed');
      return;
    }
    set('connecting');
    expectAudio();
    sound.src = url;
    sound.play().catch((error: unknown) => {
      // Autoplay was blocked: browsers require an interaction first. All other errors also emit an
      // event.
      if (isWanted() && error instanceof DOMException && error.name === 'NotAllowedError') onBlocked();
    });
  }

  /** Interrupts the connection unless audio arrives in time. */
  function expectAudio(): void {
    clearTimeout(timer);
    timer = setTimeout(interrupt, silenceTimeoutMs);
  }

  function interrupt(): void {
    if (!isWanted()) return;
    release(sound);
    set('failed');
    const delayMs = Math.min(lastRetryMs, firstRetryMs * 2 ** interruptions) * (0.8 + random() * 0.4);
    interruptions += 1;
    clearTimeout(timer);
    timer = setTimeout(open, delayMs);
    onInterruption();
  }

  /** Resets the backoff. */
  function confirm(): void {
    clearTimeout(timer);
    interruptions = 0;
  }

  return {
    open,
    expectAudio,
    interrupt,
    confirm,
    close() {
      confirm();
      release(sound);
    },
  };
}

/** Without this the element would keep downloading the stream. */
function release(sound: Sound): void {
  sound.pause();
  sound.removeAttribute('src');
  sound.load();
}
