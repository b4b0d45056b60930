/** Where covers come from, by the names that they call themselves. */
export const coverSources = {
  musicBrainz: { name: 'MusicBrainz', url: 'https://musicbrainz.org' },
  archive: { name: 'Cover Art Archive', url: 'https://coverartarchive.org' },
} as const;
