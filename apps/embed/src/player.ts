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
export function createPlayer({
  sound,
  source,
  onChange,
  onInterruption,
  random = Math.random,
}: PlayerOptions): Player {
  let playback: EmbedPlayback = 'idle';
  let isWanted = false;
  let breaks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: EmbedPlayback): void {
    if (playback === next) return;
    playback = next;
    onChange(next);
  }

  function connect(): void {
    clearTimeout(timer);
    const address = source();
    if (address === null) {
      set('failed');
      return;
    }
    set('connecting');
    watch();
    sound.src = address;
    sound.play().catch((error: unknown) => {
      // Autoplay was blocked: browsers require an interaction first. All other errors also emit an
      // event.
      if (isWanted && error instanceof DOMException && error.name === 'NotAllowedError') stop();
    });
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(interrupt, silenceTimeoutMs);
  }

  function interrupt(): void {
    if (!isWanted) return;
    disconnect();
    set('failed');
    const waitMs = Math.min(lastRetryMs, firstRetryMs * 2 ** breaks) * (0.8 + random() * 0.4);
    breaks += 1;
    clearTimeout(timer);
    timer = setTimeout(connect, waitMs);
    onInterruption();
  }

  /** Otherwise the element would keep downloading the stream. */
  function disconnect(): void {
    sound.pause();
    sound.removeAttribute('src');
    sound.load();
  }

  function stop(): void {
    isWanted = false;
    breaks = 0;
    clearTimeout(timer);
    disconnect();
    set('idle');
  }

  sound.addEventListener('playing', () => {
    if (!isWanted) return;
    clearTimeout(timer);
    breaks = 0;
    set('playing');
  });
  sound.addEventListener('waiting', () => {
    if (!isWanted) return;
    set('connecting');
    watch();
  });
  sound.addEventListener('pause', () => {
    // Paused by the system, such as by a call or another player. A stream that ends is paused as
    // well, and reconnects.
    if (isWanted && playback === 'playing' && !sound.ended) stop();
  });
  for (const event of ['error', 'ended'] as const) {
    sound.addEventListener(event, () => {
      // Clearing the element's source also emits an error.
      if (isWanted && playback !== 'failed') interrupt();
    });
  }

  return {
    playback: () => playback,
    play() {
      isWanted = true;
      breaks = 0;
      connect();
    },
    stop,
    sourceChanged() {
      if (isWanted && playback === 'failed' && source() !== null) connect();
    },
  };
}
