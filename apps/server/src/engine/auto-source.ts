import { connect, type Socket } from 'node:net';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { type Mp3Frame, readFrames } from './mp3.ts';

export interface AutoSourceOptions {
  /** The engine's origin: `http://127.0.0.1:4101`. */
  readonly origin: string;
  readonly mount: string;
  readonly username: string;
  readonly password: string;
  /** A complete MP3 file, played in a loop. */
  readonly audio: Uint8Array;
  readonly titles: readonly string[];
  readonly titleEveryMs: number;
  readonly clock: TimerClock;
  readonly log?: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface AutoSource {
  readonly mount: string;
  /** True from the engine's "200 OK" until the connection ends. */
  isConnected(): boolean;
  /** Disconnects and does not reconnect. */
  stop(): void;
}

const tickMs = 250;
/** Sent at once, so that the engine's burst buffer is full for the first listener. */
const leadMs = 10_000;
/**
 * If sending falls further behind than this (the machine slept), the gap is skipped instead of sent
 * at once.
 */
const maxLateMs = 5000;
const maxUnsentBytes = 256 * 1024;
const firstBackOffMs = 500;
const maxBackOffMs = 10_000;
/** A connection that lasted this long counts as healthy and resets the backoff. */
const healthyMs = 10_000;

/** A source client that uses the Icecast source protocol, paced by the duration of the frames. */
export function startAutoSource(options: AutoSourceOptions): AutoSource {
  const { clock, log = () => {} } = options;
  const frames = readFrames(options.audio);
  if (frames.length === 0) throw new Error(`No MP3 frame to play on ${options.mount}.`);
  const totalMs = frames.reduce((sum, frame) => sum + frame.durationMs, 0);
  const totalBytes = frames.reduce((sum, frame) => sum + frame.length, 0);
  const bitrate = Math.round((totalBytes * 8) / totalMs);
  let backOffMs = firstBackOffMs;
  let isStopped = false;
  let isOnAir = false;
  let socket: Socket | null = null;
  let cancelRetry = (): void => {};

  function open(): void {
    const { hostname, port } = new URL(options.origin);
    const current = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) });
    socket = current;
    let stopPlaying = (): void => {};
    let answer = '';
    current.setEncoding('latin1');
    current.once('connect', () => current.write(requestHead(options, bitrate)));
    current.on('data', (text: string) => {
      answer = (answer + text).slice(0, 1000);
      if (isOnAir || !/^HTTP\/1\.[01] 200 /m.test(answer)) return;
      isOnAir = true;
      stopPlaying = play(current, frames, {
        ...options,
        onHealthy: () => {
          backOffMs = firstBackOffMs;
        },
      });
    });
    current.on('error', () => current.destroy());
    current.once('close', () => {
      stopPlaying();
      const wasOnAir = isOnAir;
      isOnAir = false;
      if (isStopped) return;
      const refusal = /^HTTP\/1\.[01] (?!100)[^\r\n]*/.exec(answer)?.[0];
      log(wasOnAir ? 'auto-source was cut off' : 'auto-source was refused', {
        mount: options.mount,
        refusal,
      });
      cancelRetry = clock.after(backOffMs, open);
      backOffMs = Math.min(backOffMs * 2, maxBackOffMs);
    });
  }

  open();
  return {
    mount: options.mount,
    isConnected: () => isOnAir,
    stop: () => {
      isStopped = true;
      cancelRetry();
      socket?.destroy();
    },
  };
}

/** Sends the frames in a loop at the speed at which they play, and the titles. Returns a function that stops it. */
function play(
  target: Socket,
  frames: readonly Mp3Frame[],
  options: AutoSourceOptions & { readonly onHealthy: () => void },
): () => void {
  const { clock } = options;
  const startedAtMs = clock.now().getTime();
  const nextFrame = cycle(frames);
  let aheadFromMs = startedAtMs;
  let sentMs = 0;
  let cancelTick = (): void => {};
  const tick = (): void => {
    const nowMs = clock.now().getTime();
    if (nowMs - startedAtMs >= healthyMs) options.onHealthy();
    const lateMs = nowMs - aheadFromMs - sentMs;
    if (lateMs > maxLateMs) aheadFromMs += lateMs;
    const due: Uint8Array[] = [];
    // Stop sending while the engine does not read.
    while (sentMs < nowMs - aheadFromMs + leadMs && target.writableLength < maxUnsentBytes) {
      const frame = nextFrame();
      due.push(options.audio.subarray(frame.offset, frame.offset + frame.length));
      sentMs += frame.durationMs;
    }
    if (due.length > 0) target.write(Buffer.concat(due));
    cancelTick = clock.after(tickMs, tick);
  };
  tick();
  const stopTitles = announce(options);
  return () => {
    cancelTick();
    stopTitles();
  };
}

function cycle(frames: readonly Mp3Frame[]): () => Mp3Frame {
  let iterator = frames.values();
  return () => {
    for (;;) {
      const next = iterator.next();
      if (!next.done) return next.value;
      iterator = frames.values();
    }
  };
}

const authorization = ({ username, password }: AutoSourceOptions): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

function requestHead(options: AutoSourceOptions, bitrate: number): string {
  const lines = [
    `PUT ${options.mount} HTTP/1.1`,
    `Host: ${new URL(options.origin).host}`,
    `Authorization: ${authorization(options)}`,
    'User-Agent: Studio auto-source',
    'Content-Type: audio/mpeg',
    `ice-bitrate: ${bitrate}`,
    'Expect: 100-continue',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends the titles in order while the source is on air; each connection starts with the first. */
function announce(options: AutoSourceOptions): () => void {
  const { clock, titles, titleEveryMs } = options;
  const stopping = new AbortController();
  let cancel = (): void => {};
  let index = 0;
  const next = (): void => {
    const song = titles[index % titles.length];
    if (song === undefined) return;
    index += 1;
    const url = new URL('/admin/metadata', options.origin);
    url.search = `mount=${options.mount}&mode=updinfo&charset=UTF-8&song=${encodeURIComponent(song)}`;
    fetch(url, { headers: { authorization: authorization(options) }, signal: stopping.signal })
      .then((response) => response.arrayBuffer())
      // A failed title update is not retried: the next title follows.
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          options.log?.('auto-source could not send a title', { error: String(error) });
      });
    cancel = clock.after(titleEveryMs, next);
  };
  next();
  return () => {
    stopping.abort();
    cancel();
  };
}
