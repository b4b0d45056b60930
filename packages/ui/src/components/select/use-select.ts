import type { RefObject } from 'react';
import type { ListItem } from '#/components/listbox/listbox.types.ts';
import { useListbox } from '#/components/listbox/use-listbox.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useSelectKeys } from './use-select-keys.ts';

interface SelectOptions<Value extends string> {
  options: readonly ListItem<Value>[];
  value: Value | null | undefined;
  defaultValue: Value | null;
  onValueChange: ((value: Value) => void) | undefined;
  /** The button, whose form resets the value. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Value, list and keyboard of a select. */
export function useSelect<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  button,
}: SelectOptions<Value>) {
  const [selected, setSelected] = useControllableState<Value | null>({
    value,
    defaultValue,
    onChange: (next) => next !== null && onValueChange?.(next),
  });
  useFormReset(button, () => {
    if (value === undefined) setSelected(defaultValue);
  });
  const list = useListbox(options);
  const selectedIndex = list.options.findIndex((option) => option.value === selected);
  const selectedOption = list.options[selectedIndex];
  const pick = (option: { value: Value }) => {
    if (option.value !== selected) setSelected(option.value);
    list.hide();
  };
  return {
    list,
    selected,
    selectedOption,
    /** Label of the value; `undefined` when nothing is selected. */
    text: selected === null ? undefined : (selectedOption?.label ?? selected),
    pick,
    toggle() {
      if (list.isOpen) list.hide();
      else list.show(Math.max(0, selectedIndex));
    },
    handleKey: useSelectKeys({ list, selectedIndex, onPick: pick }),
  };
}
