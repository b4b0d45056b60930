import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppCategory, AppProfile, AppTab } from '@unmuted/api';

/** What an app can show besides the player. */
export const tabNames: Readonly<Record<AppTab, MessageDescriptor>> = {
  website: msg`Website`,
  socials: msg`Profiles`,
  schedule: msg`Schedule`,
  requests: msg`Requests`,
  alarm: msg`Alarm clock`,
  sleep_timer: msg`Sleep timer`,
};

/** Brand names; not translated. */
export const profileNames: Readonly<Record<AppProfile, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp',
};

/** Categories of the stores. */
export const categoryNames: Readonly<Record<AppCategory, MessageDescriptor>> = {
  music: msg`Music and audio`,
  news: msg`News and magazines`,
  entertainment: msg`Entertainment`,
  sports: msg`Sports`,
  lifestyle: msg`Lifestyle`,
};
