/** Type of a JSON value. */
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** Keys and indexes from the root to a value. */
export type JsonPath = readonly (string | number)[];

/** A displayed value. */
export interface JsonValueRow {
  readonly type: 'value';
  /** Unique id, as written by {@link idOf}. */
  readonly id: string;
  readonly path: JsonPath;
  readonly value: unknown;
  readonly kind: JsonKind;
  /** Number of values in an array or object. */
  readonly size: number;
  readonly isExpanded: boolean;
  /** Position among its siblings from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
}

/** Stands for further values of a large array or object. */
export interface JsonMoreRow {
  readonly type: 'more';
  readonly id: string;
  /** Path of the array or object. */
  readonly path: JsonPath;
  readonly parentId: string;
  readonly hidden: number;
}

/** A row of a JSON tree. */
export type JsonRow = JsonValueRow | JsonMoreRow;

/** What is open: ids of arrays and objects, and how many of their values are displayed where it isn't {@link CHUNK}. */
export interface JsonExpansion {
  readonly open: ReadonlySet<string>;
  readonly limits: ReadonlyMap<string, number>;
}

/** Values of an array or object that are displayed at first, and added on request. */
export const CHUNK = 100;
/** Above this many rows, a document opens only in part. */
const MAX_INITIAL_ROWS = 60;
/** "Expand all" stops at this many rows. */
const MAX_ROWS = 2000;

export function kindOf(value: unknown): JsonKind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'object' || type === 'string' || type === 'boolean' ? type : 'number';
}

/** Keys or indexes with their values; none for other kinds. */
export function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return kindOf(value) === 'object' ? Object.entries(value as object) : [];
}

/** Id of a path: a JSON Pointer (RFC 6901). */
export const idOf = (path: JsonPath): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A path as people write it in code: `streams[0].mount`, `["a key"]`; `$` for the root. */
export function pathText(path: JsonPath): string {
  const text = path
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`;
      return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    })
    .join('');
  return `$${text}`;
}

/** The displayed rows of a value. */
export function jsonRows(root: unknown, { open, limits }: JsonExpansion): readonly JsonRow[] {
  const rows: JsonRow[] = [];
  const add = (value: unknown, path: JsonPath, position: number, siblings: number) => {
    const id = idOf(path);
    const entries = entriesOf(value);
    const isExpanded = entries.length > 0 && open.has(id);
    const size = entries.length;
    rows.push({ type: 'value', id, path, value, kind: kindOf(value), size, isExpanded, position, siblings });
    if (!isExpanded) return;
    const shown = limits.get(id) ?? CHUNK;
    entries.slice(0, shown).forEach(([key, inner], index) => {
      add(inner, [...path, key], index + 1, size);
    });
    if (size > shown) rows.push({ type: 'more', id: `${id}/…`, path, parentId: id, hidden: size - shown });
  };
  add(root, [], 1, 1);
  return rows;
}

/** Ids of the arrays and objects to open, level by level, until a number of rows is reached. The root is always open. */
export function openUpTo(root: unknown, maxRows: number): ReadonlySet<string> {
  const open = new Set<string>();
  let rows = 1;
  let level: { value: unknown; path: JsonPath }[] = [{ value: root, path: [] }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { value, path } of level) {
      const entries = entriesOf(value).slice(0, CHUNK);
      if (entries.length === 0) continue;
      if (path.length > 0 && rows + entries.length > maxRows) continue;
      open.add(idOf(path));
      rows += entries.length;
      for (const [key, inner] of entries) next.push({ value: inner, path: [...path, key] });
    }
    level = next;
  }
  return open;
}

export const initialExpansion = (root: unknown): JsonExpansion => ({
  open: openUpTo(root, MAX_INITIAL_ROWS),
  limits: new Map(),
});
export const fullExpansion = (root: unknown): JsonExpansion => ({
  open: openUpTo(root, MAX_ROWS),
  limits: new Map(),
});

/** Opens everything above a path, so that its value is displayed. */
export function revealPath({ open, limits }: JsonExpansion, root: unknown, path: JsonPath): JsonExpansion {
  const nextOpen = new Set(open);
  const nextLimits = new Map(limits);
  let value = root;
  path.forEach((part, depth) => {
    const id = idOf(path.slice(0, depth));
    const entries = entriesOf(value);
    const index = entries.findIndex(([key]) => key === part);
    nextOpen.add(id);
    const shown = nextLimits.get(id) ?? CHUNK;
    if (index >= shown) nextLimits.set(id, Math.ceil((index + 1) / CHUNK) * CHUNK);
    value = entries[index]?.[1];
  });
  return { open: nextOpen, limits: nextLimits };
}

/** Paths of the values whose key or text contains a query, in any case, in document order. */
export function findPaths(root: unknown, query: string): readonly JsonPath[] {
  const wanted = query.toLowerCase();
  if (wanted === '') return [];
  const found: JsonPath[] = [];
  const visit = (value: unknown, path: JsonPath) => {
    const key = path.at(-1);
    const isInKey = typeof key === 'string' && key.toLowerCase().includes(wanted);
    const entries = entriesOf(value);
    const isLeaf = entries.length === 0 && typeof value !== 'object';
    if (isInKey || (isLeaf && String(value).toLowerCase().includes(wanted))) found.push(path);
    for (const [inner, item] of entries) visit(item, [...path, inner]);
  };
  visit(root, []);
  return found;
}

/** Longer strings are cut. */
const MAX_CHARACTERS = 280;
const MAX_LINES = 6;

/** Whether a string is cut until the user asks for the whole. */
export const isLong = (value: unknown): value is string =>
  typeof value === 'string' &&
  (value.length > MAX_CHARACTERS || value.split('\n', MAX_LINES + 1).length > MAX_LINES);

/** The beginning of a long string. */
export const shortened = (text: string): string =>
  text.split('\n', MAX_LINES).join('\n').slice(0, MAX_CHARACTERS);
