import type { Duplex } from 'node:stream';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { ReplyLimits } from '#/platform/connector/read-reply.ts';
import { parseReplyHead, type ReplyHead } from '#/platform/connector/reply-head.ts';
import { createChunkedDecoder } from '#/platform/lib/chunked-decoder.ts';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';

/** An endless body, as long as it lasts. */
export interface Following {
  readonly onBytes: (bytes: Buffer) => void;
  /** Called once, unless the caller closed it: the server ended the body, or sent nothing for so long. */
  readonly onEnd: (reason: 'ended' | 'stalled') => void;
  /** The body stalls after this time without bytes. */
  readonly stallMs: number;
}

export interface Followed extends ReplyHead {
  close(): void;
}

/** Sends a request, and resolves with the head of its reply; the body follows. Rejects without a head. */
export function followReply(
  socket: Duplex,
  request: Buffer,
  {
    limits,
    following,
  }: { readonly limits: Pick<ReplyLimits, 'firstByteMs' | 'headBytes'>; readonly following: Following },
): Promise<Followed> {
  const { promise, resolve, reject } = Promise.withResolvers<Followed>();
  let start: Buffer = Buffer.alloc(0);
  let decode: ((piece: Buffer) => Buffer | null) | null = null;
  let isLast = false;
  let isOver = false;
  let timer = setTimeout(() => fail(new ConnectorError('time_out', 'no answer in time')), limits.firstByteMs);

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    // Later errors are irrelevant, but an unhandled one would end the process.
    socket.on('error', () => {});
    socket.destroy();
  }
  function fail(error: ConnectorError): void {
    if (isOver) return;
    close();
    reject(error);
  }
  function end(reason: 'ended' | 'stalled'): void {
    if (isOver) return;
    if (!decode) {
      fail(new ConnectorError('bad_reply', 'closed before its answer was whole'));
      return;
    }
    close();
    following.onEnd(reason);
  }
  function waitForBytes(): void {
    clearTimeout(timer);
    timer = setTimeout(() => end('stalled'), following.stallMs);
  }

  function readHead(piece: Buffer): Buffer | null {
    start = Buffer.concat([start, piece]);
    const headEnd = httpHeadEnd(start);
    if (headEnd === -1 ? start.length > limits.headBytes : headEnd > limits.headBytes)
      throw new ConnectorError('head_too_large', 'its head is too large');
    if (headEnd === -1) return null;
    const head = parseReplyHead(start.subarray(0, headEnd));
    if (!head) throw new ConnectorError('bad_reply', 'neither HTTP nor ICY');
    const isChunked = /\bchunked\b/i.test(head.headers.get('transfer-encoding') ?? '');
    decode = isChunked
      ? createChunkedDecoder(() => {
          isLast = true;
        })
      : (bytes) => bytes;
    resolve({ ...head, close });
    return start.subarray(headEnd);
  }

  function take(piece: Buffer): void {
    const body = decode ? piece : readHead(piece);
    if (!body || !decode) return;
    waitForBytes();
    const bytes = decode(body);
    if (bytes && bytes.length > 0) following.onBytes(bytes);
    if (bytes === null || isLast) end('ended');
  }

  socket.on('data', (piece: Buffer) => {
    if (isOver) return;
    try {
      take(piece);
    } catch (error) {
      fail(error instanceof ConnectorError ? error : new ConnectorError('bad_reply', String(error)));
    }
  });
  socket.once('error', (cause) => {
    if (decode) end('ended');
    else fail(new ConnectorError('unreachable', 'the connection broke', { cause }));
  });
  socket.once('close', () => end('ended'));
  socket.once('end', () => end('ended'));
  socket.write(request);
  return promise;
}
