import { type ReactNode, useId } from 'react';
import { type FieldControlProps, useFieldControl } from '#/components/field/index.ts';

/**
 * Attributes of a checkbox or switch with a label and an error of its own, inside or outside a `Field`. `error` is for
 * `ChoiceLabel`.
 */
export function useChoiceControl(own: FieldControlProps, error: ReactNode) {
  const base = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const errorId = `${base}-error`;
  const describedBy = [own['aria-describedby'], hasError && errorId].filter(Boolean).join(' ') || undefined;
  const control = useFieldControl({
    ...own,
    'aria-describedby': describedBy,
    'aria-invalid': own['aria-invalid'] ?? (hasError || undefined),
  });
  return {
    id: control.id ?? base,
    control: {
      required: control.required,
      'aria-describedby': control['aria-describedby'],
      'aria-invalid': control['aria-invalid'],
    },
    error: hasError ? { id: errorId, text: error } : undefined,
  };
}
