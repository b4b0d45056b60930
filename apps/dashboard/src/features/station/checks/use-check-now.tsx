import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, Station } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { streamLooks } from '#/components/stream-status/stream-state.messages.ts';
import { checkStation } from '#/data/stations/stations.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Returns a function that checks a station by its id, away from its pages: a toast reports the result. */
export function useCheckNow(api: ApiClients): (id: string) => void {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(checkStation(api));
  const onSuccess = ({ name, state }: Station) =>
    toasts.show({
      tone: state === 'on_air' ? 'success' : 'info',
      title: (
        <Trans>
          <bdi>{name}</bdi> was checked
        </Trans>
      ),
      description: i18n._(streamLooks[state].word),
    });
  const onError = (error: Error) => toasts.show({ tone: 'danger', title: errorText(i18n, error) });
  return (id) => void mutateAsync(id).then(onSuccess, onError);
}
