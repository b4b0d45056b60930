import type { AppStepName } from '@unmuted/api/contract';
import { stepTexts } from '#/features/apps/create/steps.messages.tsx';
import { appSteps } from '#/features/apps/draft/app-checks.schema.ts';
import { useFindings } from '#/features/apps/draft/checks-list.tsx';
import { stepOfPlace } from '#/features/apps/draft/tab-of-field.ts';

/** The steps with an error in their fields. */
export function useOpenSteps(): ReadonlySet<AppStepName> {
  const findings = useFindings();
  return new Set(findings.filter(({ level }) => level === 'error').map(({ place }) => stepOfPlace(place)));
}

/** Minutes for the steps that are not complete, the review included. */
export const minutesLeft = (open: ReadonlySet<AppStepName>): number =>
  appSteps
    .filter((step) => step === 'review' || open.has(step))
    .reduce((sum, step) => sum + stepTexts[step].minutes, 0);
