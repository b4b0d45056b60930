import { Readable } from 'node:stream';
import type { ActiveSession } from '#/platform/auth/scope.ts';

/** Identifies one event: its order among all events, and its time. */
export interface EventMark {
  readonly sequence: string;
  readonly ts: string;
}

/** The stream of one client. */
export class LiveReader {
  readonly session: ActiveSession;
  readonly topics: ReadonlySet<string>;
  readonly stream = new Readable({ read() {} });
  readonly #unreadLimitBytes: number;
  readonly #lastValues = new Map<string, string>();
  readonly #cursors = new Map<string, number>();
  #isEnded = false;

  constructor(session: ActiveSession, topics: Iterable<string>, unreadLimitBytes: number) {
    this.session = session;
    this.topics = new Set(topics);
    this.#unreadLimitBytes = unreadLimitBytes;
  }

  /** The cursor of a feed; undefined if the client does not follow it. */
  cursorOf(topic: string): number | undefined {
    return this.#cursors.get(topic);
  }

  /** Sends a value unless it is the one sent last. `json` is serialized once for all readers. */
  sendValue(topic: string, event: string, json: string, mark: EventMark): void {
    if (!this.topics.has(topic) || this.#lastValues.get(topic) === json) return;
    this.#lastValues.set(topic, json);
    this.#send(event, json, mark);
  }

  sendChange(topic: string, event: string, change: { readonly cursor: number }, mark: EventMark): void {
    this.#cursors.set(topic, change.cursor);
    this.#send(event, JSON.stringify(change), mark);
  }

  /** A comment that keeps the connection open; clients ignore it. */
  sendHeartbeat(): void {
    this.#write(': heartbeat\n\n');
  }

  /** Sends `bye` and ends the stream. */
  end(ts: string): void {
    if (this.#isEnded) return;
    this.#write(`event: bye\ndata: {"event":"bye","ts":"${ts}"}\n\n`);
    this.#isEnded = true;
    if (!this.stream.destroyed) this.stream.push(null);
  }

  #send(event: string, json: string, { sequence, ts }: EventMark): void {
    this.#write(
      `id: ${sequence}\nevent: ${event}\ndata: {"event":"${event}","ts":"${ts}","data":${json}}\n\n`,
    );
  }

  /** Disconnects a client that does not read; it reconnects and gets the current values. */
  #write(text: string): void {
    if (this.#isEnded || this.stream.destroyed) return;
    this.stream.push(text);
    if (this.stream.readableLength > this.#unreadLimitBytes) this.stream.destroy();
  }
}
