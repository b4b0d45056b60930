import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@unmuted/api';

/** The views of an app in their order, and what they need. */
export const appTabs = {
  listing: { name: msg`Listing`, permission: 'products.view' },
  look: { name: msg({ message: 'Look', context: 'of an app' }), permission: 'products.view' },
  content: { name: msg({ message: 'Content', context: 'of an app' }), permission: 'products.view' },
  builds: { name: msg`Builds`, permission: 'products.view' },
  store: { name: msg({ message: 'Store', context: 'of an app' }), permission: 'products.view' },
  statistics: { name: msg`Statistics`, permission: 'statistics.view' },
  history: { name: msg`History`, permission: 'products.view' },
} as const satisfies Record<string, { name: MessageDescriptor; permission: Permission }>;

/** A view of an app. */
export type AppTab = keyof typeof appTabs;

export const appTabNames = Object.keys(appTabs) as AppTab[];
