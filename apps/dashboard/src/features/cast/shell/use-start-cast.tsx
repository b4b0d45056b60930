import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { startCast } from '#/data/control/control.queries.ts';

/** Starts a stopped cast. Needs no confirmation because it has no adverse effect. */
export function useStartCast(api: ApiClients) {
  const { mutate, isPending } = useMutation(startCast(api));
  const toasts = useToast();
  const onSuccess = () =>
    toasts.show({
      tone: 'success',
      title: <Trans>Cast started</Trans>,
      description: <Trans>Its encoder can connect again.</Trans>,
    });
  return { start: (username: string) => mutate(username, { onSuccess }), isPending };
}
