import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReportSent } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { sendReport } from '#/data/reports/reports.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** Sends the report for the last complete week or month. */
export function SendReportButton() {
  const { api, username } = useCastContext();
  const send = useMutation(sendReport(api, username));
  const isSending = (period: 'week' | 'month') => send.isPending && send.variables === period;
  return (
    <div className="grid gap-3 border-t border-border-soft pt-4">
      <div className="flex flex-wrap gap-2">
        <Button loading={isSending('week')} onClick={() => send.mutate('week')} size="sm">
          <Trans>Send last week now</Trans>
        </Button>
        <Button loading={isSending('month')} onClick={() => send.mutate('month')} size="sm">
          <Trans>Send last month now</Trans>
        </Button>
      </div>
      <div className="text-13 text-fg-muted" role="status">
        {send.data && <SentNotice sent={send.data} />}
      </div>
      {send.isError && <CallFailure reason={send.error} />}
    </div>
  );
}

function SentNotice({ sent: { sent, to } }: { sent: ReportSent }) {
  if (!sent) return <Trans>There is no data for that period, so nothing was sent.</Trans>;
  return <Trans>Sent to {to}.</Trans>;
}
