import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReportSchedule } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { FailedState } from '@unmuted/ui/failed-state';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Switch } from '@unmuted/ui/switch';
import type { RefObject } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { changeReportSchedule, reportScheduleQuery } from '#/data/reports/reports.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { SendReportButton } from '#/features/cast/statistics/send-report-button.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface EmailReportsDialogProps {
  onClose: () => void;
  /** Receives focus on close. */
  trigger: RefObject<HTMLElement | null>;
}

/** Email reports: weekly, monthly or on demand. */
export function EmailReportsDialog({ onClose, trigger }: EmailReportsDialogProps) {
  return (
    <Dialog onOpenChange={onClose} open>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        size="sm"
      >
        <DialogTitle>
          <Trans>Statistics by email</Trans>
        </DialogTitle>
        <DialogBody>
          <div className="grid gap-4">
            <Mails />
          </div>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Mails() {
  const { i18n } = useLingui();
  const { api, username } = useCastContext();
  const schedule = useQuery(reportScheduleQuery(api, username));
  if (schedule.data) return <Wishes schedule={schedule.data} />;
  if (schedule.isError)
    return (
      <FailedState
        description={errorText(i18n, schedule.error)}
        onRetry={() => void schedule.refetch()}
        retrying={schedule.isFetching}
        title={<Trans>Couldn’t load the email settings</Trans>}
      />
    );
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton width="80%" />
      <Skeleton width="90%" />
      <Skeleton width="60%" />
    </div>
  );
}

function Wishes({ schedule }: { schedule: ReportSchedule }) {
  const { api, username } = useCastContext();
  const change = useMutation(changeReportSchedule(api, username));
  // Optimistic: the change shows immediately and reverts on failure.
  const { weekly, monthly } = change.isPending ? change.variables : schedule;
  const { to, timeZone, next } = schedule;
  return (
    <>
      <p className="text-13 text-fg-muted">
        <Trans>
          Nine key figures with their changes and the tables as CSV, sent at 8:00 ({timeZone}) to{' '}
          <strong className="font-medium wrap-anywhere text-fg">{to}</strong>.
        </Trans>
      </p>
      <Switch
        checked={weekly}
        description={<Next at={weekly ? next.weekly : null} timeZone={timeZone} />}
        disabled={change.isPending}
        label={<Trans>Every Monday, for the previous week</Trans>}
        onChange={({ currentTarget: { checked } }) => change.mutate({ weekly: checked, monthly })}
      />
      <Switch
        checked={monthly}
        description={<Next at={monthly ? next.monthly : null} timeZone={timeZone} />}
        disabled={change.isPending}
        label={<Trans>On the first of each month, for the previous month</Trans>}
        onChange={({ currentTarget: { checked } }) => change.mutate({ weekly, monthly: checked })}
      />
      {change.isError && <CallFailure reason={change.error} />}
      <SendReportButton />
    </>
  );
}

function Next({ at, timeZone }: { at: string | null; timeZone: string }) {
  const formats = useFormats();
  if (at === null) return <Trans context="a mail">Off</Trans>;
  const date = formats.date(new Date(at), timeZone);
  return <Trans>Next on {date}</Trans>;
}
