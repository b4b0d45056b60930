import type { Socket } from 'node:net';
import { createChunkedDecoder } from '#/platform/lib/chunked-decoder.ts';
import { cleanAgent, cleanTitle } from '#/platform/lib/clean-text.ts';
import { bitrateOfAudioInfo, parseBitrate } from '../declared-bitrate.ts';
import type { RefusalReason } from '../engine.ts';
import { isRelayed, sourceContentType } from './content-type.ts';
import { isSourceOf } from './credentials.ts';
import type { RequestHead } from './http-head.ts';
import { LiveMount } from './live-mount.ts';
import { replies } from './replies.ts';
import { reportRejectedSource, reportRejection } from './report-refusal.ts';
import { sourceMount } from './source-mount.ts';
import type { RelayState } from './state.ts';

interface SourceRequest {
  readonly state: RelayState;
  readonly socket: Socket;
  readonly head: RequestHead;
  readonly ip: string;
  /** Audio that arrived together with the head. */
  readonly rest: Buffer;
}

/** Returns the rejection, or null when the source is accepted. Checks run in Icecast's order. */
export function acceptSource(request: SourceRequest): string | null {
  const { state, socket, head } = request;
  const mount = sourceMount(head.path);
  const config = state.configs.get(mount);
  if (!config || !isSourceOf(config, head)) {
    reportRejectedSource({ ...request, mount }, config);
    return replies.unauthorized();
  }
  state.challenges.answered(`${request.ip} ${mount}`);
  const contentType = sourceContentType(head);
  const refuse = (reason: RefusalReason, text: string): string => {
    reportRejection({ ...request, mount }, mount, reason);
    return replies.forbidden(text);
  };
  if (state.live.has(mount)) return refuse('in_use', 'Mountpoint in use');
  if (contentType === null) return refuse('no_content_type', 'No Content-type given');
  if (!isRelayed(contentType)) return refuse('codec', 'Content-type not supported');
  if (state.intakeOf(config)?.isOpen(state.clock.now().getTime()) === false)
    return refuse('over_bitrate', 'Bitrate above the limit');

  const info = {
    contentType,
    agent: cleanAgent(head.headers.get('user-agent') ?? ''),
    ip: request.ip,
    bitrate: declaredBitrate(head),
  };
  const nowMs = state.clock.now().getTime();
  const live = new LiveMount(config, info, socket, {
    nowMs,
    backlogBytes: state.limits.backlogBytes,
    onTitle: (each, title) => state.setTitle(mount, each, title === null ? null : cleanTitle(title)),
    onCodec: (each, headers) => state.codecKnown(mount, each, headers),
  });
  const isChunked = /\bchunked\b/i.test(head.headers.get('transfer-encoding') ?? '');
  const decode = isChunked ? createChunkedDecoder() : (piece: Buffer) => piece;
  const feed = (piece: Buffer): void => {
    // Looked up for each piece: the limit may change while the source is connected.
    if (state.intakeOf(live.config)?.take(piece.length, state.clock.now().getTime()) === false) {
      if (state.live.get(mount) === live) reportRejection({ ...request, mount }, mount, 'over_bitrate');
      live.dropSource();
      return;
    }
    const audio = decode(piece);
    if (audio === null) live.dropSource();
    else live.push(audio, state.clock.now().getTime());
  };

  socket.write(replies.sourceAccepted(/100-continue/i.test(head.headers.get('expect') ?? '')));
  state.sourceUp(mount, live);
  socket.on('data', feed);
  // A source that has half-closed its connection is off air now, not when the other half closes
  // too.
  socket.once('end', () => state.sourceDown(mount, live));
  socket.once('close', () => state.sourceDown(mount, live));
  if (request.rest.length > 0) feed(request.rest);
  return null;
}

/** From the headers in the order that Icecast prefers. */
function declaredBitrate(head: RequestHead): number | null {
  return (
    parseBitrate(head.headers.get('ice-bitrate')) ??
    parseBitrate(head.headers.get('icy-br')) ??
    bitrateOfAudioInfo(head.headers.get('ice-audio-info'))
  );
}
