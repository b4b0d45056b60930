import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Directory } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
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
  const today = dayOf(new Date(serverClock.now()));
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
            if (!isPending && day !== '') record(day);
          }}
        >
          <Field className="max-w-48" label={<Trans>Submission date</Trans>}>
            <Input
              disabled={isFixed}
              max={today}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
              type="date"
              value={day}
            />
          </Field>
          <Button disabled={isFixed || day === ''} loading={isPending} type="submit">
            <Trans>Record submission date</Trans>
          </Button>
        </form>
      )}
      {error !== null && <CallFailure reason={error} />}
    </div>
  );
}

/** The local date as `YYYY-MM-DD`. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
