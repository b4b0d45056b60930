import type { ColumnType } from 'kysely';

/** A timestamp that can be set and updated. */
export type Moment = ColumnType<Date, Date, Date>;
/** The creation time of a row, set by the database. */
export type Created = ColumnType<Date, Date | undefined, never>;
