import type { RefObject } from 'react';

interface FormValueProps {
  /** Name in the form; without it nothing is sent. */
  name: string | undefined;
  /** Id of a form elsewhere. */
  form: string | undefined;
  /** What is sent; one entry each. */
  values: readonly string[];
  disabled: boolean | undefined;
}

/** Sends the value of a control that is no native one. */
export function FormValue({ name, form, values, disabled }: FormValueProps) {
  if (name === undefined) return null;
  return values.map((value) => (
    <input
      key={value}
      type="hidden"
      name={name}
      form={form}
      value={value}
      disabled={disabled}
      readOnly={true}
    />
  ));
}

interface FormNeedProps {
  /** Something must be chosen. */
  required: boolean | undefined;
  /** Nothing is chosen yet. */
  empty: boolean;
  form: string | undefined;
  disabled: boolean | undefined;
  /** The control that takes the focus when the browser asks for a value. */
  control: RefObject<HTMLElement | null>;
}

/**
 * Lets the browser ask for a value that a control without one of its own needs: its message points to this input, which
 * lies unseen along the control and hands the focus on.
 */
export function FormNeed({ required, empty, form, disabled, control }: FormNeedProps) {
  if (!required) return null;
  return (
    <input
      tabIndex={-1}
      aria-hidden="true"
      data-part="need"
      autoComplete="off"
      required
      form={form}
      disabled={disabled}
      value={empty ? '' : '1'}
      onChange={() => {}}
      onFocus={() => control.current?.focus()}
      className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:bottom-0 ui:h-px ui:opacity-0"
    />
  );
}
