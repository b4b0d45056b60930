import type { WizardLabels } from '#/provider/label-groups/wizard.ts';

export const wizard: WizardLabels = {
  steps: 'Steps',
  stepTitle: (step, count, title) => `Step ${step} of ${count}: ${title}`,
  stepError: 'needs changes',
  stepLocked: 'not available yet',
  backTo: (title) => `Back to ${title}`,
  nextTo: (title) => `Next: ${title}`,
  finish: 'Finish',
  stepFailed: 'That did not work, and nothing has changed. Please try again in a moment.',
};
