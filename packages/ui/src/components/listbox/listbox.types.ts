import type { ReactNode } from 'react';

/** One thing that can be chosen from a list. */
export interface ListOption<Value extends string = string> {
  /** What is chosen; no two options of a list share it. */
  value: Value;
  /** Its words, which are also what one types to find it. */
  label: string;
  /** A second line below the words. */
  description?: ReactNode;
  /** Something at the end side, such as a figure, or why it cannot be chosen ("Above your plan"). */
  note?: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** It cannot be chosen now; it can still be reached and read. */
  disabled?: boolean | undefined;
  /** Other words by whose beginnings it is found, such as a code or an English name. */
  keywords?: readonly string[] | undefined;
}

/** Options under one heading. */
export interface ListGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  /** What stands below it. */
  options: readonly ListOption<Value>[];
}

/** What a list is made of: options, and groups of them. */
export type ListItem<Value extends string = string> = ListOption<Value> | ListGroup<Value>;
