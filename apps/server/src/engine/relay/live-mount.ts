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

/**
 * What happens to the listeners when the source disconnects: `hold` is for an unplanned drop, with the time from the
 * settings of the mount; `keep` for a restart that was requested.
 */
type ListenersAfter = 'hold' | 'keep' | 'end';

/** A mount while a source feeds it, or while its listeners wait for the next source. */
export class LiveMount {
  readonly source: SourceInfo;
  readonly connectedAtMs: number;
  readonly listeners = new Map<string, Listener>();
  /** Servers that listen for silence: not counted, and never moved to another mount. */
  readonly watchers = new Set<Listener>();
  config: MountConfig;
  fallback: string | null;
  title: string | null = null;
  lastDataAtMs: number;
  listenersAfter: ListenersAfter = 'hold';
  listenerPeak = 0;
  slowListeners = 0;
  bytesRead = 0;
  bytesSent = 0;
  readonly #socket: Socket;
  #ring: ReturnType<typeof createFrameRing>;
  readonly #ogg: OggStream | null;
  readonly #backlogBytes: number;
  readonly #onCodec: (live: LiveMount, headers: Buffer) => void;

  constructor(
    config: MountConfig,
    source: SourceInfo,
    socket: Socket,
    options: {
      readonly nowMs: number;
      readonly backlogBytes: number;
      /** An Ogg stream carries its titles in the audio. */
      readonly onTitle: (live: LiveMount, title: string | null) => void;
      /** The codec of an Ogg stream is known now; `headers` are those before the pages that are sent next. */
      readonly onCodec: (live: LiveMount, headers: Buffer) => void;
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
    this.#onCodec = options.onCodec;
  }

  get isFull(): boolean {
    return this.config.maxListeners !== null && this.listeners.size >= this.config.maxListeners;
  }

  /** With the codec of an Ogg stream, once its first page has arrived: `audio/ogg; codecs=opus`. */
  get contentType(): string {
    const { contentType } = this.source;
    return this.#ogg?.codec ? `${contentType}; codecs=${this.#ogg.codec}` : contentType;
  }

  /** False for an Ogg stream before its first page. */
  get isCodecKnown(): boolean {
    return this.#ogg === null || this.#ogg.codec !== null;
  }

  /** A player cannot continue with another content type; it would play nothing, and still count as a listener. */
  canContinue(next: LiveMount): boolean {
    if (this.source.contentType !== next.source.contentType) return false;
    // Its listeners have heard nothing yet.
    return !this.isCodecKnown || this.contentType === next.contentType;
  }

  push(received: Buffer, nowMs: number): void {
    this.lastDataAtMs = nowMs;
    this.bytesRead += received.length;
    const audio = this.#ogg ? this.#pushOgg(this.#ogg, received, nowMs) : received;
    if (audio === null) this.dropSource();
    if (!audio?.length) return;
    if (!this.#ogg) this.#ring.push(audio, nowMs);
    for (const listener of this.listeners.values()) {
      this.bytesSent += listener.send(audio, this.title ?? '');
      if (listener.behindBytes > this.#backlogBytes) this.dropSlow(listener);
    }
    for (const watcher of this.watchers) {
      watcher.send(audio, '');
      if (watcher.behindBytes > this.#backlogBytes) this.dropWatcher(watcher);
    }
  }

  /** `withBurst: false` for a listener from another mount, which has enough audio buffered. */
  add(listener: Listener, options: { readonly withBurst: boolean }): void {
    this.adopt(listener, options.withBurst ? this.burst() : this.#ogg?.headers);
  }

  addWatcher(watcher: Listener): void {
    this.watchers.add(watcher);
    watcher.send(this.burst(), '');
  }

  dropWatcher(watcher: Listener): void {
    this.watchers.delete(watcher);
    watcher.drop();
  }

  /** The source is gone. */
  endWatchers(): void {
    for (const watcher of this.watchers) watcher.finish();
    this.watchers.clear();
  }

  /** The last seconds of the stream, from a position where a decoder can start. */
  burst(): Buffer {
    return this.#ogg?.burst() ?? this.#ring.read();
  }

  /** Adds a listener that needs nothing but this audio first: one that waited for this source needs the headers. */
  adopt(listener: Listener, audio: Buffer | undefined): void {
    this.listeners.set(listener.id, listener);
    this.listenerPeak = Math.max(this.listenerPeak, this.listeners.size);
    if (audio?.length) this.bytesSent += listener.send(audio, this.title ?? '');
  }

  /** For a listener of a mount without a source: nothing is sent before the next one. */
  wait(listener: Listener): void {
    this.listeners.set(listener.id, listener);
  }

  /** Frees the recent audio of a source that is gone. */
  releaseAudio(): void {
    this.#ring = createFrameRing(false);
    this.#ogg?.release();
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

  dropSource(listeners: ListenersAfter = 'end'): void {
    this.listenersAfter = listeners;
    this.#socket.destroy();
  }

  #pushOgg(ogg: OggStream, received: Buffer, nowMs: number): Buffer | null {
    if (ogg.codec !== null) return ogg.push(received, nowMs);
    const { headers } = ogg;
    const audio = ogg.push(received, nowMs);
    if (ogg.codec !== null) this.#onCodec(this, headers);
    return audio;
  }
}
