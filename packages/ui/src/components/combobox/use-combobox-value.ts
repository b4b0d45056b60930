import { useState } from 'react';
import { flattenItems } from '#/components/listbox/list-items.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
import { foldLabel } from '#/components/listbox/search-options.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';

interface ComboboxValueOptions<Value extends string> {
  options: readonly ListItem<Value>[];
  value: Value | null | undefined;
  defaultValue: Value | null;
  valueLabel: string | undefined;
  onValueChange: ((value: Value | null) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
  /** Allows clearing the value. */
  clearable: boolean;
}

/** The selected value and the text being typed to find another one. */
export function useComboboxValue<Value extends string>({
  options,
  value,
  defaultValue,
  valueLabel,
  onValueChange,
  onQueryChange,
  clearable,
}: ComboboxValueOptions<Value>) {
  const [selected, setSelected] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<string | undefined>(undefined);
  // The option may be missing from a newly fetched list.
  const [picked, setPicked] = useState<ListOption<Value> | undefined>(undefined);
  const known = flattenItems(options).find((option) => option.value === selected);
  const selectedOption = known ?? (picked?.value === selected ? picked : undefined);

  const clearDraft = () => {
    if (draft !== undefined) onQueryChange?.('');
    setDraft(undefined);
  };
  const choose = (option: ListOption<Value> | undefined) => {
    const next = option?.value ?? null;
    setPicked(option);
    if (next !== selected) setSelected(next);
    clearDraft();
  };
  return {
    selected,
    /** The selected option, if known. */
    selectedOption,
    /** The query; `undefined` when the user is not typing. */
    draft,
    /** Text of the input. */
    text: draft ?? selectedOption?.label ?? (selected === null ? '' : (valueLabel ?? selected)),
    choose,
    /** Restores the label of the value. */
    restore: clearDraft,
    type(text: string) {
      setDraft(text);
      onQueryChange?.(text);
    },
    /** On blur, selects the option that matches the text; otherwise restores the label of the value. */
    commit(candidates: readonly ListOption<Value>[]) {
      if (draft === undefined) return;
      const typed = foldLabel(draft).trim();
      const enabled = candidates.filter(({ disabled }) => !disabled);
      const match =
        enabled.find(({ label }) => foldLabel(label) === typed) ??
        enabled.find(({ keywords }) => keywords?.some((keyword) => foldLabel(keyword) === typed));
      if (match) choose(match);
      else if (typed === '' && clearable) choose(undefined);
      else clearDraft();
    },
    reset() {
      if (value === undefined) setSelected(defaultValue);
      clearDraft();
    },
  };
}
