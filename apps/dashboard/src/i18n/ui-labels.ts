import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UiLabels } from '@unmuted/ui/provider';

/** Built-in labels of the UI library in the reader's language. */
export function uiLabels(i18n: I18n): UiLabels {
  return {
    close: i18n._(msg`Close`),
    loading: i18n._(msg`Loading`),
    optional: i18n._(msg`optional`),
    showPassword: i18n._(msg`Show password`),
    hidePassword: i18n._(msg`Hide password`),
    capsLockOn: i18n._(msg`Caps lock is on`),
    charactersLeft: (count) =>
      i18n._(msg`{count, plural, one {# character left} other {# characters left}}`.id, { count }),
    notifications: i18n._(msg`Notifications`),
    pickColor: i18n._(msg`Pick a colour`),
    invalidColor: i18n._(msg`Please enter a colour such as #3e82f7.`),
    contrastRatio: (ratio) => i18n._(msg`Contrast {ratio}`.id, { ratio }),
    contrastLow: i18n._(msg`Hard to read`),
    retry: i18n._(msg`Retry`),
    live: i18n._(msg`On air`),
    silent: i18n._(msg`Silent`),
    offAir: i18n._(msg`Off air`),
    pending: i18n._(msg`Pending`),
    suspended: i18n._(msg`Suspended`),
    unknown: i18n._(msg`Unknown`),
    stepDone: i18n._(msg`Done`),
    stepInProgress: i18n._(msg`In progress`),
    stepFailed: i18n._(msg`Failed`),
    stepPending: i18n._(msg`Waiting`),
    noData: i18n._(msg`No data`),
    breadcrumb: i18n._(msg`Breadcrumb`),
    mainNavigation: i18n._(msg`Main navigation`),
    openNavigation: i18n._(msg`Open navigation`),
    expandNavigation: i18n._(msg`Expand navigation`),
    collapseNavigation: i18n._(msg`Collapse navigation`),
    play: i18n._(msg`Play`),
    pause: i18n._(msg`Pause`),
    increase: i18n._(msg`Increase`),
    decrease: i18n._(msg`Decrease`),
  };
}
