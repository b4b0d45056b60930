import type { ColumnType } from 'kysely';

/** A moment that is set and may be moved. */
export type Moment = ColumnType<Date, Date, Date>;
/** When a row was made: the database says so. */
export type Created = ColumnType<Date, Date | undefined, never>;
