import { useMemo } from 'react';
import { isGroup } from '#/components/listbox/list-items.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';

/** At the maximum, unselected options are disabled. */
function withOthersDisabled<Value extends string>(
  items: readonly ListItem<Value>[],
  values: readonly Value[],
): ListItem<Value>[] {
  const close = (option: ListOption<Value>) =>
    values.includes(option.value) ? option : { ...option, disabled: true };
  return items.map((item) => (isGroup(item) ? { ...item, options: item.options.map(close) } : close(item)));
}

/** Items with their availability: at `max` selected values, other options are disabled. */
export function useSelectableItems<Value extends string>(
  items: readonly ListItem<Value>[],
  values: readonly Value[],
  max: number,
): readonly ListItem<Value>[] {
  return useMemo(
    () => (values.length < max ? items : withOthersDisabled(items, values)),
    [items, values, max],
  );
}
