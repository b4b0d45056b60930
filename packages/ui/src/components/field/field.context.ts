import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldWiring {
  /** Id of the control, which the label points to. */
  id: string;
  /** Id of the label itself, for a group that no `htmlFor` can reach. */
  labelId: string;
  /** Ids of hint, error and counter. */
  describedBy: string | undefined;
  /** An error is shown. */
  invalid: boolean;
  /** The control must be filled. */
  required: boolean;
}

/** Of a field. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Attributes that a control shares with its field. */
export interface FieldControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * The attributes of a control inside a `Field`: id, description, validity and need. What the control was given itself
 * wins; descriptions add up. For controls of your own inside a field.
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

/** Attributes that a group of controls shares with its field. */
export interface FieldGroupProps extends FieldControlProps {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/**
 * The attributes of a group of controls inside a `Field`, such as a `radiogroup`: a label's `htmlFor` names native
 * controls only, so that the group names itself by the label.
 */
export function useFieldGroup(own: FieldGroupProps): FieldGroupProps {
  const field = useContext(FieldContext);
  const wiring = useFieldControl(own);
  const named = own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined;
  return { ...wiring, 'aria-labelledby': named ? own['aria-labelledby'] : field?.labelId };
}
