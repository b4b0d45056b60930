/** Encoders with a variable bitrate exceed the plan for moments. */
const tolerance = 1.5;
/** Seconds of audio at the plan's bitrate above the tolerated rate: three times the bitrate takes ten seconds. */
const excessS = 15;
/** A burst at connect, also on a plan with a low bitrate. */
const minExcessBytes = 512 * 1024;

/** Measures what a mount receives against the bitrate of its plan, as a leaky bucket that survives reconnects. */
export class IntakeLimit {
  readonly #leakPerMs: number;
  readonly #capacity: number;
  #level = 0;
  #atMs: number;

  constructor(maxKbps: number, nowMs: number) {
    const bytesPerS = (maxKbps * 1000) / 8;
    this.#leakPerMs = (bytesPerS * tolerance) / 1000;
    this.#capacity = Math.max(bytesPerS * excessS, minExcessBytes);
    this.#atMs = nowMs;
  }

  /** Returns false once the source is far above its plan. */
  take(bytes: number, nowMs: number): boolean {
    this.#leak(nowMs);
    this.#level = Math.min(this.#level + bytes, this.#capacity * 2);
    return this.#level <= this.#capacity;
  }

  /** Whether a source that was disconnected may connect again. */
  isOpen(nowMs: number): boolean {
    this.#leak(nowMs);
    return this.#level <= this.#capacity / 2;
  }

  #leak(nowMs: number): void {
    this.#level = Math.max(0, this.#level - (nowMs - this.#atMs) * this.#leakPerMs);
    this.#atMs = nowMs;
  }
}
