import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PreflightCheck } from '@unmuted/api';

/** Names of the checks. */
export const checkNames: Readonly<Record<PreflightCheck['id'], MessageDescriptor>> = {
  answers: msg`Stream responds`,
  tls: msg`Encrypted address`,
  reachable: msg`Publicly reachable address`,
  plain_address: msg`Permanent address`,
  content_type: msg`Format`,
  audio: msg`Playable audio`,
  icy_name: msg`Name in the stream`,
  icy_genre: msg`Genre in the stream`,
  icy_bitrate: msg`Bitrate in the stream`,
  on_air_share: msg`On air around the clock`,
  open_everywhere: msg`Available in all countries`,
  public: msg`Public listing`,
  listing: msg`Complete listing`,
};

/** Advice for checks that did not pass. */
export const checkAdvice: Readonly<Record<PreflightCheck['id'], MessageDescriptor>> = {
  answers: msg`Connect your encoder and test the address in a player.`,
  tls: msg`Ask your provider for an address that starts with https:// and has a valid certificate.`,
  reachable: msg`Ask your provider for a publicly reachable address.`,
  plain_address: msg`Use a URL without query parameters: directories reject URLs that may expire.`,
  content_type: msg`Set your encoder to the codec of the stream, or list an MP3 or AAC stream.`,
  audio: msg`Set your encoder to the codec of the stream, then listen to the stream.`,
  icy_name: msg`Set the station name in your encoder (icy-name).`,
  icy_genre: msg`Set the genre in your encoder (icy-genre).`,
  icy_bitrate: msg`Set the bitrate in your encoder to match the stream (icy-br).`,
  on_air_share: msg`Keep a source on air around the clock, such as a fallback stream with a recording.`,
  open_everywhere: msg`Tell the directory which countries can listen, or turn off country rules.`,
  public: msg`Make the listing public in the listing profile.`,
  listing: msg`Fill in the listing profile.`,
};

/** Labels of the outcomes. */
export const outcomeMessages: Readonly<Record<PreflightCheck['outcome'], MessageDescriptor>> = {
  ok: msg({ message: 'OK', context: 'check' }),
  warn: msg({ message: 'Warning', context: 'check' }),
  fail: msg({ message: 'Failed', context: 'check' }),
  unknown: msg({ message: 'Unknown', context: 'check' }),
};
