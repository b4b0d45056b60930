import { appBuildMessages } from '#/platform/mail/app-build-messages.ts';
import { appMessages } from '#/platform/mail/app-messages.ts';
import { silenceMessages } from '#/platform/mail/silence-messages.ts';
import { siteMessages } from '#/platform/mail/site-messages.ts';
import { skillMessages } from '#/platform/mail/skill-messages.ts';
import { stationMessages } from '#/platform/mail/station-messages.ts';

/** The messages of the mails about stations, sites, skills and apps. */
export const productMessages = {
  en: {
    ...stationMessages.en,
    ...silenceMessages.en,
    ...siteMessages.en,
    ...skillMessages.en,
    ...appMessages.en,
    ...appBuildMessages.en,
  },
  zh: {
    ...stationMessages.zh,
    ...silenceMessages.zh,
    ...siteMessages.zh,
    ...skillMessages.zh,
    ...appMessages.zh,
    ...appBuildMessages.zh,
  },
  fr: {
    ...stationMessages.fr,
    ...silenceMessages.fr,
    ...siteMessages.fr,
    ...skillMessages.fr,
    ...appMessages.fr,
    ...appBuildMessages.fr,
  },
  ja: {
    ...stationMessages.ja,
    ...silenceMessages.ja,
    ...siteMessages.ja,
    ...skillMessages.ja,
    ...appMessages.ja,
    ...appBuildMessages.ja,
  },
};
