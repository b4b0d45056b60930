import type { CastOverview, EmbedPreviewMessage, PlayedTitle, WidgetDraft } from '@unmuted/api';

/** States that the preview can show. */
export const previewStates = [
  'idle',
  'playing',
  'long',
  'connecting',
  'failed',
  'off_air',
  'geoblocked',
] as const;

export type PreviewState = (typeof previewStates)[number];

export interface PreviewOf {
  username: string;
  castName: string;
  draft: WidgetDraft;
  state: PreviewState;
  dir: 'ltr' | 'rtl';
  /** Replaces the current title to preview a long one. */
  longTitle: string;
  overview: CastOverview | undefined;
  /** Played titles, latest first. */
  titles: readonly PlayedTitle[];
}

type Status = EmbedPreviewMessage['status'];
type Track = NonNullable<Status['track']>;

/** The artist is the part before the first ` - `, as on visitors' pages. */
function trackOf(text: string, startedAt: string | null): Track {
  const cut = text.indexOf(' - ');
  return cut < 1
    ? { artist: null, title: text, coverUrl: null, startedAt }
    : { artist: text.slice(0, cut), title: text.slice(cut + 3), coverUrl: null, startedAt };
}

/** The unsaved widget with live cast data; only the playback state is simulated. */
export function previewMessage(preview: PreviewOf): EmbedPreviewMessage {
  const { username, castName, draft, state, dir, longTitle, overview, titles } = preview;
  const streams = (overview?.now.streams ?? []).toSorted(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary),
  );
  const isAudible = state !== 'off_air' && state !== 'geoblocked';
  const title = state === 'long' ? longTitle : (overview?.now.title ?? null);
  return {
    kind: 'studio.embed.preview',
    widget: {
      type: draft.type,
      settings: draft.settings,
      username,
      castName,
      streams: streams.map(({ id, name, codec, bitrate, listenUrl }) => ({
        id,
        name,
        codec,
        bitrate,
        listenUrl,
      })),
    },
    status: {
      username,
      reason: isAudible ? 'ok' : state,
      track: isAudible && title !== null ? trackOf(title, overview?.now.titleSince ?? null) : null,
      streamsOnAir: isAudible ? streams.map(({ id }) => id) : [],
      listeners: isAudible ? (overview?.now.listeners ?? null) : null,
      songs: titles.slice(0, draft.settings.songs).map((played) => trackOf(played.title, played.startedAt)),
      widgetVersion: null,
    },
    playback:
      state === 'playing' || state === 'long' ? 'playing' : isAudible && state !== 'idle' ? state : 'idle',
    dir,
  };
}
