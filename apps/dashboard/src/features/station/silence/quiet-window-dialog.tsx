import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type QuietWindow } from '@unmuted/api';
import { DatePicker, dayOf } from '@unmuted/ui/date-range-picker';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NumberInput } from '@unmuted/ui/number-input';
import { Segmented } from '@unmuted/ui/segmented';
import { ToggleGroup, ToggleGroupItem } from '@unmuted/ui/toggle-group';
import { Controller, useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { type ContractForm, useContractForm } from '#/components/form/use-contract-form.ts';
import { TimeField } from '#/components/time-field/time-field.tsx';
import { quietWindow, silencePresets } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useWeekdayName } from '#/features/station/silence/use-quiet-window-text.ts';
import { serverClock } from '#/lib/server-clock.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

interface WindowValues {
  name: string;
  repeats: 'weekly' | 'once';
  weekdays: readonly string[];
  date: string;
  from: string | null;
  until: string | null;
  profile: 'mute' | 'talk';
  talk: { thresholdDb: number | null; silenceS: number | null };
}

function valuesOf(window: QuietWindow | null, today: string): WindowValues {
  return {
    name: window?.name ?? '',
    repeats: window && window.date !== null ? 'once' : 'weekly',
    weekdays: (window?.weekdays ?? []).map(String),
    date: window?.date ?? today,
    from: window?.from ?? '02:00',
    until: window?.until ?? '03:00',
    profile: window?.talk ? 'talk' : 'mute',
    talk: window?.talk ?? silencePresets.talk,
  };
}

function bodyOf(values: WindowValues) {
  const isWeekly = values.repeats === 'weekly';
  return {
    name: values.name,
    weekdays: isWeekly ? values.weekdays.map(Number).sort((one, other) => one - other) : [],
    date: isWeekly ? null : values.date,
    from: values.from ?? undefined,
    until: values.until ?? undefined,
    talk:
      values.profile === 'talk'
        ? {
            thresholdDb: values.talk.thresholdDb ?? undefined,
            silenceS: values.talk.silenceS ?? undefined,
          }
        : null,
  };
}

export interface QuietWindowDialogProps {
  /** The window that is edited; null for a new one. */
  window: QuietWindow | null;
  onSave: (window: QuietWindow) => void;
  onClose: () => void;
}

/** Adds or edits a quiet window of the settings form. */
export function QuietWindowDialog({ window, onSave, onClose }: QuietWindowDialogProps) {
  const { timeZone } = useSilenceStation();
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>
          {window ? <Trans>Edit quiet window</Trans> : <Trans>Add quiet window</Trans>}
        </DialogTitle>
        <DialogDescription>
          <Trans>Times are in {timeZone}. It is saved with the other settings.</Trans>
        </DialogDescription>
        <WindowForm onSave={onSave} window={window} />
      </DialogContent>
    </Dialog>
  );
}

function WindowForm({ window, onSave }: Pick<QuietWindowDialogProps, 'window' | 'onSave'>) {
  const { t } = useLingui();
  const { timeZone } = useSilenceStation();
  const now = new Date(serverClock.now());
  const form = useContractForm<WindowValues, QuietWindow>({
    schema: quietWindow,
    defaultValues: valuesOf(window, dayOf(now, timeZone)),
    nested: true,
    toBody: bodyOf,
    save: async (body) => {
      onSave(body);
      return undefined;
    },
  });
  const { control, errorOf, register } = form;
  const [repeats, profile] = useWatch({ control, name: ['repeats', 'profile'] });
  return (
    <DialogForm action={window ? <Trans>Apply</Trans> : <Trans>Add quiet window</Trans>} form={form}>
      <Field error={errorOf('name')} label={<Trans>Name</Trans>} optional>
        <Input {...register('name')} autoComplete="off" dir="auto" maxLength={limits.quietWindowName} />
      </Field>
      <Controller
        control={control}
        name="repeats"
        render={({ field }) => (
          <Segmented
            aria-label={t`When`}
            onValueChange={field.onChange}
            options={[
              { value: 'weekly', label: t`Every week` },
              { value: 'once', label: t`On one day` },
            ]}
            value={field.value}
          />
        )}
      />
      {repeats === 'weekly' ? (
        <Weekdays form={form} />
      ) : (
        <Controller
          control={control}
          name="date"
          render={({ field }) => (
            <DatePicker
              className="justify-self-start"
              label={t`Day`}
              min={dayOf(now, timeZone)}
              now={now}
              onValueChange={field.onChange}
              timeZone={timeZone}
              value={field.value}
            />
          )}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <Time form={form} label={t({ message: 'From', context: 'time' })} name="from" />
        <Time form={form} label={t({ message: 'Until', context: 'time' })} name="until" />
      </div>
      <Controller
        control={control}
        name="profile"
        render={({ field }) => (
          <Segmented
            aria-label={t`Alarms in this window`}
            onValueChange={field.onChange}
            options={[
              { value: 'mute', label: t`No alarms` },
              { value: 'talk', label: t`Other threshold` },
            ]}
            value={field.value}
          />
        )}
      />
      {profile === 'talk' && <TalkFields form={form} />}
    </DialogForm>
  );
}

interface PartProps {
  form: ContractForm<WindowValues>;
}

function Weekdays({ form: { control, errorOf } }: PartProps) {
  const { t } = useLingui();
  const weekdayName = useWeekdayName();
  const error = errorOf('weekdays', { pattern: t`Choose at least one day.` });
  return (
    <div className="grid gap-1.5">
      <Controller
        control={control}
        name="weekdays"
        render={({ field }) => (
          <ToggleGroup
            aria-label={t`Weekdays`}
            className="flex-wrap"
            onValueChange={field.onChange}
            type="multiple"
            value={field.value}
          >
            {weekdays.map((weekday) => (
              <ToggleGroupItem key={weekday} value={String(weekday)}>
                {weekdayName(weekday)}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
        )}
      />
      {error && (
        <p className="text-13 text-danger-text" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Time({ form, name, label }: PartProps & { name: 'from' | 'until'; label: string }) {
  const { t } = useLingui();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Field
          error={form.errorOf(name, { duplicate: t`Choose another time than the start.` })}
          hint={name === 'until' && <Trans>May be on the next day.</Trans>}
          label={label}
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
  );
}

function TalkFields({ form: { control, errorOf } }: PartProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Controller
        control={control}
        name="talk.thresholdDb"
        render={({ field }) => (
          <Field error={errorOf('talk.thresholdDb')} label={<Trans>Threshold</Trans>}>
            <NumberInput
              max={-10}
              min={-90}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
              ref={field.ref}
              unit="dBFS"
              value={field.value}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="talk.silenceS"
        render={({ field }) => (
          <Field error={errorOf('talk.silenceS')} label={<Trans>Silent for</Trans>}>
            <NumberInput
              max={3_600}
              min={5}
              onBlur={field.onBlur}
              onValueChange={field.onChange}
              ref={field.ref}
              unit={t({ message: 's', context: 'unit of seconds' })}
              value={field.value}
            />
          </Field>
        )}
      />
    </div>
  );
}
