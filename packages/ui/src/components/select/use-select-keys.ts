import type { KeyboardEvent } from 'react';
import { moveIndex } from '#/components/listbox/list-items.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';
import { findTyped } from '#/components/listbox/search-options.ts';
import type { Listbox } from '#/components/listbox/use-listbox.ts';
import { useTypeAhead } from '#/components/listbox/use-type-ahead.ts';

interface SelectKeysOptions<Value extends string> {
  list: Listbox<Value>;
  /** Index of the selected option, −1 for none. */
  selectedIndex: number;
  onPick: (option: ListOption<Value>) => void;
}

/** Keyboard handling of a select: ARIA Authoring Practices, "select-only combobox". The panel handles Escape. */
export function useSelectKeys<Value extends string>({
  list,
  selectedIndex,
  onPick,
}: SelectKeysOptions<Value>) {
  const typeAhead = useTypeAhead();
  const pickActive = () => {
    if (list.active && !list.active.disabled) onPick(list.active);
  };
  const move = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    if (!list.isOpen) list.show(index);
    list.activate(index, 'key');
  };
  return (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const from = list.isOpen ? list.activeIndex : selectedIndex;
    const typed = typeAhead(event);
    if (typed !== undefined) {
      const found = findTyped(list.options, typed, from);
      move(event, found === -1 ? Math.max(0, from) : found);
      return;
    }
    if (!list.isOpen) {
      const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key);
      if (opens) move(event, Math.max(0, selectedIndex));
      else if (key === 'Home' || key === 'End') move(event, moveIndex(key, from, list.options.length) ?? 0);
      return;
    }
    if (key === 'Tab') {
      pickActive();
      list.hide();
    } else if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && altKey)) {
      event.preventDefault();
      pickActive();
    } else {
      const index = moveIndex(key, from, list.options.length);
      if (index !== undefined) move(event, index);
    }
  };
}
