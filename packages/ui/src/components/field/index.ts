export { type FieldControlProps, useFieldControl } from './field.context.ts';
export { Field, type FieldCount, type FieldProps } from './field.tsx';
