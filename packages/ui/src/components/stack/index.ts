export { Inline, type InlineProps } from './inline.tsx';
export { Stack, type StackProps } from './stack.tsx';
export type { Gap } from './stack.variants.ts';
