import type { Socket } from 'node:net';
import { cleanAgent } from '../text.ts';
import { createChunkedDecoder } from './chunked.ts';
import { isSourceOf } from './credentials.ts';
import type { RequestHead } from './http-head.ts';
import { LiveMount } from './live-mount.ts';
import { replies } from './replies.ts';
import type { RelayState } from './state.ts';

/** Streams that can be joined anywhere. Ogg cannot: its first pages would have to be kept for late comers. */
const contentTypes = ['audio/mpeg', 'audio/aac', 'audio/aacp'];

interface SourceRequest {
  readonly state: RelayState;
  readonly socket: Socket;
  readonly head: RequestHead;
  readonly ip: string;
  /** Audio that came together with the head. */
  readonly rest: Buffer;
}

/** The refusal to send, or null when the source is taken in. Checks come in Icecast's order. */
export function acceptSource(request: SourceRequest): string | null {
  const { state, socket, head } = request;
  const config = state.configs.get(head.path);
  if (!config || !isSourceOf(config, head)) return replies.unauthorized();
  if (state.live.has(head.path)) return replies.forbidden('Mountpoint in use');
  const contentType = typeOf(head);
  if (contentType === null) return replies.forbidden('No Content-type given');
  if (!contentTypes.includes(contentType)) return replies.forbidden('Content-type not supported');

  const info = {
    contentType,
    agent: cleanAgent(head.headers.get('user-agent') ?? ''),
    ip: request.ip,
    bitrate: declaredBitrate(head),
  };
  const nowMs = state.clock.now();
  const live = new LiveMount(config, info, socket, { nowMs, backlogBytes: state.limits.backlogBytes });
  const isChunked = /\bchunked\b/i.test(head.headers.get('transfer-encoding') ?? '');
  const decode = isChunked ? createChunkedDecoder() : (piece: Buffer) => piece;
  const feed = (piece: Buffer): void => {
    const audio = decode(piece);
    if (audio === null) live.dropSource();
    else live.push(audio, state.clock.now());
  };

  socket.write(replies.sourceAccepted(/100-continue/i.test(head.headers.get('expect') ?? '')));
  state.sourceUp(head.path, live);
  socket.on('data', feed);
  // A source that has said its last word is off air now, not when it has closed the other half too.
  socket.once('end', () => state.sourceDown(head.path, live));
  socket.once('close', () => state.sourceDown(head.path, live));
  if (request.rest.length > 0) feed(request.rest);
  return null;
}

/** `SOURCE` is older than the demand for a type: without one it means MP3. */
function typeOf(head: RequestHead): string | null {
  const [type = ''] = (head.headers.get('content-type') ?? '').split(';');
  const name = type.trim().toLowerCase();
  if (name === '') return head.method === 'SOURCE' ? 'audio/mpeg' : null;
  return name === 'audio/mp3' || name === 'audio/x-mpeg' ? 'audio/mpeg' : name;
}

function declaredBitrate(head: RequestHead): number | null {
  const [, fromInfo] =
    /(?:^|;)\s*(?:ice-)?bitrate=(\d{1,5})/i.exec(head.headers.get('ice-audio-info') ?? '') ?? [];
  const text = head.headers.get('ice-bitrate') ?? head.headers.get('icy-br') ?? fromInfo ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}
