import type { EmbedPlayback, Locale, PublicStatus, PublicStream, PublicWidget } from '@unmuted/api';
import { type Texts, texts } from '#/texts.ts';

/** The state and the actions of a widget. */
export interface View {
  readonly widget: Omit<PublicWidget, 'id' | 'version'>;
  /** Null until the first response. */
  readonly status: PublicStatus | null;
  readonly playback: EmbedPlayback;
  readonly volume: number;
  readonly isMuted: boolean;
  /** False on systems that reserve the volume for their own controls. */
  readonly hasVolume: boolean;
  readonly locale: Locale;
  readonly act: Actions;
}

export interface Actions {
  readonly toggle: () => void;
  readonly setVolume: (percent: number) => void;
  readonly toggleMute: () => void;
}

/** Returns the selected stream, or another one on air while the selected one is off air. */
export function streamOf(widget: View['widget'], status: PublicStatus | null): PublicStream | null {
  const playable = widget.streams.filter(({ listenUrl }) => listenUrl !== null);
  const selected = playable.find(({ id }) => id === widget.settings.streamId) ?? playable[0] ?? null;
  const isOnAir = ({ id }: PublicStream) => status?.streamsOnAir.includes(id) ?? false;
  if (selected === null || status === null || isOnAir(selected)) return selected;
  return playable.find(isOnAir) ?? selected;
}

/** Browsers block unencrypted media on an encrypted page, except from this machine. */
export function isInsecure(stream: PublicStream | null, page: Pick<Location, 'protocol'>): boolean {
  if (page.protocol !== 'https:' || !stream?.listenUrl?.startsWith('http:')) return false;
  return !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(stream.listenUrl).hostname);
}

/** Returns why nothing can be played; null when nothing prevents it. */
export function obstacleOf(view: View): string | null {
  const messages = messagesOf(view);
  const stream = streamOf(view.widget, view.status);
  if (stream === null) return messages.noStreams;
  if (isInsecure(stream, location)) return messages.insecure;
  const reason = view.status?.reason ?? 'ok';
  // Playing audio takes precedence over a status that is some seconds old.
  if (reason === 'ok' || view.playback === 'playing')
    return view.playback === 'failed' ? messages.interrupted : null;
  return {
    off_air: messages.offAirDetail,
    geoblocked: messages.blocked,
    suspended: messages.suspended,
    full: messages.full,
    unknown: messages.unreachable,
  }[reason];
}

/** Returns the status shown beside the name. */
export function statusLabel(view: View): string {
  const messages = messagesOf(view);
  if (view.playback === 'connecting') return messages.connecting;
  if (view.status === null) return messages.loading;
  if (view.status.streamsOnAir.length > 0) return messages.onAir;
  // When the engine does not respond, "off air" would be a guess.
  return view.status.reason === 'unknown' ? messages.unknown : messages.offAir;
}

export const isOnAir = ({ status }: Pick<View, 'status'>): boolean => (status?.streamsOnAir.length ?? 0) > 0;

export const messagesOf = ({ locale }: Pick<View, 'locale'>): Texts => texts[locale];
