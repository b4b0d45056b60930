export { TagsInput } from './tags-input.tsx';
export type { TagsInputProps } from './tags-input.types.ts';
