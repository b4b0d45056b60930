import { normalizeText } from './normalize-text.ts';
import type { Job } from './run-in-slices.ts';
import { rankKeys, type SortDirection, type SortKeys } from './sort-keys.ts';
import { type Compare, rankValues, sortValues } from './text-ranks.ts';

/** Above this number, columns of mostly unique values skip deduplication. */
const MANY_VALUES = 4096;

/** A dictionary-encoded text column. Code 0 is empty. */
export class TextColumn {
  readonly kind = 'text';
  #codes: Uint32Array = new Uint32Array(0);
  #values: string[] = [''];
  #codesByValue: Map<string, number> | undefined = new Map([['', 0]]);
  #normalized: string[] | undefined;
  #sorted: Uint32Array = new Uint32Array(0);
  #ranks: Uint32Array = new Uint32Array(0);
  #compare: Compare;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Values by code; duplicates are possible where values rarely repeat. Index 0 is empty. */
  get values(): readonly string[] {
    return this.#values;
  }

  /** Code by row. */
  get codes(): Uint32Array {
    return this.#codes;
  }

  /** Grows the storage to a number of rows. */
  grow(count: number): void {
    if (count <= this.#codes.length) return;
    const codes = new Uint32Array(Math.max(count, Math.ceil(this.#codes.length * 1.25)));
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** Stores a value. */
  set(row: number, value: unknown): void {
    this.#codes[row] = this.#encode(value === null || value === undefined ? '' : String(value), row);
  }

  /** Reorders rows: `from[new] = old`, −1 for rows that will be set. */
  reorder(from: Int32Array): void {
    const codes = new Uint32Array(from.length);
    for (let row = 0; row < from.length; row++) {
      const old = from[row] ?? -1;
      if (old >= 0) codes[row] = this.#codes[old] ?? 0;
    }
    this.#codes = codes;
    // Drop the values of removed rows, which would accumulate.
    if (this.#values.length > MANY_VALUES && this.#values.length > from.length * 2) this.#dropUnused();
  }

  /** Sort keys of the first `count` rows. The order of the values is cached. */
  *keys(count: number, direction: SortDirection): Job<SortKeys> {
    const values = this.#values;
    if (this.#ranks.length < values.length) {
      const first = Math.max(1, this.#ranks.length);
      this.#sorted = yield* sortValues(values, this.#sorted, first, this.#compare);
      this.#ranks = rankValues(this.#sorted, values, this.#compare);
      yield;
    }
    return rankKeys(this.#codes, count, this.#ranks, direction);
  }

  /** For each value, whether it contains the normalized term. */
  *matchValues(term: string): Job<Uint8Array> {
    const normalized = yield* this.#normalizedValues();
    const matches = new Uint8Array(normalized.length);
    for (let code = 1; code < normalized.length; code++) {
      if ((code & 8191) === 0) yield;
      if (normalized[code]?.includes(term)) matches[code] = 1;
    }
    return matches;
  }

  *#normalizedValues(): Job<readonly string[]> {
    const values = this.#values;
    this.#normalized ??= [];
    const normalized = this.#normalized;
    while (normalized.length < values.length) {
      if ((normalized.length & 4095) === 0) yield;
      normalized.push(normalizeText(values[normalized.length] ?? ''));
    }
    return normalized;
  }

  #dropUnused(): void {
    const before = this.#values;
    const normalized = this.#normalized;
    const next = new Uint32Array(before.length);
    const offsets = [0];
    for (let row = 0; row < this.#codes.length; row++) {
      const code = this.#codes[row] ?? 0;
      if (code !== 0 && next[code] === 0) next[code] = offsets.push(code) - 1;
      this.#codes[row] = next[code] ?? 0;
    }
    this.#values = offsets.map((code) => before[code] ?? '');
    this.#normalized =
      normalized && normalized.length === before.length
        ? offsets.map((code) => normalized[code] ?? '')
        : undefined;
    this.#codesByValue &&= new Map(this.#values.map((value, code) => [value, code]));
    this.#sorted = new Uint32Array(0);
    this.#ranks = new Uint32Array(0);
  }

  #encode(value: string, row: number): number {
    const code = this.#codesByValue?.get(value);
    if (code !== undefined) return code;
    if (value === '') return 0;
    const next = this.#values.length;
    this.#values.push(value);
    // Mostly unique values: the lookup map would cost more than it saves.
    if (next > MANY_VALUES && next * 2 > row) this.#codesByValue = undefined;
    this.#codesByValue?.set(value, next);
    return next;
  }
}
