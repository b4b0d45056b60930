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
  'notifications',
  'people',
  'keys',
  'webhooks',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Customer paths follow the specification's template routes; admin paths are next to the admin settings. */
export const accountPaths = {
  customer: {
    profile: '/template/pages/setting/profile',
    password: '/template/pages/setting/password',
    'second-step': '/template/pages/setting/second-step',
    sessions: '/template/pages/setting/sessions',
    language: '/template/pages/setting/language',
    appearance: '/template/pages/setting/appearance',
    notifications: '/template/pages/setting/notifications',
    people: '/template/pages/setting/people',
    keys: '/template/pages/setting/keys',
    webhooks: '/template/pages/setting/webhooks',
  },
  admin: {
    profile: '/admin/settings/account/profile',
    password: '/admin/settings/account/password',
    'second-step': '/admin/settings/account/second-step',
    sessions: '/admin/settings/account/sessions',
    language: '/admin/settings/account/language',
    appearance: '/admin/settings/account/appearance',
    notifications: null,
    people: null,
    keys: '/admin/settings/account/keys',
    webhooks: null,
  },
} as const satisfies Record<Area, Record<AccountSection, string | null>>;

/** What a section needs, besides a session. */
export const sectionPermissions: Partial<Record<AccountSection, Permission>> = {
  people: 'people.view',
  keys: 'keys.manage',
  webhooks: 'webhooks.manage',
};

export const sectionNames: Record<AccountSection, MessageDescriptor> = {
  profile: msg`Profile`,
  password: msg`Password`,
  'second-step': msg`Two-step sign-in`,
  sessions: msg`Sessions`,
  language: msg`Language and time`,
  appearance: msg`Appearance`,
  notifications: msg`Notifications`,
  people: msg`People`,
  keys: msg`API keys`,
  webhooks: msg`Webhooks`,
};
