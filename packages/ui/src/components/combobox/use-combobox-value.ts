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
  /** It may be emptied. */
  clearable: boolean;
}

/** What is chosen, beside what is being typed to find something else. */
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
  // Its option may be gone from a list that is fetched anew.
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
    /** The option of what is chosen, where it is known. */
    shown,
    /** What is typed; `undefined` while nothing is. */
    draft,
    /** What stands in the field. */
    text: draft ?? shown?.label ?? (chosen === null ? '' : (valueLabel ?? chosen)),
    choose,
    type(text: string) {
      setDraft(text);
      onQueryChange?.(text);
    },
    /** When the field is left: what was typed counts if it names an option, and gives way to the value if not. */
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
