import type { InputProps } from '#/components/input/index.ts';
import type { ListStates } from '#/components/listbox/list-status.tsx';
import type { ListSearch } from '#/components/listbox/use-option-search.ts';

/** Props of `MultiSelect`. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface MultiSelectProps<Value extends string>
  extends Omit<InputProps, 'type' | 'role' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'max'>,
    ListSearch<Value>,
    ListStates {
  /** The controlled values, in order of selection. */
  value?: readonly Value[] | undefined;
  /** The default values. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all selected values on each change. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** Maximum number of values; at the maximum other options are disabled. */
  max?: number | undefined;
  /** Placeholder while values are selected; empty for none. Default: `placeholder`. */
  addPlaceholder?: string | undefined;
}
