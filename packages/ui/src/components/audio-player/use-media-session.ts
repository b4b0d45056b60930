import { useEffect } from 'react';

interface MediaSessionContent {
  title: string;
  artist: string;
  album: string;
  artwork: string | undefined;
}

/** Tells the system what plays, and lets its keys stop it; nothing where the browser knows no media session. */
export function useMediaSession(
  active: boolean,
  { title, artist, album, artwork }: MediaSessionContent,
  stop: () => void,
) {
  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return;
    const session = navigator.mediaSession;
    session.setActionHandler('pause', stop);
    session.setActionHandler('stop', stop);
    session.playbackState = 'playing';
    return () => {
      session.setActionHandler('pause', null);
      session.setActionHandler('stop', null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [active, stop]);

  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      album,
      artwork: artwork === undefined ? [] : [{ src: artwork }],
    });
  }, [active, title, artist, album, artwork]);
}
