import { useState } from 'react';
import { flattenItems } from '#/components/listbox/list-items.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface MultiValueOptions<Value extends string> {
  options: readonly ListItem<Value>[];
  value: readonly Value[] | undefined;
  defaultValue: readonly Value[];
  onValueChange: ((value: readonly Value[]) => void) | undefined;
}

/** The selected values in order of selection, with an announcement for each change. */
export function useMultiValue<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
}: MultiValueOptions<Value>) {
  const labels = useLabelGroup('pickers');
  const countOf = useCount();
  const [values, setValues] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [picked, setPicked] = useState<readonly ListOption<Value>[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const known = new Map([...picked, ...flattenItems(options)].map((option) => [option.value, option]));
  const remove = (option: ListOption<Value>) => {
    setValues(values.filter((other) => other !== option.value));
    setAnnouncement(labels.choiceRemoved(option.label, ...countOf(values.length - 1)));
  };
  // A value without an option is its own label.
  const selected = values.map((one) => known.get(one) ?? { value: one, label: one });
  return {
    values,
    /** Options of the selected values. */
    selected,
    announcement,
    remove,
    removeLast() {
      const last = selected.at(-1);
      if (last) remove(last);
    },
    /** Toggles a value. */
    toggle(option: ListOption<Value>) {
      if (values.includes(option.value)) return remove(option);
      // The option may be missing from a newly fetched list.
      setPicked([...picked, option]);
      setValues([...values, option.value]);
      setAnnouncement(labels.choiceAdded(option.label, ...countOf(values.length + 1)));
    },
    clear() {
      setValues([]);
      setAnnouncement(labels.allRemoved);
    },
    reset() {
      if (value === undefined) setValues(defaultValue);
    },
  };
}
