import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { HeadphonesIcon } from '@unmuted/ui/icons';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { usePlayback } from '#/components/player/player-context.tsx';
import type { ListenedStation } from '#/features/admin/silence-wall/use-wall-listening.ts';

interface ListeningLineProps {
  station: ListenedStation;
  onStop: () => void;
}

/** What is heard, wherever the station is on the wall by now. */
export function ListeningLine({ station: { id, name }, onStop }: ListeningLineProps) {
  const { status } = usePlayback(id);
  if (status === 'failed')
    return (
      <div>
        <p className="text-13 font-medium">
          <bdi>{name}</bdi>
        </p>
        <PlaybackFailure id={id} />
      </div>
    );
  if (status === 'idle') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="inline-flex items-center gap-1.5" role="status">
        <HeadphonesIcon className="flex-none" />
        {status === 'loading' ? (
          <Trans>
            Connecting to <bdi>{name}</bdi>…
          </Trans>
        ) : (
          <Trans>
            Listening to <bdi>{name}</bdi>
          </Trans>
        )}
      </span>
      <Button onClick={onStop} size="sm" variant="ghost">
        <Trans context="playback">Stop</Trans>
      </Button>
    </p>
  );
}
