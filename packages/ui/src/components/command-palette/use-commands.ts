import { useId, useMemo, useState } from 'react';
import { moveIndex } from '#/components/listbox/list-items.ts';
import type { CommandGroup, CommandItem } from './command-palette.types.ts';
import { matchGroups } from './match-items.ts';

interface CommandsOptions {
  groups: readonly CommandGroup[];
  query: string;
  /** Whether what was typed is compared here. */
  filter: boolean;
  /** Ids of what was chosen lately, the last one first. */
  recentIds: readonly string[];
  /** Heading of what was chosen lately. */
  recentLabel: string;
}

/** What the list shows and which item is active; the first one is until a key or the pointer says otherwise. */
export function useCommands({ groups, query, filter, recentIds, recentLabel }: CommandsOptions) {
  const base = useId();
  const shown = useMemo(() => {
    if (!filter) return groups.filter(({ items }) => items.length > 0);
    if (query.trim() !== '') return matchGroups(groups, query);
    return withRecent(matchGroups(groups, ''), recentIds, recentLabel);
  }, [groups, query, filter, recentIds, recentLabel]);
  const items = useMemo(() => shown.flatMap((group) => group.items), [shown]);
  // What is active belongs to what was typed: other words begin at the first item again.
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
    /** A key or the pointer made it active; nothing did when it is the first of what was found. */
    activeBy: wanted === -1 ? undefined : active.byKey ? ('key' as const) : ('pointer' as const),
    listId: `${base}-list`,
    idOf: (id: string) => `${base}-item-${encodeURIComponent(id)}`,
    point: (item: CommandItem) => activate(items.indexOf(item), false),
    /** Moves by a key; false when the key does not move. */
    move(key: string): boolean {
      const next = step(key, activeIndex, items.length);
      if (next === undefined) return false;
      activate(next, true);
      return true;
    },
  };
}

/** As in every list, but round the ends, and Home and End are left to what is typed. */
function step(key: string, index: number, count: number): number | undefined {
  if (count === 0 || key === 'Home' || key === 'End') return undefined;
  if (key === 'ArrowDown' && index === count - 1) return 0;
  if (key === 'ArrowUp' && index <= 0) return count - 1;
  return moveIndex(key, index, count);
}

/** What was chosen lately stands above and not a second time below. */
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
