import type { ComponentProps, ReactNode } from 'react';

/** Severity of a line. */
export type LogLevel = 'info' | 'warn' | 'error';

/** A line of a log. Objects must stay the same between renders, because they identify lines. */
export interface LogLine {
  /** Unique id. */
  readonly id: string | number;
  /** The text, on one line. */
  readonly text: string;
  /** Severity. Default `info`. */
  readonly level?: LogLevel | undefined;
  /** Instant of the line, or milliseconds since 1970. */
  readonly at?: Date | number | undefined;
}

/**
 * State of a log: `loading` until the first answer, `live` while lines are added, `complete` when no more will follow,
 * `disconnected` while the connection is being restored, `failed` when it can't be loaded.
 */
export type LogState = 'loading' | 'live' | 'complete' | 'disconnected' | 'failed';

/** Props of `LogView`. Other `<div>` props, `ref` and `className` are passed to the root. */
export interface LogViewProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Accessible name of the log ("Build 214"). */
  label: string;
  /** The lines, oldest first: add to the end, remove from the start. Up to 100,000 lines. */
  lines: readonly LogLine[];
  /** State of the log. Default `complete`. */
  state?: LogState | undefined;
  /** Why the log could not be loaded, while `failed`. */
  error?: ReactNode;
  /** Loads the log again, while `failed`. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  retrying?: boolean | undefined;
  /** Shown while there are no lines. */
  emptyText?: ReactNode;
  /** Controlled levels that are shown. */
  levels?: readonly LogLevel[] | undefined;
  /** Initially shown levels. Default: all. */
  defaultLevels?: readonly LogLevel[] | undefined;
  /** Called with the levels that the user chose. */
  onLevelsChange?: ((levels: readonly LogLevel[]) => void) | undefined;
  /** Controlled wrapping of long lines. */
  wrap?: boolean | undefined;
  /** Initially wraps long lines. Default `false`. */
  defaultWrap?: boolean | undefined;
  /** Called when the user turns wrapping on or off. */
  onWrapChange?: ((wrap: boolean) => void) | undefined;
  /** Starts at the end and follows it. Default `true`. */
  defaultFollow?: boolean | undefined;
  /** Format of the instants; the full instant is their tooltip. Default `time`. */
  timestamps?: 'time' | 'datetime' | 'none' | undefined;
  /** IANA time zone of the instants. Default: the zone of `UiProvider`. */
  timeZone?: string | undefined;
  /** Height of the lines in pixels, or any CSS length. Default `24rem`. */
  height?: number | string | undefined;
}
