import { ColumnarIndex, type GetRow } from './columnar-index.ts';
import { diffRows, type RowChanges, type RowKey } from './diff-rows.ts';
import type { ColumnSpec, Query } from './query.ts';
import { countNotShown, retainShown } from './retain-shown.ts';
import { type Job, runInSlices, runSync, type Scheduler } from './run-in-slices.ts';
import type { Compare } from './text-ranks.ts';

/** Rows by index. `rows` is set for lists of objects, which can be diffed with the previous list. */
export interface RowSource<Row> {
  readonly count: number;
  readonly getRow: GetRow<Row>;
  readonly rows?: readonly Row[] | undefined;
}

/** Up to this many rows, queries run synchronously: they take less than a frame. */
const SYNC_ROWS = 2000;

/** A consistent snapshot for rendering. */
export interface RowSnapshot<Row> {
  /** Indexes of the shown rows, in order. */
  readonly view: Int32Array;
  /** The query of the view. */
  readonly query: Query;
  /** The rows that the indexes refer to. */
  readonly source: RowSource<Row>;
  /** Number of added rows that match the query but aren't shown yet. */
  readonly pending: number;
  /** Increases whenever the rows change. */
  readonly revision: number;
}

interface Options<Row> {
  columns: readonly ColumnSpec<Row>[];
  compare: Compare;
  keyOf: (row: Row) => RowKey;
  source: RowSource<Row>;
  query: Query;
  /** Schedules time slices. Default: the browser; small sources run synchronously. */
  scheduler?: Scheduler | undefined;
}

/**
 * Maintains the result of a query over changing rows, in short tasks. While `isReading` returns true, rows keep their
 * positions: removed rows disappear, changed rows update, and added rows are pending until `showPending`.
 */
export class RowEngine<Row> {
  /** Whether the user is reading, so that rows must not be inserted. */
  isReading: () => boolean = () => false;
  /** Called with the keys of removed rows. */
  onRowsRemoved: (keys: RowKey[]) => void = () => {};

  #options: Options<Row>;
  #index: ColumnarIndex<Row>;
  #query: Query;
  /** The indexed rows. */
  #source: RowSource<Row>;
  /** The newest rows while frozen. */
  #frozenSource: RowSource<Row> | undefined;
  #frozen = false;
  #cancelJob: (() => void) | undefined;
  /** The snapshot is the complete result of the current query. */
  #isUpToDate = true;
  #snapshot: RowSnapshot<Row>;
  #listeners = new Set<() => void>();

  constructor(options: Options<Row>) {
    this.#options = options;
    this.#source = options.source;
    this.#query = options.query;
    this.#index = this.#createIndex();
    // Synchronous, so that the first frame shows the requested order.
    const view = runSync(this.#index.view(this.#query));
    this.#snapshot = { view, query: this.#query, source: this.#source, pending: 0, revision: 0 };
  }

  /** Subscribes to changes of the snapshot. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isUpToDate) this.#refresh();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#cancel();
    };
  };

  /** The current snapshot. */
  getSnapshot = (): RowSnapshot<Row> => this.#snapshot;

  /** Adds columns; existing columns are unchanged. */
  addColumns(columns: readonly ColumnSpec<Row>[]): void {
    this.#options = { ...this.#options, columns };
    this.#index.addColumns(columns);
  }

  /** Sets the query and cancels a running one. */
  setQuery(query: Query): void {
    if (JSON.stringify(query) === JSON.stringify(this.#query)) return;
    this.#query = query;
    this.#refresh();
  }

  /** Replaces the rows. */
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

  /** Pauses or resumes updates. */
  setFrozen(frozen: boolean): void {
    this.#frozen = frozen;
    if (!frozen && this.#frozenSource) this.#replaceSource(this.#frozenSource, this.isReading());
  }

  /** Shows pending rows in the order of the query. */
  showPending(): void {
    if (this.#frozenSource) this.#replaceSource(this.#frozenSource, false);
    else this.#refresh();
  }

  /** Reads columns before their first use. */
  prepare(columns: readonly string[]): () => void {
    return runInSlices(this.#index.prepare(columns), () => {}, this.#options.scheduler);
  }

  /** Distinct values of a text column, sorted. */
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

  /** Removes rows in place and only counts added rows. */
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

  /** Without row objects, only appended rows can be detected. */
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
