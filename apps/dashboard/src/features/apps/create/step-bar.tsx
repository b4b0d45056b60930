import { useLingui } from '@lingui/react';
import type { AppStepName } from '@unmuted/api/contract';
import { Card, CardBody } from '@unmuted/ui/card';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { Stepper } from '@unmuted/ui/stepper';
import { useMemo } from 'react';
import { stepTexts } from '#/features/apps/create/steps.messages.tsx';
import { useOpenSteps } from '#/features/apps/create/use-steps.ts';
import { appSteps } from '#/features/apps/draft/app-checks.schema.ts';
import { wizardMessages } from '#/i18n/messages/wizard.messages.ts';

export interface StepBarProps {
  step: AppStepName;
  onSelect: (step: AppStepName) => void;
}

/** The seven steps; those without an open problem are done. All can be opened at any time. */
export function StepBar({ step, onSelect }: StepBarProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ wizard: wizardMessages(i18n) }), [locale]);
  const open = useOpenSteps();
  return (
    <Card>
      <CardBody>
        <UiLabelProvider groups={groups}>
          <Stepper
            current={step}
            narrow="compact"
            onStepSelect={(id) => {
              const chosen = appSteps.find((each) => each === id);
              if (chosen) onSelect(chosen);
            }}
            steps={appSteps.map((id) => ({
              id,
              title: i18n._(stepTexts[id].title),
              state: id !== 'review' && id !== step && !open.has(id) ? 'done' : 'upcoming',
            }))}
          />
        </UiLabelProvider>
      </CardBody>
    </Card>
  );
}
