import { useId, useMemo, useState } from 'react';
import { moveIndex } from '#/components/listbox/list-items.ts';
import type { CommandGroup, CommandItem } from './command-palette.types.ts';
import { matchGroups } from './match-items.ts';

interface CommandsOptions {
  groups: readonly CommandGroup[];
  query: string;
  /** Whether to filter by the query. */
  filter: boolean;
  /** Ids of recently selected items, most recent first. */
  recentIds: readonly string[];
  /** Heading of the recent items. */
  recentLabel: string;
}

/** Visible items and the active one; the first one until a key or the pointer activates another. */
export function useCommands({ groups, query, filter, recentIds, recentLabel }: CommandsOptions) {
  const base = useId();
  const shown = useMemo(() => {
    if (!filter) return groups.filter(({ items }) => items.length > 0);
    if (query.trim() !== '') return matchGroups(groups, query);
    return withRecent(matchGroups(groups, ''), recentIds, recentLabel);
  }, [groups, query, filter, recentIds, recentLabel]);
  const items = useMemo(() => shown.flatMap((group) => group.items), [shown]);
  // The active item belongs to a query: a new query activates the first item.
  const [active, setActive] = useState({ id: '', query: '', byKey: false });
  const wanted = active.query === query ? items.findIndex(({ id }) => id === active.id) : -1;
  const activeIndex = Math.max(wanted, items.length > 0 ? 0 : -1);
  const activate = (index: number, byKey: boolean) => {
    const next = items[index];
    if (next) setActive({ id: next.id, query, byKey });
  };

  return {
    shown,
    items,
    active: items[activeIndex] as CommandItem | undefined,
    /** The item was activated by a key or the pointer, as opposed to initially. */
    activeBy: wanted === -1 ? undefined : active.byKey ? ('key' as const) : ('pointer' as const),
    listId: `${base}-list`,
    idOf: (id: string) => `${base}-item-${encodeURIComponent(id)}`,
    point: (item: CommandItem) => activate(items.indexOf(item), false),
    /** Handles a navigation key; returns false for other keys. */
    move(key: string): boolean {
      const next = nextIndex(key, activeIndex, items.length);
      if (next === undefined) return false;
      activate(next, true);
      return true;
    },
  };
}

/** List navigation that wraps around and leaves Home and End to the input. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0 || key === 'Home' || key === 'End') return undefined;
  if (key === 'ArrowDown' && index === count - 1) return 0;
  if (key === 'ArrowUp' && index <= 0) return count - 1;
  return moveIndex(key, index, count);
}

/** Recent items are shown first and removed from their own groups. */
function withRecent(groups: readonly CommandGroup[], recentIds: readonly string[], label: string) {
  const items = groups.flatMap((group) => group.items);
  const recent = recentIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  if (recent.length === 0) return groups;
  const rest = groups.map((group) => ({
    ...group,
    items: group.items.filter((item) => !recent.includes(item)),
  }));
  return [{ id: 'recent', label, items: recent }, ...rest.filter((group) => group.items.length > 0)];
}
