import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, SilenceWatch } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { startTestIncident } from '#/data/admin-silence/admin-silence.queries.ts';

export interface TestIncidentButtonProps {
  api: ApiClients;
  serviceId: string;
  watch: SilenceWatch;
}

/** Starts an incident that is marked as a test, after saying who is told. */
export function TestIncidentButton({ api, serviceId, watch }: TestIncidentButtonProps) {
  const toasts = useToast();
  const name = watch.stationName;
  const { mutateAsync } = useMutation(startTestIncident(api, serviceId, watch.id));
  return (
    <AlertDialog
      action={<Trans>Start test</Trans>}
      description={
        <>
          <Plural
            _0="Nobody is set up to be told: the incident is only shown."
            one="# person or system is told, in the order and at the times of the station."
            other="# people or systems are told, in the order and at the times of the station."
            value={watch.recipients}
          />{' '}
          {watch.snoozedUntil !== null && (
            <Trans>The station is snoozed, so that their messages are skipped.</Trans>
          )}{' '}
          <Trans>
            The incident is marked as a test, ends after a minute, and counts in no statistics. Listeners
            notice nothing.
          </Trans>
        </>
      }
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Test incident started</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Start a test incident of <bdi>{name}</bdi>?
        </Trans>
      }
      tone="primary"
      trigger={
        <Button disabled={!watch.settings.isEnabled}>
          <Trans>Test incident…</Trans>
        </Button>
      }
    />
  );
}
