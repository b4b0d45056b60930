import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { PlayIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { startCast } from '#/data/control/control.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** Starts a stopped cast. Needs no confirmation because it has no adverse effect. */
export function StartButton() {
  const { api, username } = useCastContext();
  const { mutate, isPending } = useMutation(startCast(api, username));
  const toasts = useToast();
  const tell = () =>
    toasts.show({
      tone: 'success',
      title: <Trans>Cast started</Trans>,
      description: <Trans>Its encoder can connect again.</Trans>,
    });
  return (
    <Button loading={isPending} variant="primary" onClick={() => mutate(undefined, { onSuccess: tell })}>
      <PlayIcon />
      <Trans context="a cast">Start</Trans>
    </Button>
  );
}
