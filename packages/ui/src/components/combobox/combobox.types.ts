import type { InputProps } from '#/components/input/index.ts';
import type { ListStates } from '#/components/listbox/list-status.tsx';
import type { ListSearch } from '#/components/listbox/use-option-search.ts';

/** Props of `Combobox`. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface ComboboxProps<Value extends string>
  extends Omit<InputProps, 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'list'>,
    ListSearch<Value>,
    ListStates {
  /** The controlled value; `null` when nothing is selected. */
  value?: Value | null | undefined;
  /** The default value when uncontrolled. */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value, or `null` when cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Label of the value when its option is not in `options`, for example with fetched options. */
  valueLabel?: string | undefined;
  /** Shows a clear button. Default: unless required. */
  clearable?: boolean | undefined;
}
