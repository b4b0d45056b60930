import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarIcon,
  ClockIcon,
  FileTextIcon,
  GlobeIcon,
  HeadphonesIcon,
  type IconType,
  InfoIcon,
  LayoutGridIcon,
  ListMusicIcon,
  MailIcon,
  MapPinIcon,
  MessageSquareIcon,
  PlayIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
  TerminalIcon,
  UsersIcon,
} from '@unmuted/ui/icons';
import type { SectionType } from '#/features/onepage/editor/document-edits.ts';

interface SectionKind {
  readonly name: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly icon: IconType;
}

/** The name of each kind of section, and what it is for. */
export const sectionKinds: Readonly<Record<SectionType, SectionKind>> = {
  hero: { name: msg`Hero player`, about: msg`Name, player and the current song`, icon: PlayIcon },
  schedule: { name: msg`Schedule`, about: msg`Programmes of the week`, icon: CalendarIcon },
  songs: { name: msg`Recent songs`, about: msg`What was just played`, icon: ListMusicIcon },
  about: {
    name: msg({ message: 'About', context: 'section of a site' }),
    about: msg`Who you are`,
    icon: InfoIcon,
  },
  presenters: { name: msg`Presenters`, about: msg`The voices of the station`, icon: UsersIcon },
  apps: { name: msg`Apps and Alexa`, about: msg`Filled in from your products`, icon: SmartphoneIcon },
  requests: { name: msg`Request form`, about: msg`Visitors ask for a song`, icon: MessageSquareIcon },
  contact: { name: msg`Contact`, about: msg`Addresses and a form`, icon: MailIcon },
  podcasts: { name: msg`Podcast`, about: msg`Latest episodes of a feed`, icon: HeadphonesIcon },
  gallery: { name: msg`Gallery`, about: msg`Pictures`, icon: LayoutGridIcon },
  events: { name: msg`Events`, about: msg`Where to meet you`, icon: ClockIcon },
  donate: { name: msg`Donate`, about: msg`A button to support you`, icon: GlobeIcon },
  sponsors: { name: msg`Sponsors`, about: msg`Who supports you`, icon: ShieldCheckIcon },
  socials: { name: msg`Social media`, about: msg`Links to your profiles`, icon: GlobeIcon },
  map: { name: msg`Map`, about: msg`Where you are`, icon: MapPinIcon },
  text: {
    name: msg({ message: 'Text', context: 'section of a site' }),
    about: msg`Anything else`,
    icon: FileTextIcon,
  },
  code: { name: msg`Custom code`, about: msg`HTML with scripts of its own`, icon: TerminalIcon },
};
