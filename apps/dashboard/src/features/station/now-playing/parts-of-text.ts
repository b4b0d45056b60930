import type { Song } from '@unmuted/api';

/** A part of a received text. `dropped`: words that are in neither the artist nor the title. */
export interface TextPart {
  readonly text: string;
  readonly part: 'artist' | 'title' | 'dropped' | 'between';
}

/** Finds artist and title in the text as received; null if it contains them in another form, such as after a correction. */
export function partsOfText({
  raw,
  artist,
  title,
}: Pick<Song, 'raw' | 'artist' | 'title'>): TextPart[] | null {
  if (title === null) return null;
  const found = [
    ...(artist === null ? [] : [{ part: 'artist' as const, at: raw.indexOf(artist), words: artist }]),
    { part: 'title' as const, at: raw.lastIndexOf(title), words: title },
  ].sort((one, other) => one.at - other.at);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { part, at, words } of found) {
    // Not in the text, or in the part before.
    if (at < end) return null;
    parts.push(restOf(raw.slice(end, at)), { part, text: words });
    end = at + words.length;
  }
  parts.push(restOf(raw.slice(end)));
  return parts.filter(({ text }) => text !== '');
}

/** A separator between artist and title is not lost, words are. */
const restOf = (text: string): TextPart => ({
  text,
  part: /[\p{L}\p{N}]/u.test(text) ? 'dropped' : 'between',
});
