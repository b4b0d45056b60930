import { firstFrameOffset } from '../mp3.ts';

/**
 * The last seconds of a stream, sent to new listeners at once to fill the player's buffer. `Section`
 * is the part of the stream that a chunk belongs to.
 */
export interface BurstRing<Section = null> {
  push(chunk: Buffer, atMs: number, section: Section): void;
  /** Each section starts with its prefix, the current one even when it has no chunk yet. */
  read(current: Section): Buffer;
  readonly bytes: number;
}

/** More than the 10 s that Chromium needs to start at once. */
const keepMs = 12_000;
/** A source that starts slowly, or at a low bit rate, still fills a decoder's first buffer. */
const keepBytes = 64 * 1024;
/** 10 s at 320 kbit/s; below the backlog at which a slow listener is dropped. */
const maxBytes = 400 * 1024;

export function createBurstRing<Section>({
  prefixOf,
}: {
  readonly prefixOf: (section: Section) => Buffer;
}): BurstRing<Section> {
  const chunks: { readonly data: Buffer; readonly atMs: number; readonly section: Section }[] = [];
  let bytes = 0;
  return {
    push: (data, atMs, section) => {
      chunks.push({ data, atMs, section });
      bytes += data.length;
      for (let oldest = chunks[0]; oldest; oldest = chunks[0]) {
        const rest = bytes - oldest.data.length;
        const isOld = oldest.atMs < atMs - keepMs && rest >= keepBytes;
        if (chunks.length === 1 || (!isOld && bytes <= maxBytes)) break;
        chunks.shift();
        bytes = rest;
      }
    },
    read: (current) => {
      const parts: Buffer[] = [];
      let section: Section | undefined;
      for (const chunk of chunks) {
        if (chunk.section !== section) parts.push(prefixOf(chunk.section));
        section = chunk.section;
        parts.push(chunk.data);
      }
      if (current !== section) parts.push(prefixOf(current));
      return Buffer.concat(parts);
    },
    get bytes() {
      return bytes;
    },
  };
}

/** A ring of audio that can be joined anywhere; it starts at a complete frame when the stream is MP3. */
export function createFrameRing(isMp3: boolean): {
  push(chunk: Buffer, atMs: number): void;
  read(): Buffer;
  readonly bytes: number;
} {
  const ring = createBurstRing<null>({ prefixOf: () => Buffer.alloc(0) });
  return {
    push: (chunk, atMs) => ring.push(chunk, atMs, null),
    read: () => {
      const all = ring.read(null);
      return isMp3 ? all.subarray(firstFrameOffset(all)) : all;
    },
    get bytes() {
      return ring.bytes;
    },
  };
}
