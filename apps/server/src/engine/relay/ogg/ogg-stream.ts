import { type BurstRing, createBurstRing } from '../burst-ring.ts';
import { type CodecHeaders, codecHeaders, commentTitle, type OggCodec } from './ogg-codec.ts';
import { createPageReader, type OggPage } from './ogg-pages.ts';

/** Larger headers, usually cover art, end the source: every listener would have to receive them. */
const maxHeaderBytes = 256 * 1024;

/** The header pages that a decoder needs before any later page of a link of the chain. */
interface Link {
  readonly headers: Buffer[];
  readonly openStreams: Map<number, HeaderReader>;
  headerBytes: number;
}

interface HeaderReader {
  kind: CodecHeaders | null;
  packets: number;
  packet: Buffer[];
}

interface OggStreamOptions {
  /** A link of the chain names another title, or none. */
  readonly onTitle: (title: string | null) => void;
}

const newRing = (): BurstRing<Link> =>
  createBurstRing<Link>({ prefixOf: (link) => Buffer.concat(link.headers) });

const newLink = (): Link => ({ headers: [], openStreams: new Map(), headerBytes: 0 });

/**
 * An Ogg stream, which can be joined only through the headers of its current link. A new link, such
 * as that of the next song, replaces them.
 */
export class OggStream {
  codec: OggCodec | null = null;
  readonly #read = createPageReader();
  #ring = newRing();
  readonly #onTitle: OggStreamOptions['onTitle'];
  #link = newLink();
  #hasData = false;

  constructor(options: OggStreamOptions) {
    this.#onTitle = options.onTitle;
  }

  /** Returns the complete pages so far, or null when the headers are too large. */
  push(piece: Buffer, atMs: number): Buffer | null {
    const pages = this.#read(piece);
    for (const page of pages) {
      if (this.#isHeader(page)) {
        this.#link.headers.push(page.data);
        this.#link.headerBytes += page.data.length;
        if (this.#link.headerBytes > maxHeaderBytes) return null;
      } else {
        this.#hasData = true;
        this.#ring.push(page.data, atMs, this.#link);
      }
    }
    return Buffer.concat(pages.map((page) => page.data));
  }

  /** For a listener from another mount. */
  get headers(): Buffer {
    return Buffer.concat(this.#link.headers);
  }

  /** Headers and recent pages. */
  burst(): Buffer {
    return this.#ring.read(this.#link);
  }

  /** Frees the headers and pages; the codec stays known. */
  release(): void {
    this.#ring = newRing();
    this.#link = newLink();
  }

  #isHeader(page: OggPage): boolean {
    if (page.isFirst) {
      if (this.#hasData) this.#link = newLink();
      this.#hasData = false;
      this.#link.openStreams.set(page.serial, { kind: null, packets: 0, packet: [] });
    }
    const reader = this.#link.openStreams.get(page.serial);
    if (!reader) return false;
    for (const piece of page.pieces) {
      reader.packet.push(piece.data);
      if (!piece.isEnd) continue;
      if (this.#readPacket(reader, Buffer.concat(reader.packet))) {
        this.#link.openStreams.delete(page.serial);
        break;
      }
      reader.packet = [];
    }
    return true;
  }

  /** Returns whether it was the last header packet of its stream. */
  #readPacket(reader: HeaderReader, packet: Buffer): boolean {
    reader.kind ??= codecHeaders(packet);
    const { codec, commentOffset, isLast } = reader.kind;
    const index = reader.packets;
    reader.packets += 1;
    if (index === 0) this.codec = codec ?? this.codec;
    if (index === 1 && commentOffset !== null) this.#onTitle(commentTitle(packet.subarray(commentOffset)));
    return isLast(index, packet);
  }
}
