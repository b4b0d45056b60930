export {
  type FieldControlProps,
  type FieldGroupProps,
  useFieldControl,
  useFieldGroup,
} from './field.context.ts';
export { Field, type FieldCount, type FieldProps } from './field.tsx';
