import { type KeyboardEvent, useMemo } from 'react';
import { moveIndex } from '#/components/listbox/list-items.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
import { type OptionFilter, searchItems } from '#/components/listbox/search-options.ts';
import { useListbox } from '#/components/listbox/use-listbox.ts';

/** What a field needs to be searched. */
export interface ListSearch<Value extends string> {
  /** What can be chosen: options, and groups of them. */
  options: readonly ListItem<Value>[];
  /** Called with what is typed, to fetch a list for it; empty when it no longer counts. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Whether an option fits what was typed; `null` when `options` are filtered already. Default: without accents, anywhere
   * in the label.
   */
  filter?: OptionFilter | null | undefined;
}

interface OptionSearchOptions<Value extends string> {
  items: readonly ListItem<Value>[];
  /** What is searched; empty for everything. */
  query: string;
  /** A filter of one's own; `null` when the items are filtered already. */
  filter: OptionFilter | null | undefined;
  /** Where the list begins when it opens; `null` for nowhere. */
  chosen: Value | null;
  onPick: (option: ListOption<Value>) => void;
}

/**
 * The list below an editable field and the keys that move in it: ARIA Authoring Practices, "combobox with list
 * autocomplete and manual selection". The field keeps the keys that edit text. Escape is the panel's own.
 */
export function useOptionSearch<Value extends string>({
  items,
  query,
  filter,
  chosen,
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
  /** Index of what is chosen, −1 when it is nothing. */
  const start = () => list.options.findIndex((option) => option.value === chosen);
  /** Whether the key belonged to the list. */
  const takeKey = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // A key that ends the writing of a Japanese word is none of ours.
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
  return { list, pick, takeKey, start };
}
