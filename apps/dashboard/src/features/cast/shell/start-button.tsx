import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { PlayIcon } from '@unmuted/ui/icons';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useIsOverview } from '#/features/cast/shell/cast-title.tsx';
import { useStartCast } from '#/features/cast/shell/use-start-cast.tsx';

/** Starts a stopped cast. */
export function StartButton() {
  const { api, username } = useCastContext();
  const { start, isPending } = useStartCast(api);
  const isOverview = useIsOverview();
  return (
    <Button
      loading={isPending}
      variant={isOverview ? 'primary' : 'secondary'}
      onClick={() => start(username)}
    >
      <PlayIcon />
      <Trans context="a cast">Start</Trans>
    </Button>
  );
}
