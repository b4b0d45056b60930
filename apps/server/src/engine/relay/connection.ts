import type { Socket } from 'node:net';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import { adminReply } from './admin.ts';
import { parseHead, type RequestHead } from './http-head.ts';
import { acceptListener } from './listener-request.ts';
import { replies } from './replies.ts';
import { acceptSource } from './source.ts';
import type { RelayState } from './state.ts';

/** How long a client may take to read a reply and close. */
const lingerMs = 5000;

interface Connection {
  readonly state: RelayState;
  readonly socket: Socket;
  readonly id: string;
  /** Called once the head is complete, or longer than allowed. */
  readonly onHead: () => void;
}

/** Reads the head of a request and answers it, or continues the connection as a source or a listener. */
export function serveConnection({ state, socket, id, onHead }: Connection): void {
  let received = Buffer.alloc(0);
  const onData = (piece: Buffer): void => {
    received = Buffer.concat([received, piece]);
    const end = httpHeadEnd(received);
    if (end === -1 && received.length <= state.limits.headBytes) return;
    socket.off('data', onData);
    onHead();
    const isComplete = end !== -1 && end <= state.limits.headBytes;
    const head = isComplete ? parseHead(received.toString('latin1', 0, end)) : null;
    state.totals.requests += 1;
    const reply = head
      ? route({ state, socket, id }, head, received.subarray(end))
      : replies.badRequest('unknown request');
    if (reply !== null) finish(socket, head?.method === 'HEAD' ? headOf(reply) : reply);
  };
  socket.on('data', onData);
}

/**
 * Returns the reply to send before closing, or null when the connection continues as a source or
 * a listener.
 */
function route(
  { state, socket, id }: Omit<Connection, 'onHead'>,
  head: RequestHead,
  rest: Buffer,
): string | null {
  const ip = plainAddress(socket.remoteAddress ?? '') ?? '';
  if (head.method === 'PUT' || head.method === 'SOURCE') {
    return acceptSource({ state, socket, head, ip, rest });
  }
  if (head.method === 'OPTIONS') return replies.options();
  if (head.method !== 'GET' && head.method !== 'HEAD') return replies.badRequest('unknown request');
  if (head.path.startsWith('/admin/')) return adminReply(state, head);
  const reply = (text: string): void => finish(socket, text);
  return acceptListener({ state, socket, head, ip, id, reply });
}

const headOf = (reply: string): string => reply.slice(0, reply.indexOf('\r\n\r\n') + 4);

/** Continues reading, since unread data would turn the close into a reset that discards the reply. */
function finish(socket: Socket, reply: string): void {
  socket.resume();
  socket.end(reply);
  socket.setTimeout(lingerMs, () => socket.destroy());
}
