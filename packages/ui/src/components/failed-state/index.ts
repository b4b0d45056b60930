export { FailedState, type FailedStateProps } from './failed-state.tsx';
