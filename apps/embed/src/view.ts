import type { EmbedPlayback, Locale, PublicStatus, PublicStream, PublicWidget } from '@unmuted/api';
import { type Texts, texts } from '#/texts.ts';

/** All that a widget shows, and what can be done with it. */
export interface View {
  readonly widget: Omit<PublicWidget, 'id' | 'version'>;
  /** Null until the first answer. */
  readonly status: PublicStatus | null;
  readonly playback: EmbedPlayback;
  readonly volume: number;
  readonly isMuted: boolean;
  /** Some systems leave the volume to their buttons. */
  readonly hasVolume: boolean;
  readonly locale: Locale;
  readonly act: Acts;
}

export interface Acts {
  readonly toggle: () => void;
  readonly setVolume: (percent: number) => void;
  readonly toggleMute: () => void;
}

/** Where to listen: to the stream that was chosen, or to another that is on air while that one is not. */
export function streamOf(widget: View['widget'], status: PublicStatus | null): PublicStream | null {
  const heard = widget.streams.filter(({ listenUrl }) => listenUrl !== null);
  const chosen = heard.find(({ id }) => id === widget.settings.streamId) ?? heard[0] ?? null;
  const isOnAir = ({ id }: PublicStream) => status?.streamsOnAir.includes(id) ?? false;
  if (chosen === null || status === null || isOnAir(chosen)) return chosen;
  return heard.find(isOnAir) ?? chosen;
}

/** Browsers play nothing unencrypted on an encrypted page, but for what comes from this machine itself. */
export function isInsecure(stream: PublicStream | null, page: Pick<Location, 'protocol'>): boolean {
  if (page.protocol !== 'https:' || !stream?.listenUrl?.startsWith('http:')) return false;
  return !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(stream.listenUrl).hostname);
}

/** Why nothing is to be heard, in a sentence; null while nothing is in the way. */
export function obstacleOf(view: View): string | null {
  const says = wordsOf(view);
  const stream = streamOf(view.widget, view.status);
  if (stream === null) return says.noStreams;
  if (isInsecure(stream, location)) return says.insecure;
  const reason = view.status?.reason ?? 'ok';
  // Who hears it hears it, whatever was answered some seconds ago.
  if (reason === 'ok' || view.playback === 'playing')
    return view.playback === 'failed' ? says.interrupted : null;
  return {
    off_air: says.offAirLong,
    blocked_here: says.blocked,
    suspended: says.suspended,
    full: says.full,
    unknown: says.unreachable,
  }[reason];
}

/** One word for where it stands, beside the name. */
export function stateWord(view: View): string {
  const says = wordsOf(view);
  if (view.playback === 'connecting') return says.connecting;
  if (view.status === null) return says.loading;
  if (view.status.streamsOnAir.length > 0) return says.onAir;
  // Where the engine does not answer, off air would be a guess.
  return view.status.reason === 'unknown' ? says.notKnown : says.offAir;
}

export const isOnAir = ({ status }: Pick<View, 'status'>): boolean => (status?.streamsOnAir.length ?? 0) > 0;

export const wordsOf = ({ locale }: Pick<View, 'locale'>): Texts => texts[locale];
