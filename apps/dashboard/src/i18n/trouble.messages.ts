import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastOptions } from '@unmuted/ui/toast';

/** Shown once when browser storage is unavailable. */
export function storageTrouble(i18n: I18n): ToastOptions {
  return {
    tone: 'warning',
    // Shown once only, so it stays until dismissed.
    durationMs: Number.POSITIVE_INFINITY,
    title: i18n._(msg`This browser doesn’t let Studio store data`),
    description: i18n._(msg`You can keep working, but you’ll have to sign in again after closing this tab.`),
  };
}

/** Shown when the other theme's stylesheet fails to load; the current theme stays. */
export function themeTrouble(i18n: I18n): ToastOptions {
  return {
    tone: 'danger',
    title: i18n._(msg`Couldn’t load the theme`),
    description: i18n._(msg`Keeping the current theme. Please try again later.`),
  };
}
