import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@unmuted/api';
import type { Area } from '#/session/session-user.ts';

export const accountSections = [
  'profile',
  'password',
  'second-step',
  'sessions',
  'language',
  'appearance',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Sections of customers only, with the permission that they need. */
export const customerSections = {
  notifications: 'self.manage',
  webhooks: 'webhooks.manage',
} as const satisfies Readonly<Record<string, Permission>>;
export type CustomerSection = keyof typeof customerSections;

export const customerSectionPaths = {
  notifications: '/template/pages/setting/notifications',
  webhooks: '/template/pages/setting/webhooks',
} as const satisfies Record<CustomerSection, string>;

export const customerSectionNames: Record<CustomerSection, MessageDescriptor> = {
  notifications: msg`Notifications`,
  webhooks: msg`Webhooks`,
};

/** Customer paths follow the specification's template routes; admin paths are next to the admin settings. */
export const accountPaths = {
  customer: {
    profile: '/template/pages/setting/profile',
    password: '/template/pages/setting/password',
    'second-step': '/template/pages/setting/second-step',
    sessions: '/template/pages/setting/sessions',
    language: '/template/pages/setting/language',
    appearance: '/template/pages/setting/appearance',
  },
  admin: {
    profile: '/admin/settings/account/profile',
    password: '/admin/settings/account/password',
    'second-step': '/admin/settings/account/second-step',
    sessions: '/admin/settings/account/sessions',
    language: '/admin/settings/account/language',
    appearance: '/admin/settings/account/appearance',
  },
} as const satisfies Record<Area, Record<AccountSection, string>>;

export const sectionNames: Record<AccountSection, MessageDescriptor> = {
  profile: msg`Profile`,
  password: msg`Password`,
  'second-step': msg`Two-step sign-in`,
  sessions: msg`Sessions`,
  language: msg`Language and time`,
  appearance: msg`Appearance`,
};
