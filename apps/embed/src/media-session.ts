import type { View } from '#/view.ts';

/** Updates the lock screen's metadata and handles the media keys. */
export function updateMediaSession({ widget, status, playback, act }: View): void {
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  session.playbackState = playback === 'idle' ? 'none' : 'playing';
  session.metadata =
    playback === 'idle'
      ? null
      : new MediaMetadata({
          title: status?.track?.title ?? widget.castName,
          artist: status?.track?.artist ?? '',
          album: widget.castName,
          artwork: status?.track?.coverUrl ? [{ src: status.track.coverUrl }] : [],
        });
  const isBusy = playback !== 'idle';
  session.setActionHandler('play', isBusy ? null : act.toggle);
  session.setActionHandler('pause', isBusy ? act.toggle : null);
  session.setActionHandler('stop', isBusy ? act.toggle : null);
}
