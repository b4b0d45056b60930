import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastOptions } from '@unmuted/ui/toast';

/** Said once when the browser does not let the app remember anything. */
export function storageTrouble(i18n: I18n): ToastOptions {
  return {
    tone: 'warning',
    // Said only once, so it waits until it was read.
    durationMs: Number.POSITIVE_INFINITY,
    title: i18n._(msg`This browser doesn’t let Studio store data`),
    description: i18n._(msg`You can keep working, but you’ll have to sign in again after closing this tab.`),
  };
}

/** Said when the colours of the other theme did not arrive; the present ones stay. */
export function themeTrouble(i18n: I18n): ToastOptions {
  return {
    tone: 'danger',
    title: i18n._(msg`Couldn’t load the theme`),
    description: i18n._(msg`Keeping the current theme. Please try again later.`),
  };
}
