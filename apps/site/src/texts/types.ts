import type { SiteSectionType } from '@unmuted/api';
import type { SiteNotice } from '@unmuted/api/contract';

/** Texts that the script of a page needs; the page carries them. `{…}` are places for values. */
export interface LiveTexts {
  readonly play: string;
  readonly stop: string;
  readonly mute: string;
  readonly unmute: string;
  readonly liveRadio: string;
  readonly nowPlaying: string;
  readonly connecting: string;
  readonly playing: string;
  readonly stopped: string;
  readonly offAir: string;
  readonly offAirDetail: string;
  readonly interrupted: string;
  readonly unplayable: string;
  readonly onAir: string;
  readonly onAirShow: string;
  readonly onNow: string;
  readonly listener: string;
  readonly listeners: string;
  readonly sending: string;
  readonly sent: string;
  readonly sentRequest: string;
  readonly notSent: string;
  readonly tooMany: string;
}

/** All texts of the pages of a site that its owner does not write. */
export interface Texts {
  readonly live: LiveTexts;
  /** Standard headings of sections; the hero's is the name of the station. */
  readonly headings: Readonly<Record<Exclude<SiteSectionType, 'hero' | 'text' | 'code'>, string>>;
  /** Short names of sections, for the menu. */
  readonly menuEntries: Readonly<
    Record<Exclude<SiteSectionType, 'hero' | 'text' | 'code' | 'donate' | 'socials' | 'sponsors'>, string>
  >;
  readonly skip: string;
  readonly menu: string;
  readonly sections: string;
  readonly languages: string;
  readonly player: string;
  readonly volume: string;
  readonly programme: string;
  readonly day: string;
  readonly zone: string;
  readonly noSongsYet: string;
  readonly alexaPhrase: string;
  readonly alexaHint: string;
  readonly android: string;
  readonly ios: string;
  readonly name: string;
  readonly song: string;
  readonly songHint: string;
  readonly dedication: string;
  readonly dedicationHint: string;
  readonly email: string;
  readonly emailHint: string;
  readonly message: string;
  readonly website: string;
  readonly sendRequest: string;
  readonly sendMessage: string;
  readonly formPrivacy: string;
  readonly donate: string;
  readonly showMap: string;
  /** Names the frame of a section with code that has no heading. */
  readonly code: string;
  readonly privacy: string;
  readonly imprint: string;
  readonly back: string;
  readonly draft: string;
  readonly notices: Readonly<Record<SiteNotice, { readonly title: string; readonly text: string }>>;
}
