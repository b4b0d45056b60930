import { msg } from '@lingui/core/macro';

/** The views of an app in their order. */
export const appTabs = {
  listing: { name: msg`Listing` },
  look: { name: msg({ message: 'Look', context: 'of an app' }) },
  content: { name: msg({ message: 'Content', context: 'of an app' }) },
  builds: { name: msg`Builds` },
  store: { name: msg({ message: 'Store', context: 'of an app' }) },
  history: { name: msg`History` },
} as const;

/** A view of an app. */
export type AppTab = keyof typeof appTabs;

export const appTabNames = Object.keys(appTabs) as AppTab[];
