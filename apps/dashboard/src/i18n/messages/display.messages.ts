import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisplayLabels } from '@unmuted/ui/provider';

export function displayMessages(i18n: I18n): DisplayLabels {
  return {
    days: (count) => i18n._(msg`{count} d`.id, { count }),
    hours: (count) => i18n._(msg`{count} h`.id, { count }),
    minutes: (count) => i18n._(msg`{count} min`.id, { count }),
    seconds: (count) => i18n._(msg`{count} s`.id, { count }),
    removeTag: (name) => i18n._(msg`Remove {name}`.id, { name }),
    ofLimit: (value, limit) => i18n._(msg`{value} of {limit}`.id, { value, limit }),
    nearLimit: i18n._(msg`Near the limit`),
    atLimit: i18n._(msg`Limit reached`),
    copyNamed: (label) => i18n._(msg`Copy {label}`.id, { label }),
    before: i18n._(msg`Before`),
    after: i18n._(msg`After`),
    added: i18n._(msg`Added`),
    removed: i18n._(msg({ message: 'Removed', context: 'in a comparison' })),
    changed: i18n._(msg`Changed`),
    notSet: i18n._(msg`Not set`),
    noChanges: i18n._(msg`No changes`),
    unchangedLines: (count) =>
      i18n._(msg`{count, plural, one {# unchanged line} other {# unchanged lines}}`.id, { count }),
  };
}
