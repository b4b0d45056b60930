export { type ProgressStep, ProgressSteps, type ProgressStepsProps } from './progress-steps.tsx';
