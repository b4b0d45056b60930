/** What the lock screen shows, and what its play key does. */
export interface MediaState {
  readonly isIdle: boolean;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly coverUrl: string | null;
  readonly toggle: () => void;
}

/** Updates the lock screen's metadata and handles the media keys. */
export function updateMediaSession({ isIdle, title, artist, album, coverUrl, toggle }: MediaState): void {
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  const artwork = coverUrl ? [{ src: coverUrl }] : [];
  session.playbackState = isIdle ? 'none' : 'playing';
  session.metadata = isIdle ? null : new MediaMetadata({ title, artist, album, artwork });
  session.setActionHandler('play', isIdle ? toggle : null);
  session.setActionHandler('pause', isIdle ? null : toggle);
  session.setActionHandler('stop', isIdle ? null : toggle);
}
