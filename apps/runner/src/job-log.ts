import { setTimeout as delay } from 'node:timers/promises';
import type { RunnerLogged } from '@unmuted/api/contract';
import { isTransient, RefusedError } from '#/api.ts';

interface LogPart {
  readonly offset: number;
  readonly content: Buffer;
  readonly isLast: boolean;
}

export interface JobLogOptions {
  /** The offset of the first byte. */
  readonly start: number;
  readonly send: (part: LogPart) => Promise<RunnerLogged>;
  /** The time in which output is collected. */
  readonly everyMs?: number;
  readonly retryMs?: number;
  /** How long the end is retried. */
  readonly patienceMs?: number;
}

const partBytes = 256_000;
const longestRetryMs = 15_000;
/** More than the server takes, so that its limit decides. */
const maxBytes = 5_000_000;

/** Sends the output of a job in order; lost answers repeat a part at its offset, which the server recognizes. */
export class JobLog {
  readonly #options: JobLogOptions;
  #offset: number;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #taken = 0;
  /** The server takes no more, or the lease is lost. */
  #isClosed = false;
  #isEnding = false;
  #wake = () => {};
  readonly #sending: Promise<void>;

  constructor(options: JobLogOptions) {
    this.#options = options;
    this.#offset = options.start;
    this.#sending = this.#run();
  }

  write(content: Buffer | string): void {
    const bytes = Buffer.from(content);
    if (this.#isClosed || this.#isEnding || bytes.length === 0 || this.#taken > maxBytes) return;
    this.#taken += bytes.length;
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#wake();
  }

  /** A line of the runner itself. */
  note(line: string): void {
    this.write(`\n[studio-runner] ${line}\n`);
  }

  /** Sends what is left, for a limited time. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#wake();
    await this.#sending;
  }

  /** Sends nothing more. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    const { everyMs = 500, retryMs = 500, patienceMs = 60_000 } = this.#options;
    let waitMs = retryMs;
    let endsAt = Number.POSITIVE_INFINITY;
    let heldBytes = 0;
    while (!this.#isClosed) {
      // The server may hold the beginning of a secret back, until more follows.
      if (this.#pendingBytes === heldBytes && !this.#isEnding) await this.#more();
      if (!this.#isEnding) await this.#pause(everyMs);
      if (this.#isEnding && this.#pendingBytes === 0) return;
      if (this.#isEnding) endsAt = Math.min(endsAt, performance.now() + patienceMs);
      try {
        heldBytes = await this.#sendNext();
        waitMs = retryMs;
      } catch (error) {
        if (!isTransient(error) || performance.now() + waitMs > endsAt) return this.close();
        await delay(waitMs);
        waitMs = Math.min(waitMs * 2, longestRetryMs);
      }
    }
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Collects output, unless the end comes. */
  async #pause(ms: number): Promise<void> {
    const timer = new AbortController();
    this.#wake = () => {
      if (this.#isEnding || this.#isClosed || this.#pendingBytes >= partBytes) timer.abort();
    };
    this.#wake();
    await delay(ms, undefined, { signal: timer.signal }).catch(() => {});
  }

  /** Returns the bytes that the server held back. */
  async #sendNext(): Promise<number> {
    const all = Buffer.concat(this.#pending);
    const content = all.subarray(0, partBytes);
    const isLast = this.#isEnding && content.length === all.length;
    const offset = this.#offset;
    const next = await this.#send({ offset, content, isLast });
    const taken = Math.min(content.length, Math.max(0, next - offset));
    this.#offset = next;
    // Output that arrived during the call comes after `all`.
    const arrived = Buffer.concat(this.#pending).subarray(taken);
    this.#pending = arrived.length > 0 ? [arrived] : [];
    this.#pendingBytes = arrived.length;
    return taken === content.length ? 0 : content.length - taken;
  }

  async #send(part: LogPart): Promise<number> {
    try {
      const { nextOffset, isFull } = await this.#options.send(part);
      if (isFull) this.close();
      return nextOffset;
    } catch (error) {
      // The server lost a part, such as after a restore: go on at its end.
      if (error instanceof RefusedError && error.code === 'build.log_gap')
        return Number(error.params.nextOffset);
      throw error;
    }
  }
}
