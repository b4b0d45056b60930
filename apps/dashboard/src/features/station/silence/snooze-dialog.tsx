import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type SilenceSnooze } from '@unmuted/api';
import { DatePicker, dayOf } from '@unmuted/ui/date-range-picker';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { TimeField } from '#/components/time-field/time-field.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { snoozeSilence } from '#/data/silence/silence.queries.ts';
import { silenceSnooze } from '#/features/station/silence/silence.schema.ts';
import { instantOfWall } from '#/lib/instant-of-wall.ts';
import { serverClock } from '#/lib/server-clock.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

export interface SnoozeDialogProps {
  api: ApiClients;
  stationId: string;
  /** Of the station. */
  timeZone: string;
  onClose: () => void;
}

const hourMs = 3_600_000;

interface SnoozeValues {
  day: string;
  time: string | null;
  reason: string;
}

/** Snoozes the alarms of a station until a chosen time. */
export function SnoozeDialog(props: SnoozeDialogProps) {
  const { timeZone, onClose } = props;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>
          <Trans>Snooze until</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Alarms are recorded, and nobody is told. Times are in {timeZone}.</Trans>
        </DialogDescription>
        <SnoozeForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function SnoozeForm({ api, stationId, timeZone, onClose }: SnoozeDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(snoozeSilence(api, stationId));
  const now = new Date(serverClock.now());
  const first = new Date(createLocalClock(timeZone)(now.getTime() + 2 * hourMs)).toISOString();
  const form = useContractForm<SnoozeValues, SilenceSnooze>({
    schema: silenceSnooze,
    defaultValues: { day: first.slice(0, 10), time: `${first.slice(11, 13)}:00`, reason: '' },
    toBody: ({ day, time, reason }) => ({
      until: time === null ? null : new Date(instantOfWall(day, time, timeZone)).toISOString(),
      reason: reason.trim() || null,
    }),
    check: ({ day, time }) => {
      if (time === null) return { time: { code: 'required' } };
      return instantOfWall(day, time, timeZone) > serverClock.now() ? {} : { time: { code: 'past' } };
    },
    save: async (snooze) => {
      await mutateAsync(snooze);
      const until = snooze.until ?? '';
      toasts.show({
        tone: 'success',
        title: (
          <Trans>
            Nobody is told until <Timestamp at={until} timeZone={timeZone} />
          </Trans>
        ),
      });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Snooze</Trans>} form={form}>
      <div className="grid grid-cols-2 items-start gap-4">
        <Controller
          control={form.control}
          name="day"
          render={({ field }) => (
            <div className="grid gap-1.5">
              <span aria-hidden className="text-14 font-medium">
                <Trans>Day</Trans>
              </span>
              <DatePicker
                label={t`Day`}
                min={dayOf(now, timeZone)}
                now={now}
                onValueChange={field.onChange}
                timeZone={timeZone}
                value={field.value}
              />
            </div>
          )}
        />
        <Controller
          control={form.control}
          name="time"
          render={({ field }) => (
            <Field
              error={form.errorOf('time', { past: t`Choose a time in the future.` })}
              label={<Trans>Time</Trans>}
            >
              <TimeField
                onBlur={field.onBlur}
                onValueChange={field.onChange}
                ref={field.ref}
                value={field.value}
              />
            </Field>
          )}
        />
      </div>
      <Field
        error={form.errorOf('reason')}
        hint={<Trans>The people of your account and our staff see it.</Trans>}
        label={<Trans>Reason</Trans>}
        optional
      >
        <Input
          {...form.register('reason')}
          autoComplete="off"
          dir="auto"
          maxLength={limits.silenceReason}
          placeholder={t`Maintenance of the transmitter`}
        />
      </Field>
    </DialogForm>
  );
}
