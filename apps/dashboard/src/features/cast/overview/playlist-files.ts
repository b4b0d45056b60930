/** What a playlist has to contain. */
export interface PlaylistEntry {
  title: string;
  url: string;
}

/** A title of one line: it comes from a person. */
const oneLine = (title: string): string => title.replace(/\s+/gu, ' ').trim();

/** Playlist files that players open. Written here: Icecast serves no PLS, and neither engine serves one off air. */
export const playlistFiles = {
  m3u: {
    label: 'M3U',
    type: 'audio/x-mpegurl',
    write: ({ title, url }: PlaylistEntry) => `#EXTM3U\n#EXTINF:-1,${oneLine(title)}\n${url}\n`,
  },
  pls: {
    label: 'PLS',
    type: 'audio/x-scpls',
    write: ({ title, url }: PlaylistEntry) =>
      `[playlist]\nNumberOfEntries=1\nFile1=${url}\nTitle1=${oneLine(title)}\nLength1=-1\nVersion=2\n`,
  },
} as const;

/** A format of `playlistFiles`. */
export type PlaylistFormat = keyof typeof playlistFiles;
export const playlistFormats = Object.keys(playlistFiles) as readonly PlaylistFormat[];
