import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type SilenceBulkSnooze } from '@unmuted/api';
import { DatePicker, dayOf } from '@unmuted/ui/date-range-picker';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { TimeField } from '@unmuted/ui/time-field';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { SilenceLabels } from '#/components/silence/silence-labels.tsx';
import { snoozeSilences } from '#/data/admin-silence/admin-silence.queries.ts';
import { silenceBulkSnooze } from '#/features/admin/silence-wall/silence-wall.schema.ts';
import { type SnoozeEnd, snoozeLengths, snoozeUntil } from '#/features/admin/silence-wall/snooze-until.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { serverClock } from '#/lib/server-clock.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface SnoozedStation {
  readonly id: string;
  readonly name: string;
  readonly listeners: number | null;
}

export interface SnoozeDialogProps {
  api: ApiClients;
  stations: readonly SnoozedStation[];
  onClose: () => void;
  onDone?: () => void;
}

/** Tells nobody about chosen stations for a while, such as planned maintenance. */
export function SnoozeDialog(props: SnoozeDialogProps) {
  // The numbers are those of the moment in which the dialog was opened.
  const [stations] = useState(props.stations);
  const formats = useFormats();
  const listeners = formats.number(stations.reduce((sum, { listeners }) => sum + (listeners ?? 0), 0));
  const name = stations.length === 1 ? stations[0]?.name : undefined;
  return (
    <Dialog onOpenChange={(open) => !open && props.onClose()} open>
      <DialogContent>
        <DialogTitle>
          {name === undefined ? (
            <Plural one="Snooze # station" other="Snooze # stations" value={stations.length} />
          ) : (
            <Trans>
              Snooze <bdi>{name}</bdi>
            </Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          <Plural
            one="Nobody is told about alarms of # station."
            other="Nobody is told about alarms of # stations."
            value={stations.length}
          />{' '}
          <Trans>{listeners} people listen to them now.</Trans> <Trans>Incidents are still recorded.</Trans>
        </DialogDescription>
        <SilenceLabels>
          <SnoozeForm {...props} stations={stations} />
        </SilenceLabels>
      </DialogContent>
    </Dialog>
  );
}

interface Values extends SnoozeEnd {
  until: string;
  reason: string;
}

function SnoozeForm({ api, stations, onClose, onDone }: SnoozeDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const timeZone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [openedAt] = useState(() => new Date(serverClock.now()));
  const { mutateAsync } = useMutation(snoozeSilences(api));
  const form = useContractForm<Values, SilenceBulkSnooze>({
    schema: silenceBulkSnooze,
    defaultValues: { until: '', length: '60', day: dayOf(openedAt, timeZone), time: '', reason: '' },
    toBody: (values) => ({
      ids: stations.map(({ id }) => id),
      // An incomplete time is no moment: the contract rejects it.
      until: snoozeUntil(values, serverClock.now(), timeZone) ?? '',
      reason: values.reason.trim() || null,
    }),
    check: (values) => {
      const until = snoozeUntil(values, serverClock.now(), timeZone);
      return until !== null && Date.parse(until) <= serverClock.now() ? { until: { code: 'range' } } : {};
    },
    save: async (body) => {
      const { changed } = await mutateAsync(body);
      toasts.show({
        tone: 'success',
        title: <Plural one="# station is snoozed" other="# stations are snoozed" value={changed} />,
      });
      onDone?.();
      onClose();
      return undefined;
    },
  });
  const length = useWatch({ control: form.control, name: 'length' });
  const day = useWatch({ control: form.control, name: 'day' });
  const time = useWatch({ control: form.control, name: 'time' });
  const names: Record<(typeof snoozeLengths)[number], string> = {
    '30': t`For 30 minutes`,
    '60': t`For 1 hour`,
    '120': t`For 2 hours`,
    '240': t`For 4 hours`,
    '480': t`For 8 hours`,
    '1440': t`For 24 hours`,
    time: t`Until a day and time`,
  };
  return (
    <DialogForm action={<Trans>Snooze</Trans>} form={form}>
      <Field label={<Trans context="of a snooze">Duration</Trans>}>
        <NativeSelect {...form.register('length')} autoFocus>
          {snoozeLengths.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {length === 'time' && (
        <div className="grid gap-3 md:grid-cols-2">
          <Field label={<Trans context="of a date">Day</Trans>}>
            <DatePicker
              label={t({ message: 'Day', context: 'of a date' })}
              min={dayOf(openedAt, timeZone)}
              now={openedAt}
              onValueChange={(next) => form.setValue('day', next, { shouldDirty: true })}
              timeZone={timeZone}
              value={day}
            />
          </Field>
          <Field
            error={form.errorOf('until', {
              range: t`Choose a time in the future.`,
              pattern: t`Enter a time.`,
            })}
            hint={timeZone}
            label={<Trans context="of day">Time</Trans>}
          >
            <TimeField
              name="until"
              onValueChange={(next) => form.setValue('time', next ?? '', { shouldDirty: true })}
              value={time || null}
            />
          </Field>
        </div>
      )}
      <Field
        error={form.errorOf('reason')}
        hint={<Trans>Staff see it on the wall, and customers on the page of their station.</Trans>}
        label={<Trans>Reason</Trans>}
        optional
      >
        <Input {...form.register('reason')} autoComplete="off" dir="auto" maxLength={limits.silenceReason} />
      </Field>
    </DialogForm>
  );
}
