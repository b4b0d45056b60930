import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Directory } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DatePicker, dayOf } from '@unmuted/ui/date-range-picker';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { noteSubmission } from '#/data/directories/directories.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { serverClock } from '#/lib/server-clock.ts';

export interface SubmissionProps {
  directory: Directory;
  isFixed: boolean;
}

/** The submission date. */
export function Submission({ directory: { id, name, submittedAt }, isFixed }: SubmissionProps) {
  const { api, username } = useCastContext();
  const formats = useFormats();
  const toasts = useToast();
  const { mutate, isPending, error } = useMutation(noteSubmission(api, username));
  const { t } = useLingui();
  const now = new Date(serverClock.now());
  const today = dayOf(now);
  const [day, setDay] = useState(today);
  const sent = submittedAt && formats.date(new Date(submittedAt), 'UTC');
  const record = (on: string | null) =>
    mutate(
      { id, on },
      {
        onSuccess: () =>
          toasts.show({
            tone: 'success',
            title:
              on === null ? <Trans>Submission date removed</Trans> : <Trans>Submission date recorded</Trans>,
          }),
      },
    );
  return (
    <div className="grid gap-2">
      {sent ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
          <span>
            <Trans>
              Submitted to <bdi>{name}</bdi> on {sent}.
            </Trans>
          </span>
          <Button
            disabled={isFixed}
            loading={isPending}
            onClick={() => record(null)}
            size="sm"
            variant="ghost"
          >
            <Trans>Remove the date</Trans>
          </Button>
        </p>
      ) : (
        <form
          className="flex flex-wrap items-end gap-2"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) record(day);
          }}
        >
          <div className="grid gap-1.5">
            <span className="font-medium">
              <Trans>Submission date</Trans>
            </span>
            <DatePicker
              disabled={isFixed}
              label={t`Submission date`}
              max={today}
              now={now}
              onValueChange={setDay}
              value={day}
            />
          </div>
          <Button disabled={isFixed} loading={isPending} type="submit">
            <Trans>Record submission date</Trans>
          </Button>
        </form>
      )}
      {error !== null && <CallFailure reason={error} />}
    </div>
  );
}
