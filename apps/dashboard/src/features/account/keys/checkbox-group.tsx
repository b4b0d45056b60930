import { type ReactNode, useId } from 'react';

export interface CheckboxGroupProps {
  legend: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** Checkboxes of one field. */
export function CheckboxGroup({ legend, error, children }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} className="grid min-w-0 gap-3">
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <div className="grid max-h-80 gap-3 overflow-y-auto p-1">{children}</div>
      {error && (
        <p className="text-13 text-danger-text" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
