/** Labels of SortableList and Board. `position` and `count` are formatted numbers. */
export interface ReorderLabels {
  /** Name of the button that moves an item, such as "Move Schedule". */
  move: (name: string) => string;
  /** Description of these buttons: the keys. */
  instructions: string;
  /** Name of the lock beside an item that stays in its place. */
  fixed: string;
  /** Announced when the keyboard picks up an item: "Schedule picked up, position 3 of 8". */
  pickedUp: (name: string, position: string, count: string) => string;
  /** Announced at each step: "Schedule, position 2 of 8". */
  atPosition: (name: string, position: string, count: string) => string;
  /** Announced when an item is in its new place: "Schedule moved to position 2 of 8". */
  moved: (name: string, position: string, count: string) => string;
  /** The same three in a list with a name: "Aurora picked up, In review, position 1 of 3". */
  pickedUpIn: (name: string, list: string, position: string, count: string) => string;
  atPositionIn: (name: string, list: string, position: string, count: string) => string;
  movedIn: (name: string, list: string, position: string, count: string) => string;
  /** Announced when the item is back in its place. */
  cancelled: (name: string) => string;
  /** Announced when a list doesn't accept an item: "Published doesn't accept Aurora: not approved yet". */
  refused: (name: string, list: string, reason: string) => string;
  /** Actions of the menu. */
  moveUp: string;
  moveDown: string;
  moveToTop: string;
  moveToBottom: string;
  /** Label above the columns in the menu of a card. */
  moveTo: string;
  /** Number of cards, for screen readers: "3 cards". */
  cardCount: (count: number, formatted: string) => string;
  /** Number of cards of a column with a limit: "3 of 5". */
  countOfLimit: (count: string, limit: string) => string;
  /** Next to the count of a column at its limit, and the reason why it accepts no more cards. */
  full: string;
  /** Text of a column without cards. */
  noCards: string;
}
