import { Trans } from '@lingui/react/macro';
import type { SilenceWatch } from '@unmuted/api';
import type { ReactNode } from 'react';
import { EditForm } from '#/components/edit-form/edit-form.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { AlarmsCard } from '#/features/station/silence/alarms-card.tsx';
import { CalibrateCard } from '#/features/station/silence/calibrate-card.tsx';
import { MessagesCard } from '#/features/station/silence/messages-card.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useSilenceChanges } from '#/features/station/silence/use-silence-changes.tsx';
import { useSilenceForm } from '#/features/station/silence/use-silence-form.tsx';

interface SettingsFormProps {
  watch: SilenceWatch;
  /** A card beside the further alarms that is no part of the form. */
  children: ReactNode;
}

/** All settings of silence detection as one form. */
export function SettingsForm({ watch, children }: SettingsFormProps) {
  const form = useSilenceForm(watch);
  const { isFixed } = useSilenceStation();
  const texts = useSilenceChanges(form);
  return (
    <EditForm
      {...texts}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6"
      effect={
        form.draft.isEnabled ? (
          <Trans>Applies to the next second of sound. An alarm that lasts is judged anew.</Trans>
        ) : (
          <Trans>Nobody is told any more, and an open incident ends.</Trans>
        )
      }
      form={form}
    >
      {form.failure && <CallFailure reason={form.failure.error} />}
      <CalibrateCard form={form} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          {children}
          <MessagesCard form={form} isFixed={isFixed} watch={watch} />
        </div>
        <AlarmsCard form={form} watch={watch} />
      </div>
    </EditForm>
  );
}
