import { ask } from '#/modules/stations/probe/ask-page.ts';
import { type AudioFacts, audioFactsOf, noFacts } from '#/modules/stations/probe/audio-facts.ts';
import { absoluteUri, parseHlsPlaylist } from '#/modules/stations/probe/hls-playlist.ts';
import { audioOfSegment, id3InSegment } from '#/modules/stations/probe/id3-in-segment.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { ConnectorCode } from '#/platform/connector/connector-error.ts';
import { decodeText } from '#/platform/lib/decode-text.ts';

/** A live stream over HTTP Live Streaming, or why listeners get none. */
export type HlsReading =
  | {
      readonly facts: AudioFacts;
      readonly title: string | null;
      /** As the master playlist declares it. */
      readonly bandwidthKbps: number | null;
    }
  | { readonly code: ConnectorCode }
  | { readonly status: number }
  | 'no_segments';

const playlistBytes = 1_000_000;
/** A segment of ten seconds at 200 kbit/s; its title may be anywhere. */
const segmentBytes = 262_144;
const withinMs = 5_000;

/** Reads the segments of a playlist; of a master playlist those of its first variant. */
export async function readHls(connector: Connector, text: string, url: string): Promise<HlsReading> {
  const master = parseHlsPlaylist(text);
  const [variant] = master.variants;
  if (!variant) return readMedia(connector, { playlist: master, url, bandwidthKbps: null });
  const asked = await ask(connector, {
    url: absoluteUri(variant.uri, url),
    wanted: { firstBytes: playlistBytes, withinMs },
    withinMs: 2 * withinMs,
  });
  if ('code' in asked) return asked;
  if (asked.status !== 200) return { status: asked.status };
  const playlist = parseHlsPlaylist(decodeText(asked.body, null).text);
  return readMedia(connector, { playlist, url: asked.url, bandwidthKbps: variant.bandwidthKbps });
}

interface Media {
  readonly playlist: ReturnType<typeof parseHlsPlaylist>;
  readonly url: string;
  readonly bandwidthKbps: number | null;
}

async function readMedia(connector: Connector, { playlist, url, bandwidthKbps }: Media): Promise<HlsReading> {
  const newest = playlist.segments.at(-1);
  if (!newest) return 'no_segments';
  const read = (uri: string) =>
    ask(connector, {
      url: absoluteUri(uri, url),
      wanted: { firstBytes: segmentBytes, withinMs },
      withinMs: 2 * withinMs,
    });
  const asked = await read(newest.uri);
  // A segment may have expired meanwhile; the playlist has told that the stream is live.
  const segment = 'code' in asked || asked.status !== 200 ? Buffer.alloc(0) : asked.body;
  const map = playlist.mapUri !== null && segment.length > 0 ? await read(playlist.mapUri) : null;
  const init = map && !('code' in map) && map.status === 200 ? map.body : null;
  const facts = segment.length > 0 ? audioFactsOf(audioOfSegment(segment, init)) : noFacts;
  const tag = newest.title === null ? id3InSegment(segment) : null;
  const inTag = [tag?.artist, tag?.title].filter(Boolean).join(' - ');
  return { facts, bandwidthKbps, title: newest.title ?? (inTag || null) };
}
