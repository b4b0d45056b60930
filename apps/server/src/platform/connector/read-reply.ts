import type { Duplex } from 'node:stream';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { parseReplyHead, type ReplyHead } from '#/platform/connector/reply-head.ts';
import { createChunkedDecoder } from '#/platform/lib/chunked-decoder.ts';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';

export interface ReplyLimits {
  readonly firstByteMs: number;
  /** Total timeout of a reply, however slowly it arrives. */
  readonly totalMs: number;
  readonly headBytes: number;
  readonly bodyBytes: number;
}

export interface RawReply extends ReplyHead {
  readonly body: Buffer;
  /** Timeout until the end of the head. */
  readonly headMs: number;
}

/** How much of the body to read: all of it, or the start of an endless stream. */
export type Wanted =
  | 'whole'
  | {
      readonly firstBytes: number /** After this time, the bytes received so far are enough. */;
      readonly withinMs: number;
    };

/** Sends a request and reads its reply; the socket is always closed afterwards. */
export function readReply(
  socket: Duplex,
  request: Buffer,
  { limits, wanted }: { readonly limits: ReplyLimits; readonly wanted: Wanted },
): Promise<RawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<RawReply>();
  const began = performance.now();
  const reader = createReader(limits, wanted);
  const timers = [
    setTimeout(() => fail(new ConnectorError('time_out', 'no answer in time')), limits.firstByteMs),
    setTimeout(() => fail(new ConnectorError('time_out', 'the answer takes too long')), limits.totalMs),
  ];
  let headMs: number | null = null;
  let patience: NodeJS.Timeout | undefined;

  function end(): void {
    for (const timer of [...timers, patience]) clearTimeout(timer);
    socket.removeAllListeners('data');
    // Later errors are irrelevant, but an unhandled one would end the process.
    socket.on('error', () => {});
    socket.destroy();
  }
  function fail(error: ConnectorError): void {
    end();
    reject(error);
  }
  function finish(): void {
    const reply = reader.result();
    if (!reply) {
      fail(new ConnectorError('bad_reply', 'closed before its answer was whole'));
      return;
    }
    end();
    resolve({ ...reply, headMs: Math.round(headMs ?? performance.now() - began) });
  }

  socket.on('data', (piece: Buffer) => {
    clearTimeout(timers[0]);
    try {
      const isDone = reader.take(piece);
      if (headMs === null && reader.hasHead()) {
        headMs = performance.now() - began;
        if (wanted !== 'whole') patience = setTimeout(finish, wanted.withinMs);
      }
      if (isDone) finish();
    } catch (error) {
      fail(error instanceof ConnectorError ? error : new ConnectorError('bad_reply', String(error)));
    }
  });
  socket.once('error', (cause) => fail(new ConnectorError('unreachable', 'the connection broke', { cause })));
  socket.once('close', finish);
  socket.once('end', finish);
  socket.write(request);
  return promise;
}

/** Parses a reply from chunks of any size. */
function createReader(limits: ReplyLimits, wanted: Wanted) {
  let start = Buffer.alloc(0);
  let head: ReplyHead | null = null;
  let decode: (piece: Buffer) => Buffer | null = (piece) => piece;
  let expected: number | null = null;
  let isChunked = false;
  let isLastChunk = false;
  const body: Buffer[] = [];
  let bytes = 0;
  const enough = wanted === 'whole' ? null : wanted.firstBytes;

  function begin(found: ReplyHead): void {
    head = found;
    const encoding = found.headers.get('content-encoding')?.toLowerCase() ?? 'identity';
    if (encoding !== 'identity') throw new ConnectorError('encoded', 'its body is packed');
    isChunked = /\bchunked\b/i.test(found.headers.get('transfer-encoding') ?? '');
    if (isChunked) {
      decode = createChunkedDecoder(() => {
        isLastChunk = true;
      });
      return;
    }
    const length = found.headers.get('content-length');
    if (found.status === 204 || found.status === 304) expected = 0;
    else if (length !== undefined) {
      if (!/^\d{1,15}$/.test(length)) throw new ConnectorError('bad_reply', 'a length that is none');
      expected = Number(length);
      if (enough === null && expected > limits.bodyBytes)
        throw new ConnectorError('body_too_large', 'its body is too large');
    }
  }

  function takeBody(piece: Buffer): boolean {
    const data = decode(piece);
    if (data === null) throw new ConnectorError('bad_reply', 'chunks that are none');
    body.push(data);
    bytes += data.length;
    if (enough !== null && bytes >= enough) return true;
    if (bytes > limits.bodyBytes) throw new ConnectorError('body_too_large', 'its body is too large');
    return isLastChunk || (expected !== null && bytes >= expected);
  }

  return {
    hasHead: () => head !== null,
    /** Returns true once the reply is complete. */
    take(piece: Buffer): boolean {
      if (head) return takeBody(piece);
      start = Buffer.concat([start, piece]);
      const end = httpHeadEnd(start);
      if (end === -1 ? start.length > limits.headBytes : end > limits.headBytes)
        throw new ConnectorError('head_too_large', 'its head is too large');
      if (end === -1) return false;
      const found = parseReplyHead(start.subarray(0, end));
      if (!found) throw new ConnectorError('bad_reply', 'neither HTTP nor ICY');
      begin(found);
      return takeBody(start.subarray(end));
    },
    /** Null while incomplete. */
    result(): (ReplyHead & { body: Buffer }) | null {
      if (!head) return null;
      const isCut =
        enough === null && ((expected !== null && bytes < expected) || (isChunked && !isLastChunk));
      if (isCut) return null;
      const all = Buffer.concat(body);
      return {
        ...head,
        body: enough === null ? all.subarray(0, expected ?? undefined) : all.subarray(0, enough),
      };
    },
  };
}
