import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppCategory, AppProfile, AppTab } from '@unmuted/api';

/** What an app can show besides the player. */
export const tabTexts: Record<
  AppTab,
  { readonly name: MessageDescriptor; readonly description: MessageDescriptor }
> = {
  website: { name: msg`Website`, description: msg`Your website, inside the app.` },
  socials: { name: msg`Profiles`, description: msg`Links to your profiles.` },
  schedule: { name: msg`Schedule`, description: msg`The schedule of your one-page site.` },
  requests: { name: msg`Requests`, description: msg`The request form of your one-page site.` },
  alarm: { name: msg`Alarm clock`, description: msg`Wakes listeners with the stream.` },
  sleep_timer: { name: msg`Sleep timer`, description: msg`Stops the stream after a while.` },
};

/** Brand names; not translated. */
export const profileNames: Record<AppProfile, string> = {
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
export const categoryTexts: Record<AppCategory, MessageDescriptor> = {
  music: msg`Music and audio`,
  news: msg`News and magazines`,
  entertainment: msg`Entertainment`,
  sports: msg`Sports`,
  lifestyle: msg`Lifestyle`,
};
