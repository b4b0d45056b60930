import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SongOutput, SongOutputError, SongOutputKind } from '@unmuted/api';

interface KindLook {
  name: MessageDescriptor;
  /** On the tile of the row. */
  mark: string;
}

/** The services, in the order of the menu. */
export const kindLooks: Readonly<Record<SongOutputKind, KindLook>> = {
  discord: { name: msg`Discord`, mark: 'D' },
  slack: { name: msg`Slack`, mark: 'S' },
  telegram: { name: msg`Telegram`, mark: 'T' },
  mastodon: { name: msg`Mastodon`, mark: 'M' },
  bluesky: { name: msg`Bluesky`, mark: 'B' },
  webhook: { name: msg({ message: 'Webhook', context: 'an output of songs' }), mark: '{ }' },
};

export const outputKinds = Object.keys(kindLooks) as SongOutputKind[];

/** Why a song was not posted. */
export const outputErrorTexts: Readonly<Record<SongOutputError, MessageDescriptor>> = {
  unauthorized: msg`Signing in was refused`,
  forbidden: msg`Posting there is not permitted`,
  not_found: msg`The target no longer exists`,
  rejected: msg`The text was not accepted`,
  rate_limited: msg`Too many posts`,
  service_error: msg`The service has a problem`,
  not_resolved: msg`The host name was not found`,
  forbidden_address: msg`The address is not public`,
  unreachable: msg`No connection`,
  certificate: msg`Invalid certificate`,
  time_out: msg`No response within 10 seconds`,
  bad_reply: msg`Unexpected response`,
  secret_unreadable: msg`The stored secret can’t be read`,
  expired: msg`The song was over`,
};

/** What the owner can do about it; absent where it passes by itself. */
export const outputAdvice: Readonly<Partial<Record<SongOutputError, MessageDescriptor>>> = {
  unauthorized: msg`Create a new token, password or webhook in the service and enter it under Edit.`,
  forbidden: msg`Permit posting in the service, for example by making the bot an administrator of the channel.`,
  not_found: msg`Check the channel or account in the service, or create a new webhook and enter it under Edit.`,
  rejected: msg`Change the template, then send a test.`,
  rate_limited: msg`Studio waits as long as the service asks. Post less often if this repeats.`,
  not_resolved: msg`Check the address under Edit.`,
  forbidden_address: msg`Enter the address of a public server under Edit.`,
  secret_unreadable: msg`Enter the token, password or webhook again under Edit.`,
};

/** What identifies the target within its service. */
export function targetText({ target, secretHint }: Pick<SongOutput, 'target' | 'secretHint'>): string | null {
  switch (target.kind) {
    case 'telegram':
      return target.chatId;
    case 'mastodon':
      return new URL(target.instance).host;
    case 'bluesky':
      return `@${target.handle}`;
    case 'webhook':
      return new URL(target.url).host;
    default:
      return secretHint;
  }
}
