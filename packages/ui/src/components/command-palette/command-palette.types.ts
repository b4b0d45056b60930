import type * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';

/** A page or an action. */
export interface CommandItem {
  /** Unique id across all groups. */
  id: string;
  /** Searchable label. */
  label: string;
  /** Type or state at the end: "Cast", "Off air". */
  hint?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Additional search terms: a mount, a name in another language. */
  keywords?: readonly string[] | undefined;
  /** Keyboard shortcut of the same action, such as `['mod', 'S']`. */
  shortcut?: readonly string[] | undefined;
  /** The item navigates: focus is not restored to the trigger. */
  navigates?: boolean | undefined;
}

/** Items of one type below a heading. */
export interface CommandGroup {
  /** Unique id. */
  id: string;
  /** The heading. */
  label: string;
  /** The items. */
  items: readonly CommandItem[];
}

/** Props of `CommandPalette`. Accepts all panel props. */
export interface CommandPaletteProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'children' | 'onSelect'> {
  /** The controlled open state. */
  open: boolean;
  /** Called when it closes: on Escape, an outside click, or a selection. */
  onOpenChange: (open: boolean) => void;
  /** The searchable items by group. Keep the array stable between changes. */
  groups: readonly CommandGroup[];
  /** Called with the selected item when the palette closes. */
  onSelect: (item: CommandItem) => void;
  /** Placeholder of the input: "Search casts, stations, apps". */
  placeholder?: string | undefined;
  /** The controlled query. */
  query?: string | undefined;
  /** Called with the query, for example to search on a server. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** `false` when the groups are already filtered, for example by a server. */
  filter?: boolean | undefined;
  /** More items are loading: shown while there are no other items. */
  loading?: boolean | undefined;
  /** Ids of recently selected items, most recent first; shown first while the query is empty. */
  recentIds?: readonly string[] | undefined;
  /** A line below the list, such as a partial load error. */
  notice?: ReactNode;
}
