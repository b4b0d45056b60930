import { useLingui } from '@lingui/react/macro';
import { PlayButton } from '@unmuted/ui/play-button';
import { usePlayback, usePlayer } from '#/components/player/player-context.tsx';

/** Plays the recording of an alarm, in place of any other sound. */
export function ClipButton({ url, name }: { url: string; name: string }) {
  const { t } = useLingui();
  const player = usePlayer();
  const playback = usePlayback(url);
  // Unlike a stream, a clip ends.
  const isOver = playback.status === 'failed' && playback.failure === 'ended';
  const status = isOver ? 'idle' : playback.status;
  const isOn = status === 'loading' || status === 'playing';
  return (
    <PlayButton
      aria-label={isOn ? t`Stop the clip: ${name}` : t`Play the clip: ${name}`}
      className="size-9 rounded-full border border-border-strong"
      onClick={() => (isOn ? player.stop() : player.play({ id: url, url }))}
      size="sm"
      state={status}
    />
  );
}
