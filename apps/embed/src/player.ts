import type { EmbedPlayback } from '@unmuted/api';

/** What of an audio element is used; a test brings its own. */
export type Sound = Pick<
  HTMLAudioElement,
  'src' | 'volume' | 'muted' | 'ended' | 'play' | 'pause' | 'load' | 'removeAttribute' | 'addEventListener'
>;

interface PlayerOptions {
  readonly sound: Sound;
  /** Where to listen now; null while there is nothing to listen to. */
  readonly source: () => string | null;
  readonly onChange: (playback: EmbedPlayback) => void;
  /** Told that the sound broke off: somebody may know why. */
  readonly onBreak: () => void;
  readonly random?: () => number;
}

export interface Player {
  readonly playback: () => EmbedPlayback;
  play(): void;
  stop(): void;
  /** Something is to be heard that was not before, or the other way about. */
  sourceChanged(): void;
}

/** Without sound for this long a connection counts as dead. */
const silentMs = 12_000;
const firstRetryMs = 1_000;
const lastRetryMs = 30_000;

/** Connects when it is asked to, lets the connection go when it is stopped, and comes back after a break. */
export function createPlayer({
  sound,
  source,
  onChange,
  onBreak,
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
      // Begun by itself, before the visitor has pressed anything: browsers wait for that, and so do we. All else is also
      // said by an event.
      if (isWanted && error instanceof DOMException && error.name === 'NotAllowedError') stop();
    });
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(broke, silentMs);
  }

  function broke(): void {
    if (!isWanted) return;
    letGo();
    set('failed');
    const waitMs = Math.min(lastRetryMs, firstRetryMs * 2 ** breaks) * (0.8 + random() * 0.4);
    breaks += 1;
    clearTimeout(timer);
    timer = setTimeout(connect, waitMs);
    onBreak();
  }

  /** Without this an element goes on receiving what nobody hears. */
  function letGo(): void {
    sound.pause();
    sound.removeAttribute('src');
    sound.load();
  }

  function stop(): void {
    isWanted = false;
    breaks = 0;
    clearTimeout(timer);
    letGo();
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
    // By the system: a call, another player. A stream that ends is paused as well, and comes back.
    if (isWanted && playback === 'playing' && !sound.ended) stop();
  });
  for (const event of ['error', 'ended'] as const) {
    sound.addEventListener(event, () => {
      // Emptying the element is said to be an error, too.
      if (isWanted && playback !== 'failed') broke();
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
