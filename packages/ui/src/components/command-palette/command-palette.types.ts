import type * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';

/** Something to go to or to do. */
export interface CommandItem {
  /** Tells the items apart, in all groups. */
  id: string;
  /** Its words, by which it is found. */
  label: string;
  /** What it is or what state it is in, at the end side: "Cast", "Off air". */
  hint?: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Other words by which it is found: a mount, a name in another language. */
  keywords?: readonly string[] | undefined;
  /** Keys that do the same without the palette, such as `['mod', 'S']`. */
  shortcut?: readonly string[] | undefined;
  /** It leads to another place: focus is not given back to what had it. */
  leaves?: boolean | undefined;
}

/** Items of one kind below a heading. */
export interface CommandGroup {
  /** Tells the groups apart. */
  id: string;
  /** The heading. */
  label: string;
  /** What stands below it. */
  items: readonly CommandItem[];
}

/** Props of `CommandPalette`: those of the panel. */
export interface CommandPaletteProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'children' | 'onSelect'> {
  /** It is shown. */
  open: boolean;
  /** Called when it closes: by Escape, by a press outside, or after a choice. */
  onOpenChange: (open: boolean) => void;
  /** What there is to go to or to do, below headings. Keep the array until it changes. */
  groups: readonly CommandGroup[];
  /** Called with what was chosen, after the palette has begun to close. */
  onSelect: (item: CommandItem) => void;
  /** What one can search: "Search casts, stations, apps". */
  placeholder?: string | undefined;
  /** What is typed, when the caller keeps it. */
  query?: string | undefined;
  /** Called with what is typed, such as to ask a server. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** `false` when the groups fit what is typed already, since a server has compared them. */
  filter?: boolean | undefined;
  /** More is on its way: shown while nothing else is. */
  loading?: boolean | undefined;
  /** Ids of what was chosen lately, the last one first; shown above while nothing is typed. */
  recentIds?: readonly string[] | undefined;
  /** One line below the list, such as that something could not be loaded. */
  notice?: ReactNode;
}
