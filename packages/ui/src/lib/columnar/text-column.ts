import { fold } from './fold.ts';
import { type Compare, ranksOf, sortValues } from './rank-texts.ts';
import type { Job } from './run-sliced.ts';
import { rankKeys, type SortDirection, type SortKeys } from './sort-keys.ts';

/** From here on a column whose values hardly repeat is no longer asked whether it knows a value already. */
const MANY_VALUES = 4096;

/** A column of texts: a code for each row, and each value once. Code 0 is empty. */
export class TextColumn {
  readonly kind = 'text';
  #codes: Uint32Array = new Uint32Array(0);
  #values: string[] = [''];
  #known: Map<string, number> | undefined = new Map([['', 0]]);
  #folded: string[] | undefined;
  #sorted: Uint32Array = new Uint32Array(0);
  #ranks: Uint32Array = new Uint32Array(0);
  #compare: Compare;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Every value once (or oftener, where values hardly repeat); index 0 is empty. */
  get values(): readonly string[] {
    return this.#values;
  }

  /** Index in `values`, row by row. */
  get codes(): Uint32Array {
    return this.#codes;
  }

  /** Makes room for so many rows. */
  grow(count: number): void {
    if (count <= this.#codes.length) return;
    const codes = new Uint32Array(Math.max(count, Math.ceil(this.#codes.length * 1.25)));
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** Reads one value. */
  set(row: number, value: unknown): void {
    this.#codes[row] = this.#codeOf(value === null || value === undefined ? '' : String(value), row);
  }

  /** Takes its rows from other places of itself: `from[new] = old`, −1 for rows that will be set. */
  gather(from: Int32Array): void {
    const codes = new Uint32Array(from.length);
    for (let row = 0; row < from.length; row++) {
      const old = from[row] ?? -1;
      if (old >= 0) codes[row] = this.#codes[old] ?? 0;
    }
    this.#codes = codes;
    // Rows come and go for hours: the values of those that went would pile up.
    if (this.#values.length > MANY_VALUES && this.#values.length > from.length * 2) this.#dropUnused();
  }

  /** Keys that sort the first `count` rows. The order of the values is found once and kept. */
  *keys(count: number, direction: SortDirection): Job<SortKeys> {
    const values = this.#values;
    if (this.#ranks.length < values.length) {
      const first = Math.max(1, this.#ranks.length);
      this.#sorted = yield* sortValues(values, this.#sorted, first, this.#compare);
      this.#ranks = ranksOf(this.#sorted, values, this.#compare);
      yield;
    }
    return rankKeys(this.#codes, count, this.#ranks, direction);
  }

  /** For each value whether it holds the term, which is folded already. */
  *holding(term: string): Job<Uint8Array> {
    const folded = yield* this.#foldedValues();
    const holds = new Uint8Array(folded.length);
    for (let code = 1; code < folded.length; code++) {
      if ((code & 8191) === 0) yield;
      if (folded[code]?.includes(term)) holds[code] = 1;
    }
    return holds;
  }

  *#foldedValues(): Job<readonly string[]> {
    const values = this.#values;
    this.#folded ??= [];
    const folded = this.#folded;
    while (folded.length < values.length) {
      if ((folded.length & 4095) === 0) yield;
      folded.push(fold(values[folded.length] ?? ''));
    }
    return folded;
  }

  #dropUnused(): void {
    const before = this.#values;
    const folded = this.#folded;
    const next = new Uint32Array(before.length);
    const kept = [0];
    for (let row = 0; row < this.#codes.length; row++) {
      const code = this.#codes[row] ?? 0;
      if (code !== 0 && next[code] === 0) next[code] = kept.push(code) - 1;
      this.#codes[row] = next[code] ?? 0;
    }
    this.#values = kept.map((code) => before[code] ?? '');
    this.#folded =
      folded && folded.length === before.length ? kept.map((code) => folded[code] ?? '') : undefined;
    this.#known &&= new Map(this.#values.map((value, code) => [value, code]));
    this.#sorted = new Uint32Array(0);
    this.#ranks = new Uint32Array(0);
  }

  #codeOf(value: string, row: number): number {
    const code = this.#known?.get(value);
    if (code !== undefined) return code;
    if (value === '') return 0;
    const next = this.#values.length;
    this.#values.push(value);
    // Half of the rows brought something new: a table of all values would cost more than it saves.
    if (next > MANY_VALUES && next * 2 > row) this.#known = undefined;
    this.#known?.set(value, next);
    return next;
  }
}
