import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppListing, AppPlatform } from '@unmuted/api';
import type { AppIssue } from '@unmuted/api/contract';

/** A field of an app, or of its listing in one language. */
export type AppField = AppIssue['field'] | Exclude<keyof AppListing, 'language'>;

const labels: Record<AppField, MessageDescriptor> = {
  name: msg`Name in Studio`,
  source: msg`Station or cast`,
  streams: msg`More streams`,
  launcherName: msg`Name below the icon`,
  packageId: msg`Package ID`,
  icon: msg`Picture`,
  colors: msg`Colors`,
  scheme: msg`Light or dark`,
  tabs: msg`Tabs`,
  website: msg`Website`,
  profiles: msg`Profiles`,
  contactEmail: msg`Contact email`,
  privacyUrl: msg`Privacy policy`,
  hasAds: msg`Ads`,
  adMobAppId: msg`AdMob app ID`,
  adMobBannerId: msg`AdMob banner ID`,
  category: msg`Category`,
  tags: msg({ message: 'Tags', context: 'of a store' }),
  title: msg({ message: 'Title', context: 'of an app in a store' }),
  short: msg`One sentence`,
  full: msg`Description`,
  subtitle: msg`Subtitle`,
  keywords: msg`Keywords`,
  promo: msg`Promotional text`,
  whatsNew: msg`What is new`,
  featureGraphic: msg`Feature graphic`,
  phone: msg`Phone screenshots`,
  tablet: msg`Tablet screenshots`,
  'legal.account': msg`Developer account`,
  'legal.developerName': msg`Name of the developer account`,
  'legal.ownsPictures': msg`Rights to the pictures`,
  'legal.ownsName': msg`Rights to the name`,
  'legal.ownsStreams': msg`Rights to the streams`,
  'legal.audience': msg`Target audience`,
  'legal.hasUserContent': msg`Messages between listeners`,
  'legal.hasMatureContent': msg`Content for adults`,
  'legal.isNews': msg`News app`,
  'legal.declaresPlayback': msg`Playback in the background`,
};

/** The label of a field; Apple has another word for the package id. */
export const appFieldLabel = (field: AppField, platform: AppPlatform): MessageDescriptor =>
  field === 'packageId' && platform === 'ios' ? msg`Bundle ID` : labels[field];

/** Whether a name in a remark is the name of a field. */
export const isAppField = (name: string | null): name is AppField => name !== null && name in labels;
