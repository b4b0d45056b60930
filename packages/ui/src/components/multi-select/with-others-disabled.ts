import { isGroup } from '#/components/listbox/list-items.ts';
import type { ListItem, ListOption } from '#/components/listbox/listbox.types.ts';

/** When no more can be chosen, only what is chosen can still be taken away. */
export function withOthersDisabled<Value extends string>(
  items: readonly ListItem<Value>[],
  values: readonly Value[],
): ListItem<Value>[] {
  const close = (option: ListOption<Value>) =>
    values.includes(option.value) ? option : { ...option, disabled: true };
  return items.map((item) => (isGroup(item) ? { ...item, options: item.options.map(close) } : close(item)));
}
