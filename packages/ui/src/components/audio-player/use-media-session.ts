import { useEffect } from 'react';

interface MediaSessionContent {
  title: string;
  artist: string;
  album: string;
  artwork: string | undefined;
}

/** Publishes metadata to the media session and handles its stop action; does nothing where unsupported. */
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
