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
  const [chosen, setChosen] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<string | undefined>(undefined);
  // The option may be missing from a newly fetched list.
  const [picked, setPicked] = useState<ListOption<Value> | undefined>(undefined);
  const known = flattenItems(options).find((option) => option.value === chosen);
  const shown = known ?? (picked?.value === chosen ? picked : undefined);

  const forget = () => {
    if (draft !== undefined) onQueryChange?.('');
    setDraft(undefined);
  };
  const choose = (option: ListOption<Value> | undefined) => {
    const next = option?.value ?? null;
    setPicked(option);
    if (next !== chosen) setChosen(next);
    forget();
  };
  return {
    chosen,
    /** The selected option, if known. */
    shown,
    /** The query; `undefined` when the user is not typing. */
    draft,
    /** Text of the input. */
    text: draft ?? shown?.label ?? (chosen === null ? '' : (valueLabel ?? chosen)),
    choose,
    type(text: string) {
      setDraft(text);
      onQueryChange?.(text);
    },
    /** On blur, selects the option that matches the text; otherwise restores the label of the value. */
    settle(candidates: readonly ListOption<Value>[]) {
      if (draft === undefined) return;
      const typed = foldLabel(draft).trim();
      const free = candidates.filter(({ disabled }) => !disabled);
      const meant =
        free.find(({ label }) => foldLabel(label) === typed) ??
        free.find(({ keywords }) => keywords?.some((keyword) => foldLabel(keyword) === typed));
      if (meant) choose(meant);
      else if (typed === '' && clearable) choose(undefined);
      else forget();
    },
    reset() {
      if (value === undefined) setChosen(defaultValue);
      forget();
    },
  };
}
