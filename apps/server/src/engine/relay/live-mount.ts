import type { Socket } from 'node:net';
import type { MountConfig } from '../engine.ts';
import { createFrameRing } from './burst-ring.ts';
import { isOggType } from './content-type.ts';
import type { Listener } from './listener.ts';
import { OggStream } from './ogg/ogg-stream.ts';

export interface SourceInfo {
  readonly contentType: string;
  readonly agent: string | null;
  readonly ip: string;
  readonly bitrate: number | null;
}

/** A mount while a source feeds it. */
export class LiveMount {
  readonly source: SourceInfo;
  readonly connectedAtMs: number;
  readonly listeners = new Map<string, Listener>();
  config: MountConfig;
  fallback: string | null;
  title: string | null = null;
  lastDataAtMs: number;
  /** Whether its listeners wait for the next source when this one disconnects. */
  keepsListeners = false;
  listenerPeak = 0;
  slowListeners = 0;
  bytesRead = 0;
  bytesSent = 0;
  readonly #socket: Socket;
  readonly #ring: ReturnType<typeof createFrameRing>;
  readonly #ogg: OggStream | null;
  readonly #backlogBytes: number;

  constructor(
    config: MountConfig,
    source: SourceInfo,
    socket: Socket,
    options: {
      readonly nowMs: number;
      readonly backlogBytes: number;
      /** An Ogg stream carries its titles in the audio. */
      readonly onTitle: (live: LiveMount, title: string | null) => void;
    },
  ) {
    this.config = config;
    this.fallback = config.fallback ?? null;
    this.source = source;
    this.connectedAtMs = options.nowMs;
    this.lastDataAtMs = options.nowMs;
    this.#socket = socket;
    this.#ring = createFrameRing(source.contentType === 'audio/mpeg');
    this.#ogg = isOggType(source.contentType)
      ? new OggStream({ onTitle: (title) => options.onTitle(this, title) })
      : null;
    this.#backlogBytes = options.backlogBytes;
  }

  get isFull(): boolean {
    return this.config.maxListeners !== null && this.listeners.size >= this.config.maxListeners;
  }

  /** With the codec of an Ogg stream, once its first page has arrived: `audio/ogg; codecs=opus`. */
  get contentType(): string {
    const { contentType } = this.source;
    return this.#ogg?.codec ? `${contentType}; codecs=${this.#ogg.codec}` : contentType;
  }

  push(received: Buffer, nowMs: number): void {
    this.lastDataAtMs = nowMs;
    this.bytesRead += received.length;
    const audio = this.#ogg ? this.#ogg.push(received, nowMs) : received;
    if (audio === null) this.dropSource();
    if (!audio?.length) return;
    if (!this.#ogg) this.#ring.push(audio, nowMs);
    for (const listener of this.listeners.values()) {
      this.bytesSent += listener.send(audio, this.title ?? '');
      if (listener.behindBytes > this.#backlogBytes) this.dropSlow(listener);
    }
  }

  /** `withBurst: false` for a listener from another mount, which has enough audio buffered. */
  add(listener: Listener, options: { readonly withBurst: boolean }): void {
    this.listeners.set(listener.id, listener);
    this.listenerPeak = Math.max(this.listenerPeak, this.listeners.size);
    const audio = options.withBurst ? (this.#ogg?.burst() ?? this.#ring.read()) : this.#ogg?.headers;
    if (audio) this.bytesSent += listener.send(audio, this.title ?? '');
  }

  dropSlow(listener: Listener): void {
    this.slowListeners += 1;
    this.remove(listener);
  }

  /** Removes the listener at once, even though its connection may take a moment to close. */
  remove(listener: Listener): void {
    this.listeners.delete(listener.id);
    listener.drop();
  }

  dropSource(options: { readonly keepListeners?: boolean } = {}): void {
    this.keepsListeners = options.keepListeners ?? false;
    this.#socket.destroy();
  }
}
