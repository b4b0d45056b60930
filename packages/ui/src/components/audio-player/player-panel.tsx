import type { ComponentProps, KeyboardEvent } from 'react';
import { PlayButton, type PlayState } from '#/components/play-button/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { Elapsed, PlayerStatus } from './player-status.tsx';
import { PlayerVolume } from './player-volume.tsx';
import { isActive, type StreamState } from './stream-machine.ts';

/** Props of {@link PlayerPanel}. */
export interface PlayerPanelProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'onVolumeChange'> {
  /** Name of the station. */
  name: string;
  /** Title of the current song. Default: the name of the station. */
  title?: string | undefined;
  /** Artist of the current song. */
  artist?: string | undefined;
  /** URL of a square cover image. */
  artwork?: string | undefined;
  /** State of the stream. */
  state: StreamState;
  /** Start of playback; the elapsed time is shown. */
  since?: Date | undefined;
  /** Volume, 0 to 1. */
  volume: number;
  /** Muted, regardless of the volume. */
  muted: boolean;
  /** Called with the selected volume. */
  onVolumeChange: (volume: number) => void;
  /** Called when the muted state changes. */
  onMutedChange: (muted: boolean) => void;
  /** Called to start playback. */
  onPlay: () => void;
  /** Called to stop playback and release the connection. */
  onStop: () => void;
}

const BUTTON: Record<StreamState['status'], PlayState> = {
  idle: 'idle',
  connecting: 'loading',
  live: 'playing',
  reconnecting: 'loading',
  'off-air': 'idle',
  blocked: 'idle',
  failed: 'failed',
};
const VOLUME_STEP = 0.05;

/** The presentational player of a live stream, controlled by props. `AudioPlayer` manages its own state. */
export function PlayerPanel({
  name,
  title,
  artist,
  artwork,
  state,
  since,
  volume,
  muted,
  onVolumeChange,
  onMutedChange,
  onPlay,
  onStop,
  className,
  onKeyDown,
  ...rest
}: PlayerPanelProps) {
  const labels = useLabelGroup('player');
  const isPlaying = isActive(state);
  const isOffAir = state.status === 'off-air';
  const toggle = isPlaying ? onStop : onPlay;

  const reactToKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    // Buttons handle Space and sliders handle arrow keys natively.
    const { tagName } = event.target as HTMLElement;
    const step = event.key === 'ArrowUp' ? VOLUME_STEP : event.key === 'ArrowDown' ? -VOLUME_STEP : 0;
    if (event.key === ' ' && tagName !== 'BUTTON' && !isOffAir) toggle();
    else if (event.key.toLowerCase() === 'm') onMutedChange(!muted);
    else if (step !== 0 && tagName !== 'INPUT') onVolumeChange(Math.min(Math.max(volume + step, 0), 1));
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div
      aria-label={name}
      data-state={state.status}
      data-ui="audio-player"
      role="group"
      {...rest}
      className={cx('ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:text-14', className)}
      onKeyDown={reactToKey}
    >
      <PlayButton
        aria-disabled={isOffAir || undefined}
        aria-label={isPlaying ? labels.stopStream(name) : labels.playStream(name)}
        onClick={isOffAir ? undefined : toggle}
        size="lg"
        state={BUTTON[state.status]}
      />
      <Song name={name} title={title} artist={artist} artwork={artwork} state={state} since={since} />
      <PlayerVolume
        muted={muted}
        onMutedChange={onMutedChange}
        onVolumeChange={onVolumeChange}
        volume={volume}
      />
    </div>
  );
}

type SongProps = Pick<PlayerPanelProps, 'name' | 'title' | 'artist' | 'artwork' | 'state' | 'since'>;

/** Cover, title and status. */
function Song({ name, title, artist, artwork, state, since }: SongProps) {
  return (
    <>
      {artwork === undefined ? null : (
        <img
          alt=""
          className="ui:size-11 ui:flex-none ui:rounded-control ui:object-cover"
          data-part="artwork"
          src={artwork}
        />
      )}
      <div className="ui:min-w-0 ui:flex-1" data-part="song">
        <p
          className="ui:truncate"
          data-part="title"
          title={[title ?? name, artist].filter(Boolean).join(', ')}
        >
          <span className="ui:font-medium">{title ?? name}</span>
          {artist === undefined ? null : <span className="ui:text-fg-muted">{` ${artist}`}</span>}
        </p>
        <div className="ui:flex ui:min-h-5 ui:items-center ui:gap-3" data-part="state">
          <PlayerStatus state={state} />
          {since ? <Elapsed since={since} /> : null}
        </div>
      </div>
    </>
  );
}
