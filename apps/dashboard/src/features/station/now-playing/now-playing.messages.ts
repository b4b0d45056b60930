import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NowPlayingSettings, Song } from '@unmuted/api';

/** What a text is, in one word. */
export const kindNames: Readonly<Record<Song['kind'], MessageDescriptor>> = {
  song: msg`Song`,
  ad: msg`Advertisement`,
  jingle: msg`Jingle`,
  station: msg`Station name`,
  none: msg({ message: 'Unknown', context: 'kind of text' }),
};

/** What a text that is not a song means. */
export const kindTexts: Readonly<Record<Exclude<Song['kind'], 'song'>, MessageDescriptor>> = {
  ad: msg`The text marks an advertisement, not a song.`,
  jingle: msg`The text names a jingle, not a song.`,
  station: msg`The text is the name of the station, not a song.`,
  none: msg`No song was found in the text, or it is ignored. A rule or a correction can change that.`,
};

/** Where songs come from. */
export const sourceNames: Readonly<Record<Song['source'], MessageDescriptor>> = {
  stream: msg`Title in the stream`,
  json: msg`JSON page`,
  xml: msg`XML page`,
  push: msg({ message: 'Push', context: 'source of songs' }),
};

export const sourceTexts: Readonly<Record<Song['source'], MessageDescriptor>> = {
  stream: msg`Your encoder sends the title with the audio.`,
  json: msg`Studio reads an address of your playout software.`,
  xml: msg`Studio reads an address of your playout software.`,
  push: msg`Your playout software sends each song to Studio.`,
};

/** Names of character sets; `auto` has a translated one. */
export const charsetNames: Readonly<Record<Exclude<NowPlayingSettings['charset'], 'auto'>, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (ISO-8859-1)',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'koi8-r': 'KOI8-R',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  gbk: 'GBK',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};

/** Why the page of the playout software was not read. An HTTP status and any other code have their own texts. */
export const feedProblems: Readonly<Record<string, MessageDescriptor>> = {
  bad_url: msg`The address is not allowed`,
  forbidden_port: msg`The port is not allowed`,
  not_resolved: msg`The host name was not found`,
  forbidden_address: msg`The address is not public`,
  unreachable: msg`No connection`,
  certificate: msg`Invalid certificate`,
  time_out: msg`The page does not respond in time`,
  body_too_large: msg`The page is too large`,
  too_many_redirects: msg`The page redirects too often`,
  syntax: msg`The page is not in the expected format`,
  no_title: msg`The page has no title at this path`,
};
