import { isHlsPlaylist } from '#/modules/stations/probe/hls-playlist.ts';

const maxLine = 2_048;

/**
 * Returns the first stream of a playlist file (PLS, M3U or XSPF), by its content, since servers send
 * such files with any type. Null for anything else, also for a playlist of HLS, which is a stream.
 */
export function firstOfPlaylist(text: string, base: string): string | null {
  if (isHlsPlaylist(text)) return null;
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = ''] = lines;
  if (/^\[playlist\]$/i.test(first)) return absolute(entryOf(lines, /^File\d+\s*=\s*(.+)$/i), base);
  if (/^<(?:\?xml|playlist)/i.test(first) && /<playlist[\s>]/i.test(text))
    return absolute(/<location>\s*([^<]{1,2048}?)\s*<\/location>/i.exec(text)?.[1] ?? null, base);
  const entry = lines.find((line) => !line.startsWith('#')) ?? null;
  const isM3u = /^#EXTM3U/i.test(first) || (entry !== null && /^https?:\/\/\S+$/i.test(entry));
  return isM3u ? absolute(entry, base) : null;
}

function entryOf(lines: readonly string[], pattern: RegExp): string | null {
  for (const line of lines) {
    const [, value] = pattern.exec(line) ?? [];
    if (value !== undefined) return value;
  }
  return null;
}

function absolute(entry: string | null, base: string): string | null {
  if (entry === null || entry.length > maxLine || !URL.canParse(entry, base)) return null;
  return new URL(entry, base).href;
}
