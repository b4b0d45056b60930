import { useLingui } from '@lingui/react';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { type SortableListProps, SortableList as UiSortableList } from '@unmuted/ui/sortable-list';
import { useMemo } from 'react';
import { reorderMessages } from '#/components/sortable-list/sortable-list.messages.ts';

/** A list that the user orders. Its labels are loaded with it, not with every page. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ reorder: reorderMessages(i18n) }), [locale]);
  return (
    <UiLabelProvider groups={groups}>
      <UiSortableList {...props} />
    </UiLabelProvider>
  );
}
