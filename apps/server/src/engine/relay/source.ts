import type { Socket } from 'node:net';
import { createChunkedDecoder } from '#/platform/lib/chunked-decoder.ts';
import { cleanAgent, cleanTitle } from '#/platform/lib/clean-text.ts';
import { bitrateOfAudioInfo, parseBitrate } from '../declared-bitrate.ts';
import type { MountConfig } from '../engine.ts';
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
  const source = { ...request, config };
  const reason = busyReason(source) ?? contentTypeReason(source) ?? bitrateReason(source);
  if (reason !== null) {
    reportRejection({ ...request, mount }, mount, reason);
    return replies.forbidden(refusalTexts[reason]);
  }
  socket.write(replies.sourceAccepted(/100-continue/i.test(head.headers.get('expect') ?? '')));
  startSource(source);
  return null;
}

/** A source whose credentials are right. */
export interface KnownSource extends SourceRequest {
  readonly config: MountConfig;
}

const refusalTexts = {
  in_use: 'Mountpoint in use',
  no_content_type: 'No Content-type given',
  codec: 'Content-type not supported',
  over_bitrate: 'Bitrate above the limit',
} as const;

export const busyReason = ({ state, config }: Pick<KnownSource, 'state' | 'config'>): 'in_use' | null =>
  state.live.has(config.mount) ? 'in_use' : null;

export function contentTypeReason({ head }: Pick<KnownSource, 'head'>): 'no_content_type' | 'codec' | null {
  const contentType = sourceContentType(head);
  if (contentType === null) return 'no_content_type';
  return isRelayed(contentType) ? null : 'codec';
}

/** A source that was disconnected because of its bitrate stays out for a while. */
export const bitrateReason = ({
  state,
  config,
}: Pick<KnownSource, 'state' | 'config'>): 'over_bitrate' | null =>
  state.intakeOf(config)?.isOpen(state.clock.now().getTime()) === false ? 'over_bitrate' : null;

/** Puts an accepted source on air. */
export function startSource({ state, socket, head, ip, rest, config }: KnownSource): void {
  const { mount } = config;
  const info = {
    contentType: sourceContentType(head) ?? '',
    agent: cleanAgent(head.headers.get('user-agent') ?? ''),
    ip,
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
      if (state.live.get(mount) === live) reportRejection({ state, head, ip, mount }, mount, 'over_bitrate');
      live.dropSource();
      return;
    }
    const audio = decode(piece);
    if (audio === null) live.dropSource();
    else live.push(audio, state.clock.now().getTime());
  };

  state.sourceUp(mount, live);
  socket.on('data', feed);
  // A source that has half-closed its connection is off air now, not when the other half closes
  // too.
  socket.once('end', () => state.sourceDown(mount, live));
  socket.once('close', () => state.sourceDown(mount, live));
  if (rest.length > 0) feed(rest);
}

/** From the headers in the order that Icecast prefers. */
function declaredBitrate(head: RequestHead): number | null {
  return (
    parseBitrate(head.headers.get('ice-bitrate')) ??
    parseBitrate(head.headers.get('icy-br')) ??
    bitrateOfAudioInfo(head.headers.get('ice-audio-info'))
  );
}
