import { useLingui } from '@lingui/react/macro';
import type { WallTile } from '@unmuted/api';
import { PlayButton } from '@unmuted/ui/play-button';
import { usePlayback } from '#/components/player/player-context.tsx';

interface ListenButtonProps {
  tile: WallTile;
  onListen: (tile: WallTile) => void;
}

/** Plays the stream of a station, or stops it. */
export function ListenButton({ tile, onListen }: ListenButtonProps) {
  const { t } = useLingui();
  const { id, name, streamUrl } = tile;
  const { status } = usePlayback(id);
  const isOn = status === 'loading' || status === 'playing';
  if (streamUrl === null) return null;
  return (
    <PlayButton
      aria-label={isOn ? t`Stop ${name}` : t`Listen to ${name}`}
      onClick={() => onListen(tile)}
      size="sm"
      state={status}
    />
  );
}
