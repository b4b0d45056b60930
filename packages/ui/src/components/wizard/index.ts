export { Wizard } from './wizard.tsx';
export type { StepCheck, WizardProps, WizardStep } from './wizard.types.ts';
