import type { Socket } from 'node:net';
import { cleanAgent } from '#/platform/lib/clean-text.ts';
import { isProbeRange, type JoinRequest } from '../hooks/hooks.ts';
import { watcherSecretHeader } from '../watcher.ts';
import { isOggType } from './content-type.ts';
import { same } from './credentials.ts';
import type { RelayHook } from './hook-client.ts';
import type { RequestHead } from './http-head.ts';
import { metaInterval } from './icy.ts';
import { Listener } from './listener.ts';
import type { LiveMount } from './live-mount.ts';
import { corsHeaders, noCacheHeaders, replies, replyHead } from './replies.ts';
import type { RelayState } from './state.ts';

export interface ListenerRequest {
  readonly state: RelayState;
  readonly socket: Socket;
  readonly head: RequestHead;
  readonly ip: string;
  readonly id: string;
  /** The connection is a listener. */
  established(): void;
  /** Sends a delayed rejection, or the rest of the stream, and closes the connection. */
  finish(text: string, withinMs?: number): void;
}

/** How long a player may take to read the end of a stream. */
const endMs = 30_000;
/** Timeout of the admission request. */
const admissionTimeoutMs = 2000;

/**
 * Returns the reply to send before closing, or null when the listener was accepted or waits for
 * admission.
 */
export function acceptListener(request: ListenerRequest): string | null {
  const { state, head } = request;
  const live = state.audible(head.path);
  if (!live) return replies.notFound();
  if (head.method === 'HEAD') return streamHead(live, wantsIcy(head, live));
  if (live.isFull && !isProbe(head)) return turnAway(request);
  if (state.hook === null) return accept(request);
  requestAdmission(request, state.hook);
  return null;
}

/**
 * Returns the rejection, or null. Looks the mount up again: it may have gone off air while the hook
 * was called.
 */
function accept(request: ListenerRequest): string | null {
  const { state, socket, head, established } = request;
  const live = state.audible(head.path);
  if (!live) return replies.notFound();
  if (isProbe(head)) return answerProbe(socket, head, live);
  if (live.isFull) return turnAway(request);
  const icy = wantsIcy(head, live);
  socket.write(streamHead(live, icy));
  const listener = listenerOf(request, icy);
  established();
  socket.once('close', () => state.leave(listener));
  socket.resume();
  state.join(head.path, live, listener);
  return null;
}

const listenerOf = ({ state, socket, head, ip, id, finish }: ListenerRequest, icy: boolean): Listener =>
  new Listener({
    id,
    ip,
    agent: cleanAgent(head.headers.get('user-agent') ?? ''),
    socket,
    request: head,
    icy,
    nowMs: state.clock.now().getTime(),
    end: () => finish('', endMs),
  });

/** Whether a request is of a server that listens for silence. */
export function isWatcherOf(
  { watcherSecret }: Pick<RelayState, 'watcherSecret'>,
  head: RequestHead,
): boolean {
  const given = head.headers.get(watcherSecretHeader);
  return head.method === 'GET' && watcherSecret !== null && given !== undefined && same(given, watcherSecret);
}

/**
 * Sends the stream of the source itself: without it, a watcher hears nothing. It needs no admission, and is neither counted nor
 * moved. Returns the rejection, or null.
 */
export function acceptWatcher(request: ListenerRequest): string | null {
  const { state, socket, head, established } = request;
  const live = state.live.get(head.path);
  if (!live) return replies.notFound();
  socket.write(streamHead(live, false));
  const watcher = listenerOf(request, false);
  established();
  socket.once('close', () => live.watchers.delete(watcher));
  socket.resume();
  live.addWatcher(watcher);
  return null;
}

/** The server counts the listeners for whom there is no place. */
function turnAway(request: ListenerRequest): string {
  request.state.hook?.turnedAway(joinOf(request));
  return replies.forbidden('max listeners reached');
}

const isProbe = (head: RequestHead): boolean => isProbeRange(head.headers.get('range'));

/**
 * A probe is no listener: it gets two bytes, and the connection closes. The status is that of the stream: after a 206,
 * iOS continues with byte ranges and without `Icy-MetaData`, so that titles are lost.
 */
function answerProbe(socket: Socket, head: RequestHead, live: LiveMount): string {
  socket.write(streamHead(live, wantsIcy(head, live)));
  socket.write(live.burst().subarray(0, 2));
  return '';
}

/**
 * A listener that was admitted after it disconnected is reported as left, so that joins and leaves
 * stay balanced.
 */
function requestAdmission(request: ListenerRequest, hook: RelayHook): void {
  const { state, socket } = request;
  const join = joinOf(request);
  let isTooLate = false;
  const cancel = state.clock.after(admissionTimeoutMs, () => {
    isTooLate = true;
    request.finish(replies.forbidden('Not admitted'));
  });
  // A paused socket does not report that it was closed.
  socket.resume();
  void hook.ask(join).then((answer) => {
    cancel();
    const isGone = isTooLate || socket.destroyed;
    const refusal = answer.allowed ? (isGone ? null : accept(request)) : replies.forbidden(answer.message);
    const isAbsent = isGone || refusal !== null;
    if (answer.allowed && isAbsent) hook.left({ mount: join.mount, clientId: join.clientId, durationS: 0 });
    if (refusal !== null && !isGone) request.finish(refusal);
  });
}

function joinOf({ head, ip, id }: ListenerRequest): JoinRequest {
  return {
    mount: head.path,
    clientId: id,
    ip,
    agent: cleanAgent(head.headers.get('user-agent') ?? ''),
    referrer: cleanAgent(head.headers.get('referer') ?? ''),
    ...(isProbe(head) && { isProbe: true as const }),
  };
}

/** Ogg carries its titles in the stream; blocks of metadata would damage its pages. */
const wantsIcy = (head: RequestHead, live: LiveMount): boolean =>
  head.headers.get('icy-metadata') === '1' && !isOggType(live.source.contentType);

function streamHead(live: LiveMount, icy: boolean): string {
  const { name, genre, description, url } = live.config;
  return replyHead('200 OK', [
    `Date: ${new Date().toUTCString()}`,
    `Content-Type: ${live.source.contentType}`,
    ...(live.source.bitrate === null ? [] : [`icy-br:${live.source.bitrate}`]),
    ...(description ? [`icy-description:${headerText(description)}`] : []),
    ...(genre ? [`icy-genre:${headerText(genre)}`] : []),
    `icy-name:${headerText(name)}`,
    ...(url ? [`icy-url:${headerText(url)}`] : []),
    'icy-pub:0',
    ...noCacheHeaders,
    ...corsHeaders,
    ...(icy ? ['icy-metadata:1', `icy-metaint:${metaInterval}`] : []),
  ]);
}

/** A station's name must not be able to inject a header. */
const headerText = (text: string): string => cleanAgent(text) ?? '';
