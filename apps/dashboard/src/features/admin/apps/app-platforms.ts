import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';

interface PlatformTexts {
  /** The title of the list. */
  readonly apps: MessageDescriptor;
  /** What the page of an app is called until its name is known. */
  readonly app: MessageDescriptor;
  readonly packageId: MessageDescriptor;
}

export const platformTexts: Readonly<Record<AppPlatform, PlatformTexts>> = {
  android: { apps: msg`Android apps`, app: msg`Android app`, packageId: msg`Package ID` },
  ios: { apps: msg`iOS apps`, app: msg`iOS app`, packageId: msg`Bundle ID` },
};

export const appsPaths = { android: '/admin/apps/android', ios: '/admin/apps/ios' } as const;

export const appPaths = {
  android: '/admin/apps/android/edit/$id',
  ios: '/admin/apps/ios/edit/$id',
} as const;
