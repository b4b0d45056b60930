import { useLingui } from '@lingui/react/macro';
import type { ApiClients, Station } from '@unmuted/api';
import { Wizard, type WizardStep } from '@unmuted/ui/wizard';
import { AddressStep } from '#/features/station/stream/address-step.tsx';
import { ConfirmStep } from '#/features/station/stream/confirm-step.tsx';
import { EffectsStep } from '#/features/station/stream/effects-step.tsx';
import { useStreamChange } from '#/features/station/stream/use-stream-change.ts';

interface StreamWizardProps {
  api: ApiClients;
  station: Station;
  initialUrl: string;
  onChanged: (saved: Station) => void;
}

/** Address and its test, effects, confirmation. */
export function StreamWizard(options: StreamWizardProps) {
  const { t } = useLingui();
  const change = useStreamChange(options);
  const { base, tried } = change;
  const station = { ...options.station, streamUrl: base.streamUrl };
  const steps: WizardStep[] = [
    { id: 'address', title: t`Address`, validate: change.test },
    { id: 'effects', title: t`Effects` },
    { id: 'confirm', title: t`Confirm` },
  ];
  return (
    <Wizard level={3} onSubmit={change.submit} steps={steps} submitLabel={t`Change stream`}>
      {({ id }) => {
        if (id === 'address' || !tried) return <AddressStep change={change} />;
        if (id === 'effects') return <EffectsStep before={base} station={station} tried={tried} />;
        return <ConfirmStep station={station} tried={tried} />;
      }}
    </Wizard>
  );
}
