import { useId, useMemo, useState } from 'react';
import { flattenItems } from './list-items.ts';
import type { ListItem, ListOption } from './listbox.types.ts';

/** How an option became active: a key shows the focus ring and scrolls, a pointer does neither. */
type ActivationSource = 'key' | 'pointer';

/** A list popup whose control keeps the focus and references the active option. */
export interface Listbox<Value extends string = string> {
  /** Id of the list. */
  id: string;
  items: readonly ListItem<Value>[];
  /** All options in order. */
  options: readonly ListOption<Value>[];
  isOpen: boolean;
  /** Index of the active option, −1 for none. */
  activeIndex: number;
  activeBy: ActivationSource;
  active: ListOption<Value> | undefined;
  /** Id of the option at an index. */
  optionId: (index: number) => string;
  /** Opens the list, optionally with an active option. */
  show: (index?: number) => void;
  hide: () => void;
  /** Activates an option; −1 for none. */
  activate: (index: number, by: ActivationSource) => void;
  /** ARIA attributes of the control. */
  controlProps: {
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
    'data-state': 'open' | 'closed';
  };
}

interface Active<Value> {
  value: Value | undefined;
  by: ActivationSource;
}

/** State of a list popup. */
export function useListbox<Value extends string>(items: readonly ListItem<Value>[]): Listbox<Value> {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [{ value, by }, setActive] = useState<Active<Value>>({ value: undefined, by: 'pointer' });
  const options = useMemo(() => flattenItems(items), [items]);
  const activeIndex =
    isOpen && value !== undefined ? options.findIndex((option) => option.value === value) : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const activate = (index: number, source: ActivationSource) => {
    const next = options[index]?.value;
    if (next !== value || source !== by) setActive({ value: next, by: source });
  };
  return {
    id,
    items,
    options,
    isOpen,
    activeIndex,
    activeBy: by,
    active: options[activeIndex],
    optionId,
    show(index = -1) {
      setOpen(true);
      activate(index, 'pointer');
    },
    hide: () => setOpen(false),
    activate,
    controlProps: {
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeIndex === -1 ? undefined : optionId(activeIndex),
      'data-state': isOpen ? 'open' : 'closed',
    },
  };
}
