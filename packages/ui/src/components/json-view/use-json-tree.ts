import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  CHUNK,
  findPaths,
  fullExpansion,
  idOf,
  initialExpansion,
  isLong,
  type JsonExpansion,
  type JsonPath,
  type JsonRow,
  jsonRows,
  revealPath,
} from './json-rows.ts';

/** State of a JSON tree. */
export interface JsonTree {
  rows: readonly JsonRow[];
  /** The row with focus or the last one that had it. */
  active: JsonRow;
  /** Ids of the long strings that are displayed as a whole. */
  whole: ReadonlySet<string>;
  toggleWhole: (id: string) => void;
  activate: (id: string) => void;
  /** Opens or closes an array or object, adds values, or shows the whole of a long string. */
  toggle: (row: JsonRow) => void;
  expandAll: () => void;
  collapseAll: () => void;
  query: string;
  setQuery: (query: string) => void;
  matches: readonly JsonPath[];
  /** Index of the current match; −1 without one. */
  index: number;
  step: (by: 1 | -1) => void;
  focusActive: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Expansion, search and keyboard of a JSON tree (ARIA practices, tree view). */
export function useJsonTree(root: unknown, box: RefObject<HTMLElement | null>): JsonTree {
  const [expansion, setExpansion] = useState<JsonExpansion>(() => initialExpansion(root));
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState('');
  const [query, setQueryText] = useState('');
  const [index, setIndex] = useState(-1);
  const rows = useMemo(() => jsonRows(root, expansion), [root, expansion]);
  const matches = useMemo(() => findPaths(root, query), [root, query]);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  );
  const active = rows[at] as JsonRow;

  const toggleWhole = (id: string) => setWhole((before) => toggled(before, id));
  const toggle = (row: JsonRow) => {
    if (row.type === 'more') {
      const limits = new Map(expansion.limits);
      limits.set(row.parentId, (limits.get(row.parentId) ?? CHUNK) + CHUNK);
      setExpansion({ ...expansion, limits });
      // The first added value takes the place of this row.
      if (row === active) setActiveId(nextId(root, expansion, row));
    } else if (row.size > 0) setExpansion({ ...expansion, open: toggled(expansion.open, row.id) });
    else if (isLong(row.value)) toggleWhole(row.id);
  };
  const focusActive = () =>
    box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  const focusRow = (row: JsonRow) => {
    flushSync(() => setActiveId(row.id));
    focusActive();
  };
  return {
    rows,
    active,
    whole,
    toggleWhole,
    activate: setActiveId,
    toggle,
    expandAll: () => setExpansion(fullExpansion(root)),
    collapseAll: () => setExpansion({ open: new Set(['']), limits: new Map() }),
    query,
    setQuery: (next) => {
      setQueryText(next);
      setIndex(-1);
    },
    matches,
    index,
    step: (by) => {
      if (matches.length === 0) return;
      const next =
        index < 0 && by === -1 ? matches.length - 1 : (index + by + matches.length) % matches.length;
      const path = matches[next] ?? [];
      flushSync(() => {
        setIndex(next);
        setExpansion((before) => revealPath(before, root, path));
        setActiveId(idOf(path));
      });
      box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    },
    focusActive,
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' || event.key === ' ') flushSync(() => toggle(active));
      else {
        const effect = keyEffect(event.key, rows, at);
        if (!effect) return;
        const { toggle: toggledRow, focus } = effect;
        if (toggledRow) flushSync(() => toggle(toggledRow));
        if (focus) focusRow(focus);
      }
      event.preventDefault();
      if (event.key === 'Enter' || event.key === ' ') focusActive();
    },
  };
}

interface KeyEffect {
  focus?: JsonRow | undefined;
  toggle?: JsonRow | undefined;
}

function keyEffect(key: string, rows: readonly JsonRow[], at: number): KeyEffect | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const isOpen = row.type === 'value' && row.isExpanded;
  switch (key) {
    case 'ArrowDown':
      return { focus: rows[at + 1] };
    case 'ArrowUp':
      return { focus: rows[at - 1] };
    case 'Home':
      return { focus: rows[0] };
    case 'End':
      return { focus: rows.at(-1) };
    case 'ArrowRight':
      if (isOpen) return { focus: rows[at + 1] };
      return { toggle: row.type === 'value' && row.size > 0 ? row : undefined };
    case 'ArrowLeft':
      if (isOpen) return { toggle: row };
      return { focus: rows.find(({ id }) => id === parentIdOf(row)) };
    default:
      return typeahead(key, rows, at);
  }
}

/** The next row whose key begins with a character. */
function typeahead(key: string, rows: readonly JsonRow[], at: number): KeyEffect | undefined {
  if (key.length !== 1) return undefined;
  const following = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const focus = following.find(
    (row) =>
      row.type === 'value' &&
      String(row.path.at(-1) ?? '')
        .toLowerCase()
        .startsWith(key.toLowerCase()),
  );
  return focus && { focus };
}

function parentIdOf(row: JsonRow): string | undefined {
  if (row.type === 'more') return row.parentId;
  return row.path.length === 0 ? undefined : idOf(row.path.slice(0, -1));
}

function nextId(
  root: unknown,
  { open, limits }: JsonExpansion,
  row: Extract<JsonRow, { type: 'more' }>,
): string {
  const more = new Map(limits).set(row.parentId, (limits.get(row.parentId) ?? CHUNK) + CHUNK);
  const before = jsonRows(root, { open, limits });
  return jsonRows(root, { open, limits: more })[before.findIndex(({ id }) => id === row.id)]?.id ?? '';
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
