import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { WidgetButtonKind, WidgetSettings, WidgetType } from '@unmuted/api';
import type { PreviewState } from '#/features/cast/widgets/preview-message.ts';
import { languageName } from '#/i18n/names.ts';

const types: Record<WidgetType, MessageDescriptor> = {
  'player-mini': msg`Mini player`,
  'player-small': msg`Small player`,
  'player-large': msg`Large player`,
  'player-full': msg`Full page`,
  'sticky-bar': msg`Sticky bar`,
  'now-playing': msg`Now playing`,
  'recent-songs': msg`Recent songs`,
  'listener-count': msg`Listener count`,
  'on-air-badge': msg`On-air badge`,
  'listen-links': msg`Listen links`,
};
const purposes: Record<WidgetType, MessageDescriptor> = {
  'player-mini': msg`One line: button and title`,
  'player-small': msg`For a page column or sidebar`,
  'player-large': msg`With links to your station`,
  'player-full': msg`For a pop-up window`,
  'sticky-bar': msg`Stays visible while the page scrolls`,
  'now-playing': msg`The current title, as text`,
  'recent-songs': msg`Played songs, latest first`,
  'listener-count': msg`Current listeners`,
  'on-air-badge': msg`On-air status`,
  'listen-links': msg`Streams for other players`,
};
const buttons: Record<WidgetButtonKind, MessageDescriptor> = {
  site: msg`Website`,
  facebook: msg`Facebook`,
  instagram: msg`Instagram`,
  x: msg`X`,
  whatsapp: msg`WhatsApp`,
  custom: msg`Custom text`,
};
const themes: Record<WidgetSettings['theme'], MessageDescriptor> = {
  auto: msg`Match the visitor’s system`,
  light: msg({ message: 'Light', context: 'theme of a widget' }),
  dark: msg({ message: 'Dark', context: 'theme of a widget' }),
};
const states: Record<PreviewState, MessageDescriptor> = {
  idle: msg`Before playback`,
  playing: msg`Playing`,
  long: msg`Playing a long title`,
  connecting: msg`Connecting`,
  failed: msg`Connection failed`,
  off_air: msg`Off air`,
  geoblocked: msg`Blocked in the visitor’s country`,
};
const settings: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  type: msg({ message: 'Type', context: 'kind of widget' }),
  allowedSites: msg`Allowed sites`,
  theme: msg`Theme`,
  primaryColor: msg`Button colour`,
  backgroundColor: msg`Background`,
  textColor: msg`Text colour`,
  cornersPx: msg`Corners`,
  volume: msg`Volume`,
  autoplay: msg`Autoplay`,
  streamId: msg`Stream`,
  language: msg`Language`,
  width: msg`Width`,
  heightPx: msg`Height`,
  buttons: msg({ message: 'Buttons', context: 'links of a widget' }),
  songs: msg`Number of songs`,
  showListeners: msg`Show listener count`,
};

/** Labels of widget types, settings and states. */
export function useWidgetMessages() {
  const { i18n } = useLingui();
  const translate =
    <Key extends string>(messages: Readonly<Record<Key, MessageDescriptor>>) =>
    (key: Key) =>
      i18n._(messages[key]);
  return {
    typeName: translate(types),
    purposeOf: translate(purposes),
    buttonName: translate(buttons),
    themeName: translate(themes),
    stateName: translate(states),
    settingName: (key: string) => (settings[key] ? i18n._(settings[key]) : key),
    languageName: (code: WidgetSettings['language']) =>
      code === 'auto' ? i18n._(msg`Match the visitor’s browser`) : languageName(i18n.locale, code),
  };
}
