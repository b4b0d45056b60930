import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import { changeIncident, type IncidentChange } from '#/data/silence/silence-incidents.queries.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Changes an incident; a toast reports the result. An acknowledgement stops further steps, and can't be taken back. */
export function useIncidentChange() {
  const { i18n } = useLingui();
  const { api, id } = useSilenceStation();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(changeIncident(api, id));
  async function run(change: IncidentChange, title: ReactNode): Promise<void> {
    try {
      await mutateAsync(change);
      toasts.show({ tone: 'success', title });
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(i18n, error) });
    }
  }
  return {
    isPending,
    acknowledge: (incidentId: string) =>
      run(
        { incidentId, acknowledge: true },
        <Trans>Acknowledged. Nobody else is told about this incident.</Trans>,
      ),
    snooze: (incidentId: string, until: string | null) =>
      run(
        { incidentId, snoozedUntil: until },
        until === null ? (
          <Trans>People are told about this incident again</Trans>
        ) : (
          <Trans>This incident is snoozed</Trans>
        ),
      ),
    mark: (incidentId: string, isFalseAlarm: boolean) =>
      run(
        { incidentId, isFalseAlarm },
        isFalseAlarm ? (
          <Trans>Marked as a false alarm. It doesn’t count any more.</Trans>
        ) : (
          <Trans>It counts again</Trans>
        ),
      ),
  };
}
