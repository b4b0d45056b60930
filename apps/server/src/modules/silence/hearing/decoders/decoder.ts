import type { Pcm } from '#/modules/silence/hearing/meter.ts';

/** Decodes one stream, piece by piece. */
export interface Decoder {
  /** Returns the audio that became complete; rejects if the decoder cannot go on. */
  push(bytes: Buffer): Promise<readonly Pcm[]>;
  close(): void;
}

/** A frame of MP3 or ADTS. */
interface Frame {
  readonly length: number;
  readonly durationMs: number;
  readonly sampleRateHz: number;
  readonly channels: number | null;
}

export type FrameAt<Found extends Frame> = (data: Buffer, offset: number) => Found | null;

/** Frames in a row, as they were sent. */
export interface Run<Found extends Frame> {
  readonly frames: readonly { readonly data: Buffer; readonly frame: Found }[];
  /** The bytes before the run that belong to no frame. */
  readonly damaged: number;
}

/** Longer than the longest frame with the head of the next one. */
const longestPending = 32_768;

/**
 * Splits a stream into frames. A frame counts only if an equal one follows, because a sync word may be coincidence and damaged
 * frames harm decoders.
 */
export function createFraming<Found extends Frame>(frameAt: FrameAt<Found>): (bytes: Buffer) => Run<Found> {
  let pending: Buffer = Buffer.alloc(0);
  return (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    const frames: { data: Buffer; frame: Found }[] = [];
    let damaged = 0;
    let at = 0;
    while (at < pending.length) {
      const frame = frameAt(pending, at);
      const next = frame && frameAt(pending, at + frame.length);
      if (frame && next && isSame(frame, next)) {
        frames.push({ data: Buffer.from(pending.subarray(at, at + frame.length)), frame });
        at += frame.length;
        continue;
      }
      // The head of the next frame may be still to come.
      if (frame && at + frame.length + 8 > pending.length) break;
      const sync = pending.indexOf(0xff, at + 1);
      const to = sync === -1 ? pending.length : sync;
      damaged += to - at;
      at = to;
    }
    pending = Buffer.from(pending.subarray(Math.max(at, pending.length - longestPending)));
    return { frames, damaged };
  };
}

const isSame = (a: Frame, b: Frame): boolean =>
  a.sampleRateHz === b.sampleRateHz && a.channels === b.channels;
