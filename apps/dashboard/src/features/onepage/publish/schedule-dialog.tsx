import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SiteSchedule } from '@unmuted/api';
import { DatePicker, dayOf } from '@unmuted/ui/date-range-picker';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { useToast } from '@unmuted/ui/toast';
import { Controller } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { TimeField } from '#/components/time-field/time-field.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { scheduleSite } from '#/data/sites/sites.queries.ts';
import type { SiteActProps } from '#/features/onepage/publish/publish-dialog.tsx';
import { siteSchedule } from '#/features/onepage/publish/schedule.schema.ts';
import { useSavedDraft } from '#/features/onepage/publish/use-saved-draft.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { instantOfWall } from '#/lib/instant-of-wall.ts';
import { serverClock } from '#/lib/server-clock.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

const dayMs = 86_400_000;

interface ScheduleValues {
  day: string;
  time: string | null;
}

/** Sets when the draft is published by itself, in the zone of the station. */
export function ScheduleDialog({ site, onClose }: SiteActProps) {
  const { timeZone } = useSite();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>
          <Trans>Schedule the publication</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>The draft is published as it is then. Times are in {zone}.</Trans>
        </DialogDescription>
        <ScheduleForm onClose={onClose} site={site} zone={zone} />
      </DialogContent>
    </Dialog>
  );
}

function ScheduleForm({ site, zone, onClose }: SiteActProps & { zone: string }) {
  const { t } = useLingui();
  const context = useSite();
  const toasts = useToast();
  const saved = useSavedDraft(context);
  const { mutateAsync } = useMutation(scheduleSite(context.api, context.username));
  const now = new Date(serverClock.now());
  const start = site.publishAt === null ? now.getTime() + dayMs : Date.parse(site.publishAt);
  const wall = new Date(createLocalClock(zone)(start)).toISOString();
  const form = useContractForm<ScheduleValues, SiteSchedule>({
    schema: siteSchedule,
    defaultValues: {
      day: wall.slice(0, 10),
      time: site.publishAt === null ? `${wall.slice(11, 13)}:00` : wall.slice(11, 16),
    },
    toBody: ({ day, time }) => ({
      publishAt: time === null ? null : new Date(instantOfWall(day, time, zone)).toISOString(),
    }),
    check: ({ day, time }) => {
      if (time === null) return { time: { code: 'required' } };
      return instantOfWall(day, time, zone) > serverClock.now() ? {} : { time: { code: 'past' } };
    },
    save: async ({ publishAt }) => {
      await saved((version) => mutateAsync({ publishAt, version }));
      toasts.show({
        tone: 'success',
        title: (
          <Trans>
            The site will be published <Timestamp at={publishAt ?? ''} timeZone={zone} />
          </Trans>
        ),
      });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans context="a publication">Schedule</Trans>} form={form}>
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
                min={dayOf(now, zone)}
                now={now}
                onValueChange={field.onChange}
                timeZone={zone}
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
    </DialogForm>
  );
}
