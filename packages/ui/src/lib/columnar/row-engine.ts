import { ColumnarIndex, type GetRow } from './columnar-index.ts';
import { diffRows, type RowChanges, type RowKey } from './diff-rows.ts';
import type { ColumnSpec, Query } from './query.ts';
import { countNotShown, retainShown } from './retain-shown.ts';
import { type Job, runInSlices, runSync, type Scheduler } from './run-in-slices.ts';
import type { Compare } from './text-ranks.ts';

/** Rows by number. `rows` is there when they are objects in a list, which can be compared with the list before. */
export interface RowSource<Row> {
  readonly count: number;
  readonly getRow: GetRow<Row>;
  readonly rows?: readonly Row[] | undefined;
}

/** So many rows are searched and sorted in less than a frame: their answer need not wait for one. */
const SYNC_ROWS = 2000;

/** What can be drawn: everything in it belongs together. */
export interface RowSnapshot<Row> {
  /** Numbers of the rows that are shown, in their order. */
  readonly view: Int32Array;
  /** What was asked. */
  readonly query: Query;
  /** The rows that the numbers mean. */
  readonly source: RowSource<Row>;
  /** Rows that have come, belong to the result, and wait to be shown. */
  readonly pending: number;
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
  scheduler?: Scheduler | undefined;
}

/**
 * Keeps the result of a query over rows that change, in short tasks. While `isReading` says so, nothing moves below the
 * reader: rows that went leave, rows that changed are drawn again, and rows that came wait until they are admitted.
 */
export class RowEngine<Row> {
  /** Someone is reading further down, so that rows may not be put in above. */
  isReading: () => boolean = () => false;
  /** Told the keys of rows that are gone. */
  onRowsRemoved: (keys: RowKey[]) => void = () => {};

  #options: Options<Row>;
  #index: ColumnarIndex<Row>;
  #query: Query;
  /** The rows that the index knows. */
  #source: RowSource<Row>;
  /** The newest rows, when they wait for the end of a freeze. */
  #frozenSource: RowSource<Row> | undefined;
  #frozen = false;
  #cancelJob: (() => void) | undefined;
  /** The snapshot is the whole answer to the newest question. */
  #isUpToDate = true;
  #snapshot: RowSnapshot<Row>;
  #listeners = new Set<() => void>();

  constructor(options: Options<Row>) {
    this.#options = options;
    this.#source = options.source;
    this.#query = options.query;
    this.#index = this.#createIndex();
    // The first picture is whole: no frame shows rows in an order that nobody asked for.
    const view = runSync(this.#index.view(this.#query));
    this.#snapshot = { view, query: this.#query, source: this.#source, pending: 0, revision: 0 };
  }

  /** Calls back after each change of the snapshot. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isUpToDate) this.#refresh();
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
    const newest = this.#frozenSource ?? this.#source;
    if (isSameSource(next, newest)) return;
    if (this.#frozen) {
      this.#frozenSource = next;
      this.#emit({ pending: this.#countAdded(next) });
    } else {
      this.#replaceSource(next, this.isReading());
    }
  }

  /** Holds everything as it is, or lets it go on. */
  setFrozen(frozen: boolean): void {
    this.#frozen = frozen;
    if (!frozen && this.#frozenSource) this.#replaceSource(this.#frozenSource, this.isReading());
  }

  /** Puts in what has been waiting, in the order that is asked for. */
  showPending(): void {
    if (this.#frozenSource) this.#replaceSource(this.#frozenSource, false);
    else this.#refresh();
  }

  /** Reads columns ahead of their first use. */
  prepare(columns: readonly string[]): () => void {
    return runInSlices(this.#index.prepare(columns), () => {}, this.#options.scheduler);
  }

  /** Every value of a column of texts, in reading order. */
  distinct(column: string): string[] {
    return runSync(this.#index.distinct(column));
  }

  #replaceSource(next: RowSource<Row>, reading: boolean): void {
    this.#cancel();
    const before = this.#source;
    this.#source = next;
    this.#frozenSource = undefined;
    const changes = before.rows && next.rows && diffRows(before.rows, next.rows, this.#options.keyOf);
    if (changes) this.#applyChanges(changes, before.rows ?? []);
    else this.#reindex(before, next);
    if (changes && reading && this.#isUpToDate) this.#updateWhileReading(changes, before.count);
    else this.#refresh();
  }

  /** Moves nothing: what went leaves, and what came is only counted. */
  #updateWhileReading(changes: RowChanges, before: number): void {
    const next = this.#source;
    const view = retainShown(this.#snapshot.view, changes, before);
    this.#emit({ view, source: next, revision: this.#snapshot.revision + 1 });
    this.#runJob(this.#index.view(this.#query), (full) =>
      this.#emit({ pending: countNotShown(full, view, next.count) }),
    );
  }

  #applyChanges(changes: RowChanges, before: readonly Row[]): void {
    const { getRow } = this.#source;
    if (changes.onlyAppended) {
      this.#index.append(changes.added.length, getRow);
      this.#index.update(changes.stale);
    } else {
      this.#index.rearrange(changes.from, getRow, changes.stale);
    }
    if (changes.removed.length > 0) {
      this.onRowsRemoved(changes.removed.map((place) => this.#options.keyOf(before[place] as Row)));
    }
  }

  /** Without row objects only growth can be told from change. */
  #reindex(before: RowSource<Row>, next: RowSource<Row>): void {
    if (before.getRow === next.getRow && next.count >= before.count && !next.rows) {
      this.#index.append(next.count - before.count, next.getRow);
    } else {
      this.#index = this.#createIndex();
    }
  }

  #refresh(): void {
    this.#cancel();
    this.#isUpToDate = false;
    const source = this.#source;
    const query = this.#query;
    this.#runJob(this.#index.view(query), (view) => {
      this.#isUpToDate = true;
      const grown = source === this.#snapshot.source ? 0 : 1;
      const pending = this.#frozenSource ? this.#snapshot.pending : 0;
      this.#emit({ view, query, source, pending, revision: this.#snapshot.revision + grown });
    });
  }

  #runJob<Result>(job: Job<Result>, done: (result: Result) => void): void {
    const { scheduler } = this.#options;
    if (!scheduler && this.#source.count <= SYNC_ROWS) {
      done(runSync(job));
      return;
    }
    let finished = false;
    const stop = runInSlices(
      job,
      (result) => {
        finished = true;
        this.#cancelJob = undefined;
        done(result);
      },
      scheduler,
    );
    if (!finished) this.#cancelJob = stop;
  }

  #cancel(): void {
    this.#cancelJob?.();
    this.#cancelJob = undefined;
  }

  #countAdded(next: RowSource<Row>): number {
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

function isSameSource<Row>(one: RowSource<Row>, other: RowSource<Row>): boolean {
  if (one.rows || other.rows) return one.rows === other.rows;
  return one.getRow === other.getRow && one.count === other.count;
}
