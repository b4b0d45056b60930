import { createContext, useContext } from 'react';

/** What a `Field` provides to its control. */
export interface FieldContextValue {
  /** Id of the control, referenced by the label. */
  id: string;
  /** Id of the label, for groups, which `htmlFor` cannot reference. */
  labelId: string;
  /** Ids of hint, error and counter. */
  describedBy: string | undefined;
  /** The field has an error. */
  invalid: boolean;
  /** The control is required. */
  required: boolean;
}

export const FieldContext = createContext<FieldContextValue | undefined>(undefined);

/** Attributes of a control inside a field. */
export interface FieldControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Attributes of a control inside a `Field`: id, description, validity and required state. The control's own props
 * take precedence; descriptions are merged. For custom controls.
 */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const field = useContext(FieldContext);
  if (!field) return own;
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

/** Attributes of a group of controls inside a field. */
export interface FieldGroupProps extends FieldControlProps {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/**
 * Attributes of a group of controls inside a `Field`, such as a `radiogroup`: `htmlFor` references native controls
 * only, so the group uses `aria-labelledby`.
 */
export function useFieldGroup(own: FieldGroupProps): FieldGroupProps {
  const field = useContext(FieldContext);
  const fieldProps = useFieldControl(own);
  const named = own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined;
  return { ...fieldProps, 'aria-labelledby': named ? own['aria-labelledby'] : field?.labelId };
}
