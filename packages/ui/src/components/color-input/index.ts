export { ColorInput, type ColorInputProps } from './color-input.tsx';
export type { Swatch } from './color-swatches.tsx';
