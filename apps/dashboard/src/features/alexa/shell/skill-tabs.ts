import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@unmuted/api';

/** The views of a skill in their order, and what they need. */
export const skillTabs = {
  voice: { name: msg({ message: 'Voice', context: 'of an Alexa skill' }), permission: 'products.view' },
  store: { name: msg({ message: 'Store', context: 'of an Alexa skill' }), permission: 'products.view' },
  streams: { name: msg`Streams`, permission: 'products.view' },
  statistics: { name: msg`Statistics`, permission: 'statistics.view' },
  history: { name: msg`History`, permission: 'products.view' },
} as const satisfies Record<string, { name: MessageDescriptor; permission: Permission }>;

/** A view of a skill. */
export type SkillTab = keyof typeof skillTabs;

export const skillTabNames = Object.keys(skillTabs) as SkillTab[];
