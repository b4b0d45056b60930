import type { Socket } from 'node:net';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';
import { adminReply, sourceCommandReply } from './admin.ts';
import { identifyClient } from './client-identity.ts';
import { parseHead, type RequestHead } from './http-head.ts';
import { acceptListener, acceptWatcher, isWatcherOf } from './listener-request.ts';
import type { OpenSockets } from './open-sockets.ts';
import { playlistReply } from './playlists.ts';
import { replies } from './replies.ts';
import {
  answerPassword,
  passwordLine,
  shoutcastHead,
  shoutcastReplies,
  shoutcastTitleReply,
  startShoutcastSource,
} from './shoutcast.ts';
import { acceptSource } from './source.ts';
import type { RelayState } from './state.ts';

/** How long a client may take to read a reply and close. */
const lingerMs = 5000;

export interface Connection {
  readonly state: RelayState;
  readonly sockets: OpenSockets;
  readonly socket: Socket;
  readonly id: string;
  /** Whether the first line may be the password of a SHOUTcast source. */
  readonly acceptsShoutcast: boolean;
  /** Returns the reply to send before closing, or null when the connection continues as a source or a listener. */
  readonly route: (connection: Connection, head: RequestHead, rest: Buffer) => string | null;
}

/** Reads the head of a request and answers it, or continues the connection as a source or a listener. */
export function serveConnection(connection: Connection): void {
  const { state, sockets, socket } = connection;
  let received = Buffer.alloc(0);
  const onData = (piece: Buffer): void => {
    received = Buffer.concat([received, piece]);
    const password = connection.acceptsShoutcast ? passwordLine(received) : null;
    if (password !== null) {
      socket.off('data', onData);
      serveShoutcastSource(connection, password, received);
      return;
    }
    const end = httpHeadEnd(received);
    if (end === -1 && received.length <= state.limits.headBytes) return;
    socket.off('data', onData);
    const isComplete = end !== -1 && end <= state.limits.headBytes;
    const head = isComplete ? parseHead(received.toString('latin1', 0, end)) : null;
    state.totals.requests += 1;
    const reply = head
      ? connection.route(connection, head, received.subarray(end))
      : replies.badRequest('unknown request');
    if (reply !== null) sockets.finish(socket, head?.method === 'HEAD' ? headOf(reply) : reply, lingerMs);
  };
  socket.on('data', onData);
}

/** Encoders send their headers with the password, or once it is accepted. `first` is what has arrived so far. */
function serveShoutcastSource({ state, sockets, socket }: Connection, password: string, first: Buffer): void {
  state.totals.requests += 1;
  // It cannot name another address than its own: it sends no request that a proxy could complete.
  const ip = socket.remoteAddress ?? '';
  const config = answerPassword(state, password, ip);
  if (typeof config === 'string') {
    sockets.finish(socket, config, lingerMs);
    return;
  }
  socket.write(shoutcastReplies.accepted);
  let received = Buffer.alloc(0);
  const onData = (piece: Buffer): void => {
    received = Buffer.concat([received, piece]);
    const end = httpHeadEnd(received);
    if (end === -1 && received.length <= state.limits.headBytes) return;
    socket.off('data', onData);
    const isComplete = end !== -1 && end <= state.limits.headBytes;
    const head = isComplete ? shoutcastHead(config.mount, received.toString('latin1', 0, end)) : null;
    const source = head && { state, socket, head, ip, rest: received.subarray(end), config };
    if (source && startShoutcastSource(source)) sockets.establish(socket);
    else socket.destroy();
  };
  socket.on('data', onData);
  onData(first);
}

/** The port of SHOUTcast sources, which serves no listeners. */
export function routeShoutcast({ state, socket }: Connection, head: RequestHead): string {
  const ip = socket.remoteAddress ?? '';
  return (head.method === 'GET' ? shoutcastTitleReply(state, head, ip) : null) ?? replies.notFound();
}

/** The port of sources and listeners. */
export function routePublic(connection: Connection, received: RequestHead, rest: Buffer): string | null {
  const { state, sockets, socket, id } = connection;
  const peer = socket.remoteAddress ?? '';
  const { ip, head } = identifyClient(state, peer, received);
  const isWatcher = isWatcherOf(state, head);
  if (!isWatcher && !sockets.countClient(socket, ip)) return replies.tooManyConnections();
  const established = (): void => sockets.establish(socket);
  if (head.method === 'PUT' || head.method === 'SOURCE') {
    const refusal = acceptSource({ state, socket, head, ip, rest });
    if (refusal === null) established();
    return refusal;
  }
  if (head.method === 'OPTIONS') return replies.options();
  if (head.method !== 'GET' && head.method !== 'HEAD') return replies.badRequest('unknown request');
  if (head.path.startsWith('/admin/')) return sourceCommandReply(state, head);
  const titleReply = shoutcastTitleReply(state, head, ip);
  if (titleReply !== null) return titleReply;
  const playlist = playlistReply(state, head, peer);
  if (playlist !== null) return playlist;
  const finish = (text: string, withinMs = lingerMs): void => sockets.finish(socket, text, withinMs);
  const request = { state, socket, head, ip, id, established, finish };
  if (!isWatcher) return acceptListener(request);
  return acceptWatcher({ ...request, established: () => sockets.exempt(socket) });
}

/** The port of the server's own calls, which only this machine reaches. */
export function routeAdmin({ state }: Connection, head: RequestHead): string {
  const isCommand = head.method === 'GET' && head.path.startsWith('/admin/');
  return isCommand ? adminReply(state, head) : replies.notFound();
}

const headOf = (reply: string): string => reply.slice(0, reply.indexOf('\r\n\r\n') + 4);
