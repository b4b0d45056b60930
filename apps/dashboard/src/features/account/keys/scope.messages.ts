import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeyScope } from '@unmuted/api';

/** What each scope of a key permits. */
export const scopeTexts: Record<KeyScope, { name: MessageDescriptor; description: MessageDescriptor }> = {
  'casts:read': { name: msg`See casts`, description: msg`Products, and what is on air` },
  'casts:control': {
    name: msg`Control casts`,
    description: msg`Start, stop and restart, titles, and source passwords`,
  },
  'settings:write': {
    name: msg`Change settings`,
    description: msg`Streams, geoblocking, directories, widgets, domains and uploads`,
  },
  'statistics:read': { name: msg`See statistics`, description: msg`Figures, charts and exports` },
  'listeners:read': {
    name: msg`See listeners`,
    description: msg`Connected listeners, with masked addresses`,
  },
  'webhooks:write': { name: msg`Manage webhooks`, description: msg`Subscriptions and their deliveries` },
  provision: {
    name: msg`Provision`,
    description: msg`For billing systems: customers, plans, casts and sign-in links`,
  },
};
