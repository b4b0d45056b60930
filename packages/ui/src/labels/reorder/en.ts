import { pluralIn } from '#/lib/plural-in.ts';
import type { ReorderLabels } from '#/provider/label-groups/reorder.ts';

const plural = pluralIn('en');

export const reorder: ReorderLabels = {
  move: (name) => `Move ${name}`,
  instructions:
    'Press Space to pick up, the arrow keys to move, Space again to drop, and Escape to cancel. Press Enter for a menu.',
  fixed: 'Stays in its place',
  pickedUp: (name, position, count) => `${name} picked up, position ${position} of ${count}`,
  atPosition: (name, position, count) => `${name}, position ${position} of ${count}`,
  moved: (name, position, count) => `${name} moved to position ${position} of ${count}`,
  pickedUpIn: (name, list, position, count) => `${name} picked up, ${list}, position ${position} of ${count}`,
  atPositionIn: (name, list, position, count) => `${name}, ${list}, position ${position} of ${count}`,
  movedIn: (name, list, position, count) => `${name} moved to ${list}, position ${position} of ${count}`,
  cancelled: (name) => `Cancelled, ${name} is back in its place`,
  refused: (name, list, reason) => `${name} can’t move to ${list}: ${reason}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToTop: 'Move to top',
  moveToBottom: 'Move to bottom',
  moveTo: 'Move to',
  cardCount: (count, formatted) => plural(count, { one: `${formatted} card`, other: `${formatted} cards` }),
  countOfLimit: (count, limit) => `${count} of ${limit}`,
  full: 'Full',
  noCards: 'No cards',
};
