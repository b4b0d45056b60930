import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryLabels } from '@unmuted/ui/provider';

/** Not in `i18n/messages`: every page loads what two pages share of that folder. */
export function entryMessages(i18n: I18n): EntryLabels {
  return {
    tagCount: (count) => i18n._(msg`{count, plural, one {# entry} other {# entries}}`.id, { count }),
    tagAdded: (name, _count, total) => i18n._(msg`{name} added, {total} in all`.id, { name, total }),
    tagsAdded: (count) => i18n._(msg`{count, plural, one {# added} other {# added}}`.id, { count }),
    tagRemoved: (name, count) =>
      i18n._(msg`{count, plural, one {{name} removed, # left} other {{name} removed, # left}}`.id, {
        name,
        count,
      }),
    tagDuplicate: (name) => i18n._(msg`“{name}” is already in the list.`.id, { name }),
    tagTooLong: (name, max) =>
      i18n._(
        msg`{max, plural, one {“{name}” is longer than # character.} other {“{name}” is longer than # characters.}}`
          .id,
        { name, max },
      ),
    tagsFull: (name, max) =>
      i18n._(
        msg`{max, plural, one {“{name}” wasn’t added: at most # entry is allowed.} other {“{name}” wasn’t added: at most # entries are allowed.}}`
          .id,
        { name, max },
      ),
    tagNoRoom: (name, size, limit) =>
      i18n._(msg`“{name}” doesn’t fit: it would make {size} of {limit}.`.id, { name, size, limit }),
    invalidTime: (example) => i18n._(msg`Enter a time such as {example}`.id, { example }),
    timeOutside: (min, max) => i18n._(msg`Enter a time from {min} to {max}`.id, { min, max }),
    timeTooEarly: (min) => i18n._(msg`The earliest possible time is {min}`.id, { min }),
    timeTooLate: (max) => i18n._(msg`The latest possible time is {max}`.id, { max }),
  };
}
