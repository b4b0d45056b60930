import { titleKey } from '#/modules/stations/titles/title-key.ts';

/** What is looked up for a song. */
export interface SongName {
  readonly artist: string;
  readonly title: string;
}

/** Additions in brackets, or behind a dash, that name a version or a guest: the cover is that of the song. */
const version =
  '(?:feat|ft|featuring|with|prod|remaster(?:ed)?|radio|single|album|original|extended|official|explicit|clean|live|mono|stereo|\\d{4})';
const additions = [
  new RegExp(`\\s*[(\\[](?:[^)\\]]*\\s)?${version}\\b[^)\\]]*[)\\]]`, 'giu'),
  new RegExp(`\\s+[-–—]\\s+(?:\\S+\\s)?${version}\\b.*$`, 'iu'),
  /\s+(?:feat|ft|featuring)\.?\s.*$/iu,
];
const guests = /\s+(?:feat|ft|featuring)\.?\s.*$/iu;

/** The song without guests and versions. */
export function plainName({ artist, title }: SongName): SongName {
  const plain = additions.reduce((text, addition) => text.replace(addition, ''), title).trim();
  return { artist: artist.replace(guests, '').trim() || artist, title: plain || title };
}

/** Identifies the cover of a song on all stations; null if there is nothing to look up. */
export function coverKeyOf(name: SongName): string | null {
  const { artist, title } = plainName(name);
  const keys = [titleKey(artist), titleKey(title)];
  return keys.includes('') ? null : keys.join('|');
}
