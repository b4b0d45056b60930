export { Alert, type AlertProps } from './alert.tsx';
export type { Tone } from './alert.variants.ts';
