import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PreflightCheck } from '@unmuted/api';

/** What each check looks at. */
export const checkNames: Readonly<Record<PreflightCheck['id'], MessageDescriptor>> = {
  answers: msg`The stream answers`,
  tls: msg`Encrypted address`,
  reachable: msg`Address that everybody reaches`,
  plain_address: msg`Lasting address`,
  content_type: msg`Format`,
  audio: msg`Sound that plays`,
  icy_name: msg`Name in the stream`,
  icy_genre: msg`Genre in the stream`,
  icy_bitrate: msg`Bitrate in the stream`,
  on_air_share: msg`On air around the clock`,
  open_everywhere: msg`Heard in every country`,
  public: msg`Public listing`,
  listing: msg`Complete listing`,
};

/** What to do about one that did not end well. */
export const checkAdvice: Readonly<Record<PreflightCheck['id'], MessageDescriptor>> = {
  answers: msg`Connect your encoder, and listen to the address yourself.`,
  tls: msg`Ask your provider for an address that begins with https:// and has a valid certificate.`,
  reachable: msg`Ask your provider for an address of the public internet.`,
  plain_address: msg`List an address without anything after a question mark: directories turn away what may expire.`,
  content_type: msg`Set the codec of your encoder to that of the stream, or list a stream in MP3 or AAC.`,
  audio: msg`Set the codec of your encoder to that of the stream, and listen to it.`,
  icy_name: msg`Set the name of the station in your encoder (icy-name).`,
  icy_genre: msg`Set the genre in your encoder (icy-genre).`,
  icy_bitrate: msg`Set the bitrate in your encoder to that of the stream (icy-br).`,
  on_air_share: msg`Keep a source on air day and night, such as a fallback stream with a recording.`,
  open_everywhere: msg`Tell the directory which countries may listen, or end the rules by country.`,
  public: msg`Make the listing public in the listing profile.`,
  listing: msg`Fill in the listing profile.`,
};

/** How a check ended. */
export const outcomeMessages: Readonly<Record<PreflightCheck['outcome'], MessageDescriptor>> = {
  ok: msg({ message: 'OK', context: 'check' }),
  warn: msg({ message: 'Warning', context: 'check' }),
  fail: msg({ message: 'Fails', context: 'check' }),
  unknown: msg({ message: 'Not known', context: 'check' }),
};
