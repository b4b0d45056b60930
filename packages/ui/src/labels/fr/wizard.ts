import type { WizardLabels } from '#/provider/label-groups/wizard.ts';

export const wizard: WizardLabels = {
  steps: 'Étapes',
  stepTitle: (step, count, title) => `Étape ${step} sur ${count} : ${title}`,
  stepError: 'à corriger',
  stepLocked: 'pas encore accessible',
  backTo: (title) => `Revenir à ${title}`,
  nextTo: (title) => `Suivant : ${title}`,
  finish: 'Terminer',
  stepFailed: 'L’opération a échoué et rien n’a changé. Veuillez réessayer dans un instant.',
};
