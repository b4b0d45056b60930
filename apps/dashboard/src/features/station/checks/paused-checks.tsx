import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Station } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { useToast } from '@unmuted/ui/toast';
import { SupportLink } from '#/components/help/support-link.tsx';
import { switchChecks } from '#/data/stations/stations.queries.ts';
import { resumeButtonId } from '#/features/station/checks/resume-button-id.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Shows on every page that the stream is not checked, since when, and who can resume it. Renders nothing otherwise. */
export function PausedChecks({ station: { service, status, timezone } }: { station: Station }) {
  const formats = useFormats();
  const { canEdit } = useStationContext();
  const supportUrl = useRouteContext({ from: '__root__', select: ({ config }) => config.supportUrl });
  if (!service || service.pausedAt === null || service.cast !== null || status === 'suspended') return null;
  const at = formats.dateTime(new Date(service.pausedAt), timezone);
  const isByStaff = service.pausedBy === 'staff';
  const support = supportUrl === null ? undefined : <SupportLink href={supportUrl} size="sm" />;
  const resume = canEdit ? <ResumeButton /> : undefined;
  // Without an act, no space is reserved for it.
  const action = isByStaff ? support : resume;
  return (
    <Alert
      actions={action}
      silent
      title={
        isByStaff ? (
          <Trans>Checks paused by support since {at}</Trans>
        ) : (
          <Trans>Checks paused since {at}</Trans>
        )
      }
      tone="neutral"
    >
      {isByStaff && (
        <>
          <Trans>Only support can resume them.</Trans>{' '}
        </>
      )}
      <Trans>
        Whether the stream is on air is not known, no alarm is raised, and songs that it sends are not
        recorded.
      </Trans>
    </Alert>
  );
}

function ResumeButton() {
  const { i18n } = useLingui();
  const { api, id } = useStationContext();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(switchChecks(api, id));
  const onSuccess = () => {
    toasts.show({
      tone: 'success',
      title: <Trans>Checks resumed</Trans>,
      description: <Trans>The first result follows within a minute.</Trans>,
    });
    // The button is gone.
    document.querySelector('h1')?.focus();
  };
  const onError = (error: Error) => toasts.show({ tone: 'danger', title: errorText(i18n, error) });
  return (
    <Button
      id={resumeButtonId}
      loading={isPending}
      // The live event can remove the button before the reply arrives.
      onClick={() => void mutateAsync('resume').then(onSuccess, onError)}
      size="sm"
    >
      <Trans>Resume checks</Trans>
    </Button>
  );
}
