import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** A playlist of HTTP Live Streaming (RFC 8216): the variants of a stream, or the segments of one. */
export interface HlsPlaylist {
  readonly variants: readonly { readonly uri: string; readonly bandwidthKbps: number | null }[];
  readonly segments: readonly { readonly uri: string; readonly title: string | null }[];
  readonly targetDurationS: number | null;
  /** The initialization segment of fragmented MP4; null for other segments. */
  readonly mapUri: string | null;
}

/** Any M3U playlist starts with `#EXTM3U`; only those of HLS have tags that start with `#EXT-X-`. */
export const isHlsPlaylist = (text: string): boolean =>
  /^\uFEFF?\s*#EXTM3U/.test(text) && text.includes('\n#EXT-X-');

const maxLines = 50_000;

export function parseHlsPlaylist(text: string): HlsPlaylist {
  const variants: HlsPlaylist['variants'][number][] = [];
  const segments: HlsPlaylist['segments'][number][] = [];
  let targetDurationS: number | null = null;
  let mapUri: string | null = null;
  let variant: string | null = null;
  let title: string | null = null;
  for (const line of text.split(/\r?\n/, maxLines).map((each) => each.trim())) {
    const [, tag = '', value = ''] = /^#(EXT[A-Z0-9-]*):?(.*)$/.exec(line) ?? [];
    if (tag === 'EXT-X-STREAM-INF') variant = value;
    else if (tag === 'EXT-X-MAP') mapUri = /(?:^|,)URI="([^"]+)"/.exec(value)?.[1] ?? null;
    else if (tag === 'EXT-X-TARGETDURATION') targetDurationS = Number.parseInt(value, 10) || null;
    else if (tag === 'EXTINF') title = cleanTitle(value.split(',').slice(1).join(','));
    if (line === '' || line.startsWith('#')) continue;
    if (variant === null) segments.push({ uri: line, title });
    else variants.push({ uri: line, bandwidthKbps: bandwidthOf(variant) });
    variant = null;
    title = null;
  }
  return { variants, segments, targetDurationS, mapUri };
}

/** The average, if it is named; the other is the peak. */
function bandwidthOf(attributes: string): number | null {
  const [, average] = /(?:^|,)AVERAGE-BANDWIDTH=(\d{1,10})/.exec(attributes) ?? [];
  const [, peak] = /(?:^|,)BANDWIDTH=(\d{1,10})/.exec(attributes) ?? [];
  const bits = Number(average ?? peak ?? 0);
  return bits > 0 ? Math.round(bits / 1000) : null;
}

/** A URI of a playlist as an address; the connector rejects what is none. */
export const absoluteUri = (uri: string, base: string): string =>
  URL.canParse(uri, base) ? new URL(uri, base).href : uri;
