import { type KeyboardEvent, useMemo } from 'react';
import { moveIndex } from '#/components/listbox/list-items.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
import { type OptionFilter, searchItems } from '#/components/listbox/search-options.ts';
import { useListbox } from '#/components/listbox/use-listbox.ts';

/** Options and filtering of a searchable list. */
export interface ListSearch<Value extends string> {
  /** The options and groups. */
  options: readonly ListItem<Value>[];
  /** Called with the query, to fetch options; empty when the query is cleared. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Custom filter; `null` when `options` are already filtered. Default: accent-insensitive match anywhere in the label, or
   * at the start of a word of a keyword.
   */
  filter?: OptionFilter | null | undefined;
}

interface OptionSearchOptions<Value extends string> {
  items: readonly ListItem<Value>[];
  /** The query; empty for all options. */
  query: string;
  /** Custom filter; `null` when the items are already filtered. */
  filter: OptionFilter | null | undefined;
  /** Selected value, whose option is active on open; `null` for none. */
  selected: Value | null;
  onPick: (option: ListOption<Value>) => void;
}

/**
 * The list of an editable combobox and its keyboard navigation: ARIA Authoring Practices, "combobox with list
 * autocomplete and manual selection". The input keeps the text editing keys. The panel handles Escape.
 */
export function useOptionSearch<Value extends string>({
  items,
  query,
  filter,
  selected,
  onPick,
}: OptionSearchOptions<Value>) {
  const visible = useMemo(
    () => (filter === null ? items : searchItems(items, query, filter)),
    [items, query, filter],
  );
  const list = useListbox(visible);
  const pick = (option: ListOption<Value>) => {
    if (!option.disabled) onPick(option);
  };
  /** Index of the selected option, −1 for none. */
  const start = () => list.options.findIndex((option) => option.value === selected);
  /** Whether the key was handled. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Ignore keys that end an IME composition.
    if (ctrlKey || metaKey || event.nativeEvent.isComposing) return false;
    if (key === 'Enter') {
      if (!list.isOpen || !list.active) return false;
      pick(list.active);
    } else if (key === 'ArrowUp' && altKey) {
      list.hide();
    } else if (key === 'ArrowDown' && altKey) {
      list.show(start());
    } else {
      const isText = key === 'Home' || key === 'End';
      const index = isText ? undefined : moveIndex(key, list.activeIndex, list.options.length);
      if (index === undefined) return false;
      const first = list.isOpen ? -1 : start();
      if (!list.isOpen) list.show();
      list.activate(first === -1 ? index : first, 'key');
    }
    event.preventDefault();
    return true;
  };
  return { list, pick, handleListKey: handleKey, start };
}
