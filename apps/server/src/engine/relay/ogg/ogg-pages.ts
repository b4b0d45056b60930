/** One page of an Ogg stream (RFC 3533 §6). */
export interface OggPage {
  readonly data: Buffer;
  /** The page starts a logical stream. */
  readonly isFirst: boolean;
  readonly serial: number;
  /** The pieces of packets in the page; `isEnd`: the packet ends with this piece. */
  readonly pieces: readonly { readonly data: Buffer; readonly isEnd: boolean }[];
}

const headBytes = 27;
const capture = Buffer.from('OggS');

/** Splits a stream into pages; bytes between pages are dropped. */
export function createPageReader(): (piece: Buffer) => OggPage[] {
  let pending: Buffer = Buffer.alloc(0);
  return (piece) => {
    pending = Buffer.concat([pending, piece]);
    const pages: OggPage[] = [];
    for (;;) {
      const start = pending.indexOf(capture);
      // A capture pattern may be split between two pieces.
      pending = pending.subarray(start === -1 ? Math.max(0, pending.length - 3) : start);
      const length = start === -1 ? null : pageLength(pending);
      if (length === null) break;
      pages.push(parsePage(pending.subarray(0, length)));
      pending = pending.subarray(length);
    }
    // Copied, so that a long-lived slice does not keep the whole buffer alive.
    pending = Buffer.from(pending);
    return pages;
  };
}

/** At most 65,307 bytes; null while the page is incomplete. */
function pageLength(data: Buffer): number | null {
  if (data.length < headBytes) return null;
  const bodyStart = headBytes + (data[26] ?? 0);
  if (data.length < bodyStart) return null;
  let length = bodyStart;
  for (const lace of data.subarray(headBytes, bodyStart)) length += lace;
  return data.length < length ? null : length;
}

function parsePage(data: Buffer): OggPage {
  const bodyStart = headBytes + (data[26] ?? 0);
  const pieces: { data: Buffer; isEnd: boolean }[] = [];
  let [from, to] = [bodyStart, bodyStart];
  for (const lace of data.subarray(headBytes, bodyStart)) {
    to += lace;
    if (lace === 255) continue;
    pieces.push({ data: data.subarray(from, to), isEnd: true });
    from = to;
  }
  if (to > from) pieces.push({ data: data.subarray(from, to), isEnd: false });
  return {
    data: Buffer.from(data),
    isFirst: ((data[5] ?? 0) & 2) !== 0,
    serial: data.readUInt32LE(14),
    pieces,
  };
}
