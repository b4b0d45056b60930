import type { RefObject } from 'react';

interface FormValueProps {
  /** Name in the form; without it nothing is submitted. */
  name: string | undefined;
  /** Id of an associated form. */
  form: string | undefined;
  /** Submitted values, one entry each. */
  values: readonly string[];
  disabled: boolean | undefined;
}

/** Submits the value of a custom control. */
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

interface RequiredInputProps {
  /** A value is required. */
  required: boolean | undefined;
  /** No value is selected. */
  empty: boolean;
  form: string | undefined;
  disabled: boolean | undefined;
  /** The control to focus when the browser reports the missing value. */
  control: RefObject<HTMLElement | null>;
}

/**
 * Native validation of a custom control: the browser's message points to this invisible input, which covers the control
 * and forwards focus to it.
 */
export function RequiredInput({ required, empty, form, disabled, control }: RequiredInputProps) {
  if (!required) return null;
  return (
    <input
      tabIndex={-1}
      aria-hidden="true"
      data-part="required"
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
