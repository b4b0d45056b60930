import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceIncident } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useToast } from '@unmuted/ui/toast';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { type MergedStation, splitIncident } from '#/data/admin-silence/merge-incidents.queries.ts';
import {
  daysBetween,
  instantOf,
  wallMoment,
} from '#/features/station/silence/incidents/merging/split-moment.ts';
import { incidentSplit } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface SplitDialogProps {
  station: MergedStation;
  /** One that is over. */
  incident: SilenceIncident;
  onClose: () => void;
}

/** Splits an incident at a moment within it. */
export function SplitDialog(props: SplitDialogProps) {
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && props.onClose()} open>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>
          <Trans>Split this incident</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Listener-minutes are shared by duration. The clip, the action and the messages stay with the first
            part. Nobody is told about the second.
          </Trans>
        </DialogDescription>
        <SplitForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

interface Values {
  /** The day of `at`. */
  day: string;
  /** The time of day. */
  at: string;
}

function SplitForm({ station, incident, onClose }: SplitDialogProps) {
  const { t } = useLingui();
  const { api, timeZone } = useSilenceStation();
  const formats = useFormats();
  const toasts = useToast();
  const { mutateAsync } = useMutation(splitIncident(api, station));
  const from = Date.parse(incident.startedAt);
  const to = Date.parse(incident.endedAt ?? incident.startedAt);
  const middle = wallMoment((from + to) / 2, timeZone);
  const days = daysBetween(from, to, timeZone);
  const instantOfValues = ({ day, at }: Values) => instantOf({ day, time: at }, timeZone);
  const isWithin = (at: number) => at > from && at < to;
  const form = useContractForm<Values, { at: string | null }>({
    schema: incidentSplit,
    defaultValues: { day: middle.day, at: middle.time },
    toBody: (values) => {
      const at = instantOfValues(values);
      // An incomplete time is no moment: the contract rejects it.
      return { at: at === null ? '' : new Date(at).toISOString() };
    },
    check: (values) => {
      const at = instantOfValues(values);
      return at !== null && !isWithin(at) ? { at: { code: 'range' } } : {};
    },
    save: async ({ at }) => {
      await mutateAsync({ incidentId: incident.id, at });
      toasts.show({ tone: 'success', title: <Trans>Incident split in two</Trans> });
      onClose();
      return undefined;
    },
  });
  const values = useWatch({ control: form.control });
  const at = instantOfValues({ day: values.day ?? middle.day, at: values.at ?? '' });
  const clock = (ms: number) => formats.clock(new Date(ms), timeZone);
  const [first, last] = [clock(from), clock(to)];
  return (
    <DialogForm action={<Trans context="an incident">Split</Trans>} form={form}>
      {days.length > 1 && (
        <Field label={<Trans context="of a date">Day</Trans>}>
          <NativeSelect {...form.register('day')}>
            {days.map((day) => (
              <option key={day} value={day}>
                {formats.date(new Date(`${day}T12:00:00Z`), 'UTC')}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field
        error={form.errorOf('at', {
          range: t`Choose a time between ${first} and ${last}.`,
          pattern: t`Enter a time such as 21:30:05.`,
        })}
        hint={
          <Trans>
            Between {first} and {last} in {timeZone}.
          </Trans>
        }
        label={<Trans>The second part begins at</Trans>}
      >
        <Input
          {...form.register('at')}
          autoComplete="off"
          autoFocus
          className="tabular-nums"
          dir="ltr"
          maxLength={8}
        />
      </Field>
      {at !== null && isWithin(at) && <Parts from={from} at={at} to={to} />}
    </DialogForm>
  );
}

function Parts({ from, at, to }: { from: number; at: number; to: number }) {
  const formats = useFormats();
  return (
    <DescriptionList>
      <DescriptionItem term={<Trans>First part</Trans>}>
        {formats.duration((at - from) / 1_000)}
      </DescriptionItem>
      <DescriptionItem term={<Trans>Second part</Trans>}>
        {formats.duration((to - at) / 1_000)}
      </DescriptionItem>
    </DescriptionList>
  );
}
