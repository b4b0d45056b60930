import type { Socket } from 'node:net';
import type { RequestHead } from './http-head.ts';
import { createIcyInterleaver } from './icy.ts';

export interface ListenerOptions {
  readonly id: string;
  readonly ip: string;
  readonly agent: string | null;
  readonly socket: Socket;
  /** The request that opened the connection. */
  readonly request: RequestHead;
  readonly icy: boolean;
  readonly nowMs: number;
  /** Sends the buffered data, then closes the connection within a limited time. */
  readonly end: () => void;
}

/** One connected player. */
export class Listener {
  readonly id: string;
  readonly ip: string;
  readonly agent: string | null;
  readonly request: RequestHead;
  readonly connectedAtMs: number;
  readonly #socket: Socket;
  readonly #end: () => void;
  readonly #interleave: ((audio: Buffer, title: string) => Buffer) | null;
  #written = 0;
  #takenBySystem = 0;
  #progressAtMs: number;

  constructor(options: ListenerOptions) {
    this.id = options.id;
    this.ip = options.ip;
    this.agent = options.agent;
    this.request = options.request;
    this.connectedAtMs = options.nowMs;
    this.#progressAtMs = options.nowMs;
    this.#socket = options.socket;
    this.#end = options.end;
    this.#interleave = options.icy ? createIcyInterleaver() : null;
  }

  /** Returns the number of bytes written, metadata included. */
  send(audio: Buffer, title: string): number {
    if (this.#socket.destroyed) return 0;
    const data = this.#interleave ? this.#interleave(audio, title) : audio;
    this.#socket.write(data);
    this.#written += data.length;
    return data.length;
  }

  /** Audio and metadata since it connected. */
  get writtenBytes(): number {
    return this.#written;
  }

  /** Bytes buffered here because the player does not read; kernel buffers come on top. */
  get behindBytes(): number {
    return this.#socket.writableLength;
  }

  /** How long no data has been sent although some is buffered. */
  stalledMs(nowMs: number): number {
    const taken = this.#written - this.behindBytes;
    if (this.behindBytes === 0 || taken !== this.#takenBySystem) this.#progressAtMs = nowMs;
    this.#takenBySystem = taken;
    return nowMs - this.#progressAtMs;
  }

  /** Closes the connection at once; buffered data is lost. */
  drop(): void {
    this.#socket.destroy();
  }

  /** Sends the buffered data, then closes. */
  finish(): void {
    this.#end();
  }
}
