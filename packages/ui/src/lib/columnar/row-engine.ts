import { ColumnarIndex, type GetRow } from './columnar-index.ts';
import { diffRows, type RowChanges, type RowKey } from './diff-rows.ts';
import type { ColumnSpec, Query } from './query.ts';
import type { Compare } from './rank-texts.ts';
import { type Job, runAtOnce, runSliced, type Turns } from './run-sliced.ts';
import { carryOver, countUnseen } from './view.ts';

/** Rows by number. `rows` is there when they are objects in a list, which can be compared with the list before. */
export interface RowSource<Row> {
  readonly count: number;
  readonly getRow: GetRow<Row>;
  readonly rows?: readonly Row[] | undefined;
}

/** So many rows are searched and sorted in less than a frame: their answer need not wait for one. */
const AT_ONCE = 2000;

/** What can be drawn: everything in it belongs together. */
export interface RowSnapshot<Row> {
  /** Numbers of the rows that are shown, in their order. */
  readonly view: Int32Array;
  /** What was asked. */
  readonly query: Query;
  /** The rows that the numbers mean. */
  readonly source: RowSource<Row>;
  /** Rows that have come, belong to the result, and wait to be shown. */
  readonly waiting: number;
  /** Rises whenever the rows change. */
  readonly revision: number;
}

interface Options<Row> {
  columns: readonly ColumnSpec<Row>[];
  compare: Compare;
  keyOf: (row: Row) => RowKey;
  source: RowSource<Row>;
  query: Query;
  /** How the work is cut into tasks; without it a few rows are answered at once. */
  turns?: Turns | undefined;
}

/**
 * Keeps the result of a query over rows that change, in short tasks. While `isReading` says so, nothing moves below the
 * reader: rows that went leave, rows that changed are drawn again, and rows that came wait until they are admitted.
 */
export class RowEngine<Row> {
  /** Someone is reading further down, so that rows may not be put in above. */
  isReading: () => boolean = () => false;
  /** Told the keys of rows that are gone. */
  onGone: (keys: RowKey[]) => void = () => {};

  #options: Options<Row>;
  #index: ColumnarIndex<Row>;
  #query: Query;
  /** The rows that the index knows. */
  #source: RowSource<Row>;
  /** The newest rows, when they wait for the end of a freeze. */
  #next: RowSource<Row> | undefined;
  #frozen = false;
  #stop: (() => void) | undefined;
  /** The snapshot is the whole answer to the newest question. */
  #answered = true;
  #snapshot: RowSnapshot<Row>;
  #listeners = new Set<() => void>();

  constructor(options: Options<Row>) {
    this.#options = options;
    this.#source = options.source;
    this.#query = options.query;
    this.#index = this.#createIndex();
    // The first picture is whole: no frame shows rows in an order that nobody asked for.
    const view = runAtOnce(this.#index.view(this.#query));
    this.#snapshot = { view, query: this.#query, source: this.#source, waiting: 0, revision: 0 };
  }

  /** Calls back after each change of the snapshot. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#answered) this.#refresh();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#cancel();
    };
  };

  /** What can be drawn now. */
  getSnapshot = (): RowSnapshot<Row> => this.#snapshot;

  /** Columns may come later; one that is known already stays as it is. */
  addColumns(columns: readonly ColumnSpec<Row>[]): void {
    this.#options = { ...this.#options, columns };
    this.#index.addColumns(columns);
  }

  /** Asks for something else; a question that is not answered yet is dropped. */
  setQuery(query: Query): void {
    if (JSON.stringify(query) === JSON.stringify(this.#query)) return;
    this.#query = query;
    this.#refresh();
  }

  /** The rows changed. */
  setSource(next: RowSource<Row>): void {
    const newest = this.#next ?? this.#source;
    if (sameRows(next, newest)) return;
    if (this.#frozen) {
      this.#next = next;
      this.#emit({ waiting: this.#countNew(next) });
    } else {
      this.#take(next, this.isReading());
    }
  }

  /** Holds everything as it is, or lets it go on. */
  setFrozen(frozen: boolean): void {
    this.#frozen = frozen;
    if (!frozen && this.#next) this.#take(this.#next, this.isReading());
  }

  /** Puts in what has been waiting, in the order that is asked for. */
  admit(): void {
    if (this.#next) this.#take(this.#next, false);
    else this.#refresh();
  }

  /** Reads columns ahead of their first use. */
  prepare(columns: readonly string[]): () => void {
    return runSliced(this.#index.prepare(columns), () => {}, this.#options.turns);
  }

  /** Every value of a column of texts, in reading order. */
  distinct(column: string): string[] {
    return runAtOnce(this.#index.distinct(column));
  }

  #take(next: RowSource<Row>, reading: boolean): void {
    this.#cancel();
    const before = this.#source;
    this.#source = next;
    this.#next = undefined;
    const changes = before.rows && next.rows && diffRows(before.rows, next.rows, this.#options.keyOf);
    if (changes) this.#apply(changes, before.rows ?? []);
    else this.#reread(before, next);
    if (changes && reading && this.#answered) this.#hold(changes, before.count);
    else this.#refresh();
  }

  /** Moves nothing: what went leaves, and what came is only counted. */
  #hold(changes: RowChanges, before: number): void {
    const next = this.#source;
    const view = carryOver(this.#snapshot.view, changes, before);
    this.#emit({ view, source: next, revision: this.#snapshot.revision + 1 });
    this.#run(this.#index.view(this.#query), (full) =>
      this.#emit({ waiting: countUnseen(full, view, next.count) }),
    );
  }

  #apply(changes: RowChanges, before: readonly Row[]): void {
    const { getRow } = this.#source;
    if (changes.onlyAppended) {
      this.#index.append(changes.added.length, getRow);
      this.#index.update(changes.stale);
    } else {
      this.#index.rearrange(changes.from, getRow, changes.stale);
    }
    if (changes.removed.length > 0) {
      this.onGone(changes.removed.map((place) => this.#options.keyOf(before[place] as Row)));
    }
  }

  /** Without row objects only growth can be told from change. */
  #reread(before: RowSource<Row>, next: RowSource<Row>): void {
    if (before.getRow === next.getRow && next.count >= before.count && !next.rows) {
      this.#index.append(next.count - before.count, next.getRow);
    } else {
      this.#index = this.#createIndex();
    }
  }

  #refresh(): void {
    this.#cancel();
    this.#answered = false;
    const source = this.#source;
    const query = this.#query;
    this.#run(this.#index.view(query), (view) => {
      this.#answered = true;
      const grown = source === this.#snapshot.source ? 0 : 1;
      const waiting = this.#next ? this.#snapshot.waiting : 0;
      this.#emit({ view, query, source, waiting, revision: this.#snapshot.revision + grown });
    });
  }

  #run<Result>(job: Job<Result>, done: (result: Result) => void): void {
    const { turns } = this.#options;
    if (!turns && this.#source.count <= AT_ONCE) {
      done(runAtOnce(job));
      return;
    }
    let finished = false;
    const stop = runSliced(
      job,
      (result) => {
        finished = true;
        this.#stop = undefined;
        done(result);
      },
      turns,
    );
    if (!finished) this.#stop = stop;
  }

  #cancel(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #countNew(next: RowSource<Row>): number {
    const { rows, count } = this.#source;
    if (!rows || !next.rows) return Math.max(0, next.count - count);
    return diffRows(rows, next.rows, this.#options.keyOf).added.length;
  }

  #createIndex(): ColumnarIndex<Row> {
    const { columns, compare } = this.#options;
    return new ColumnarIndex(columns, compare, this.#source.count, this.#source.getRow);
  }

  #emit(change: Partial<RowSnapshot<Row>>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function sameRows<Row>(one: RowSource<Row>, other: RowSource<Row>): boolean {
  if (one.rows || other.rows) return one.rows === other.rows;
  return one.getRow === other.getRow && one.count === other.count;
}
