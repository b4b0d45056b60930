import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UiLabelGroups } from '@unmuted/ui/provider';

/** Labels of lists whose items the user moves. */
export function reorderMessages(i18n: I18n): UiLabelGroups['reorder'] {
  return {
    move: (name) => i18n._(msg`Move {name}`.id, { name }),
    instructions: i18n._(
      msg`Press Space to pick up, the arrow keys to move, Space again to drop, and Escape to cancel. Press Enter for a menu.`,
    ),
    fixed: i18n._(msg`Stays in its place`),
    pickedUp: (name, position, count) =>
      i18n._(msg`{name} picked up, position {position} of {count}`.id, { name, position, count }),
    atPosition: (name, position, count) =>
      i18n._(msg`{name}, position {position} of {count}`.id, { name, position, count }),
    moved: (name, position, count) =>
      i18n._(msg`{name} moved to position {position} of {count}`.id, { name, position, count }),
    pickedUpIn: (name, list, position, count) =>
      i18n._(msg`{name} picked up, {list}, position {position} of {count}`.id, {
        name,
        list,
        position,
        count,
      }),
    atPositionIn: (name, list, position, count) =>
      i18n._(msg`{name}, {list}, position {position} of {count}`.id, { name, list, position, count }),
    movedIn: (name, list, position, count) =>
      i18n._(msg`{name} moved to {list}, position {position} of {count}`.id, {
        name,
        list,
        position,
        count,
      }),
    cancelled: (name) => i18n._(msg`Cancelled, {name} is back in its place`.id, { name }),
    refused: (name, list, reason) =>
      i18n._(msg`{name} can’t move to {list}: {reason}`.id, { name, list, reason }),
    moveUp: i18n._(msg`Move up`),
    moveDown: i18n._(msg`Move down`),
    moveToTop: i18n._(msg`Move to top`),
    moveToBottom: i18n._(msg`Move to bottom`),
    moveTo: i18n._(msg`Move to`),
    cardCount: (count) => i18n._(msg`{count, plural, one {# card} other {# cards}}`.id, { count }),
    countOfLimit: (count, limit) => i18n._(msg`{count} of {limit}`.id, { count, limit }),
    full: i18n._(msg({ message: 'Full', context: 'column of cards' })),
    noCards: i18n._(msg`No cards`),
  };
}
