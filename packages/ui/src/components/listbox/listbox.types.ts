import type { ReactNode } from 'react';

/** An option of a list. */
export interface ListOption<Value extends string = string> {
  /** Unique value. */
  value: Value;
  /** Label, which is also searched. */
  label: string;
  /** A second line below the label. */
  description?: ReactNode;
  /** Content at the end, such as a number, or why the option is disabled ("Above your plan"). */
  note?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Disables the option; it stays reachable and readable. */
  disabled?: boolean | undefined;
  /** Additional search terms, matched by prefix, such as a code or an English name. */
  keywords?: readonly string[] | undefined;
}

/** Options below a heading. */
export interface ListGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  /** The options. */
  options: readonly ListOption<Value>[];
}

/** An option or a group of options. */
export type ListItem<Value extends string = string> = ListOption<Value> | ListGroup<Value>;
