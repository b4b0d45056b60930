import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppSettings } from '@unmuted/api';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';

/** A field of the settings. */
export type SettingsField = keyof AppSettings;
/** A field with a control of the settings: what signs the app has its own. */
export type PlainSetting = Exclude<SettingsField, 'signingId'>;
/** A field with a text. */
export type TextSetting = {
  [Field in PlainSetting]: AppSettings[Field] extends string ? Field : never;
}[PlainSetting];

export const settingsLabels: Readonly<Record<SettingsField, MessageDescriptor>> = {
  versionName: msg`Next version`,
  versionCode: msg`Build number`,
  storeUrl: msg`Address in the store`,
  track: msg({ message: 'Track', context: 'of Google Play' }),
  rollout: msg`Rollout`,
  testers: msg`Testers`,
  testersSince: msg`Closed test since`,
  isPackageRegistered: msg`Registration of the package ID`,
  isServiceAccountReady: msg`Service account`,
  appleAppId: msg`Apple ID of the app`,
  sku: msg`SKU`,
  teamId: msg`Team ID`,
  ageRating: msg`Age rating`,
  copyright: msg`Copyright`,
  supportUrl: msg`Support page`,
  marketingUrl: msg`Marketing page`,
  reviewName: msg({ message: 'Name', context: 'of a contact' }),
  reviewPhone: msg({ message: 'Phone', context: 'of a contact' }),
  reviewEmail: msg({ message: 'Email', context: 'of a contact' }),
  reviewNotes: msg`Notes for the reviewers`,
  signingId: msg`Signing`,
};

const contact = ['reviewName', 'reviewPhone', 'reviewEmail', 'reviewNotes'] as const;

/** The fields of a platform, in display order; those of the other one stay as they are. */
export const settingsFields: Readonly<Record<AppPlatform, readonly PlainSetting[]>> = {
  android: [
    'versionName',
    'versionCode',
    'storeUrl',
    'track',
    'rollout',
    'testers',
    'testersSince',
    'isPackageRegistered',
    'isServiceAccountReady',
    ...contact,
  ],
  ios: [
    'versionName',
    'versionCode',
    'storeUrl',
    'appleAppId',
    'sku',
    'teamId',
    'ageRating',
    'copyright',
    'supportUrl',
    'marketingUrl',
    ...contact,
  ],
};

export const trackNames: Readonly<Record<AppSettings['track'], MessageDescriptor>> = {
  internal: msg({ message: 'Internal test', context: 'track' }),
  closed: msg({ message: 'Closed test', context: 'track' }),
  open: msg({ message: 'Open test', context: 'track' }),
  production: msg({ message: 'Production', context: 'track' }),
};

/** Characters that a text may have; more than the rule of the field, so that it can be pasted and corrected. */
export const settingsLengths: Readonly<Partial<Record<TextSetting, number>>> = {
  versionName: 20,
  appleAppId: 12,
  sku: 100,
  teamId: 10,
  copyright: 100,
  reviewName: 100,
  reviewPhone: 16,
  reviewEmail: 254,
  reviewNotes: 4_000,
};
