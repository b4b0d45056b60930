import { Trans } from '@lingui/react/macro';
import type { SilenceWatch } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { Switch } from '@unmuted/ui/switch';
import { useId } from 'react';
import { ActionField } from '#/features/station/silence/action-field.tsx';
import { FurtherAlarms } from '#/features/station/silence/further-alarms.tsx';
import { QuietWindows } from '#/features/station/silence/quiet-windows.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';

/** What else raises an alarm, when none is raised, and what happens on its own. */
export function AlarmsCard({ form, watch }: { form: SilenceForm; watch: SilenceWatch }) {
  const { isFixed } = useSilenceStation();
  const id = useId();
  const { isEnabled } = form.draft;
  return (
    <Card asChild>
      <section aria-labelledby={id} className="min-w-0">
        <CardHeader
          actions={
            <Switch
              checked={isEnabled}
              disabled={isFixed}
              label={
                isEnabled ? <Trans context="a setting">On</Trans> : <Trans context="a setting">Off</Trans>
              }
              onChange={({ currentTarget }) => form.change({ isEnabled: currentTarget.checked })}
            />
          }
          description={<Trans>And what happens on its own</Trans>}
          title={
            <span id={id}>
              <Trans>What else raises an alarm</Trans>
            </span>
          }
        />
        <FurtherAlarms form={form} isFixed={isFixed} />
        <ActionField form={form} isFixed={isFixed} watch={watch} />
        <QuietWindows form={form} isFixed={isFixed} />
      </section>
    </Card>
  );
}
