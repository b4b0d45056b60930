import { useCallback, useEffect } from 'react';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { PlayerPanel, type PlayerPanelProps } from './player-panel.tsx';
import type { StreamState } from './stream-machine.ts';
import { useMediaSession } from './use-media-session.ts';
import { useStream } from './use-stream.ts';

type PanelContent = Omit<
  PlayerPanelProps,
  'state' | 'since' | 'volume' | 'muted' | 'onVolumeChange' | 'onMutedChange' | 'onPlay' | 'onStop'
>;

/** Props of {@link AudioPlayer}. */
export interface AudioPlayerProps extends PanelContent {
  /** Stream URL. Changing it stops playback. */
  src: string;
  /** The source is known to be disconnected: playback stops and can't be started. */
  offAir?: boolean | undefined;
  /** The controlled volume, 0 to 1. */
  volume?: number | undefined;
  /** Initial volume. Default 1. */
  defaultVolume?: number | undefined;
  /** Called with the selected volume. */
  onVolumeChange?: ((volume: number) => void) | undefined;
  /** The controlled muted state. */
  muted?: boolean | undefined;
  /** Initial muted state. */
  defaultMuted?: boolean | undefined;
  /** Called when the muted state changes. */
  onMutedChange?: ((muted: boolean) => void) | undefined;
  /** Called with each state of the stream. */
  onStateChange?: ((state: StreamState) => void) | undefined;
}

/**
 * Plays a live stream. It never starts automatically, reconnects with backoff, and releases the connection when stopped
 * so that the engine counts one listener less. Space plays and stops, M mutes, arrow keys change the volume.
 */
export function AudioPlayer({
  src,
  offAir = false,
  volume: givenVolume,
  defaultVolume = 1,
  onVolumeChange,
  muted: givenMuted,
  defaultMuted = false,
  onMutedChange,
  onStateChange,
  ...panel
}: AudioPlayerProps) {
  const { state, since, send, attach, audio } = useStream({ src, offAir, onStateChange });
  const [volume, setVolume] = useControllableState({
    value: givenVolume,
    defaultValue: defaultVolume,
    onChange: onVolumeChange,
  });
  const [muted, setMuted] = useControllableState({
    value: givenMuted,
    defaultValue: defaultMuted,
    onChange: onMutedChange,
  });

  useEffect(() => {
    if (!audio.current) return;
    audio.current.volume = volume;
    audio.current.muted = muted;
  }, [audio, volume, muted]);

  const play = useCallback(() => send({ type: 'play' }), [send]);
  const stop = useCallback(() => send({ type: 'stop' }), [send]);
  const { name, title = name, artist = '', artwork } = panel;
  useMediaSession(state.status === 'live', { title, artist, album: name, artwork }, stop);

  return (
    <>
      <PlayerPanel
        {...panel}
        muted={muted}
        onMutedChange={setMuted}
        onPlay={play}
        onStop={stop}
        onVolumeChange={(next) => {
          setVolume(next);
          // Changing the volume unmutes.
          if (muted && next > 0) setMuted(false);
        }}
        since={since}
        state={state}
        volume={volume}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: a live audio stream has no captions */}
      <audio data-part="sound" hidden preload="none" ref={attach} />
    </>
  );
}
