export { NumberInput, type NumberInputProps } from './number-input.tsx';
export type { NumberRange } from './number-range.ts';
