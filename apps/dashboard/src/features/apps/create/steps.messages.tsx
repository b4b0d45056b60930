import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppStepName } from '@unmuted/api/contract';

/** What people read about a step of the creation. */
interface StepTexts {
  readonly title: MessageDescriptor;
  /** Minutes that it usually takes. */
  readonly minutes: number;
  /** Who knows the answers. */
  readonly helper: MessageDescriptor;
  /** What a change costs later. */
  readonly note: MessageDescriptor;
}

/** The seven steps. */
export const stepTexts: Readonly<Record<AppStepName, StepTexts>> = {
  station: {
    title: msg`Station`,
    minutes: 1,
    helper: msg`The person who looks after your streams.`,
    note: msg`Streams can be changed at any time. Installed apps follow within the hour.`,
  },
  identity: {
    title: msg({ message: 'Identity', context: 'step of an app' }),
    minutes: 2,
    helper: msg`The owner of the station: the ID is for the whole life of the app.`,
    note: msg`The ID cannot be changed once a build is in the store.`,
  },
  look: {
    title: msg({ message: 'Look', context: 'of an app' }),
    minutes: 4,
    helper: msg`The designer who made your logo.`,
    note: msg`A later change of pictures or colors needs a new build, about 2 days.`,
  },
  content: {
    title: msg({ message: 'Content', context: 'of an app' }),
    minutes: 2,
    helper: msg`The person who looks after your website and its privacy policy.`,
    note: msg`Tabs and links can be changed at any time. Installed apps follow within the hour.`,
  },
  listing: {
    title: msg`Listing`,
    minutes: 4,
    helper: msg`The person who writes your press texts, and translators.`,
    note: msg`Texts of the store can be changed later without a new build.`,
  },
  legal: {
    title: msg({ message: 'Legal', context: 'step of an app' }),
    minutes: 2,
    helper: msg`The owner of the station, or the lawyer who knows your licences.`,
    note: msg`The developer account cannot be changed easily: the app would have to move.`,
  },
  review: {
    title: msg({ message: 'Review', context: 'step of an app' }),
    minutes: 1,
    helper: msg`Our staff, if a check is not clear.`,
    note: msg`We look at the app within 2 working days. You can withdraw it until we have.`,
  },
};
