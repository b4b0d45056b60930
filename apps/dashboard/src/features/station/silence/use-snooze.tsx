import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { snoozeSilence } from '#/data/silence/silence.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Returns a function that tells nobody about a station until an instant; null ends it. A toast reports the result. */
export function useSnooze(api: ApiClients, stationId: string) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(snoozeSilence(api, stationId));
  async function snooze(until: string | null, reason: string | null = null): Promise<boolean> {
    try {
      const { timeZone } = await mutateAsync({ until, reason });
      toasts.show({
        tone: 'success',
        title:
          until === null ? (
            <Trans>People are told again</Trans>
          ) : (
            <Trans>
              Nobody is told until <Timestamp at={until} timeZone={timeZone} />
            </Trans>
          ),
      });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(i18n, error) });
      return false;
    }
  }
  return { snooze, isPending };
}
