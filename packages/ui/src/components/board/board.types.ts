import type { ReactNode } from 'react';

/** One column of a {@link Board}. */
export interface BoardColumn<Card> {
  /** Unique id. */
  readonly id: string;
  /** Name of the column, such as "In review". */
  readonly title: string;
  /** The cards from top to bottom. */
  readonly cards: readonly Card[];
  /** Icon before the title, such as a `StatusIcon`. */
  readonly icon?: ReactNode;
  /** Most cards that the column accepts. At this number other cards can't be moved here; it may already have more. */
  readonly limit?: number | undefined;
  /** Shown while the column has no cards. Default: "No cards". */
  readonly empty?: ReactNode;
}
