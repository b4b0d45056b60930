import { firstFrameOffset } from '../mp3.ts';

/** The last seconds of a stream, sent to new listeners at once to fill the player's buffer. */
export interface BurstRing {
  push(chunk: Buffer, atMs: number): void;
  /** Starts at a complete frame when the stream is MP3. */
  read(): Buffer;
  readonly bytes: number;
}

/** More than the 10 s that Chromium needs to start at once. */
const keepMs = 12_000;
/** A source that starts slowly, or at a low bit rate, still fills a decoder's first buffer. */
const keepBytes = 64 * 1024;
/** 10 s at 320 kbit/s; below the backlog at which a slow listener is dropped. */
const maxBytes = 400 * 1024;

export function createBurstRing(isMp3: boolean): BurstRing {
  const chunks: { readonly data: Buffer; readonly atMs: number }[] = [];
  let bytes = 0;
  return {
    push: (data, atMs) => {
      chunks.push({ data, atMs });
      bytes += data.length;
      for (let oldest = chunks[0]; oldest; oldest = chunks[0]) {
        const rest = bytes - oldest.data.length;
        const isOld = oldest.atMs < atMs - keepMs && rest >= keepBytes;
        if (chunks.length === 1 || (!isOld && bytes <= maxBytes)) break;
        chunks.shift();
        bytes = rest;
      }
    },
    read: () => {
      const all = Buffer.concat(chunks.map((chunk) => chunk.data));
      return isMp3 ? all.subarray(firstFrameOffset(all)) : all;
    },
    get bytes() {
      return bytes;
    },
  };
}
