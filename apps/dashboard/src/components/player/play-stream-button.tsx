import { useLingui } from '@lingui/react/macro';
import { PlayButton } from '@unmuted/ui/play-button';
import { usePlayback, usePlayer } from '#/components/player/player-context.tsx';

export interface PlayStreamButtonProps {
  id: string;
  /** The station’s public name. */
  name: string;
  url: string;
  /** Nothing can be played now; current playback can still be stopped. */
  disabled?: boolean;
}

/** Plays a stream, or stops it. */
export function PlayStreamButton({ id, name, url, disabled = false }: PlayStreamButtonProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const { status } = usePlayback(id);
  const isOn = status === 'loading' || status === 'playing';
  return (
    <PlayButton
      state={status}
      aria-label={isOn ? t`Stop ${name}` : t`Play ${name}`}
      disabled={disabled && !isOn}
      onClick={() => (isOn ? player.stop() : player.play({ id, url }))}
    />
  );
}
