import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlertChannel, AlertError } from '@unmuted/api';
import {
  BellIcon,
  type IconType,
  MailIcon,
  MessageSquareIcon,
  PhoneIcon,
  WebhookIcon,
} from '@unmuted/ui/icons';

/** How each channel is named and drawn. Names of services stay as they are. */
export const channelLooks: Record<AlertChannel, { name: MessageDescriptor; icon: IconType }> = {
  email: { name: msg`Email`, icon: MailIcon },
  sms: { name: msg`Text message`, icon: MessageSquareIcon },
  voice: { name: msg`Phone call`, icon: PhoneIcon },
  slack: { name: msg`Slack`, icon: WebhookIcon },
  discord: { name: msg`Discord`, icon: WebhookIcon },
  teams: { name: msg`Microsoft Teams`, icon: WebhookIcon },
  telegram: { name: msg`Telegram`, icon: MessageSquareIcon },
  pagerduty: { name: msg`PagerDuty`, icon: BellIcon },
  webhook: { name: msg`Webhook`, icon: WebhookIcon },
  push: { name: msg`Browser notification`, icon: BellIcon },
};

/** Channels that reach a person, who is shown by initials. */
export const reachesPerson = (channel: AlertChannel): boolean =>
  channel === 'email' || channel === 'sms' || channel === 'voice' || channel === 'push';

/** Channels whose number is confirmed with a code. */
export const hasCode = (channel: AlertChannel): boolean => channel === 'sms' || channel === 'voice';

const errorTexts: Record<AlertError, MessageDescriptor> = {
  unauthorized: msg`Refused: the secret is wrong or was revoked`,
  gone: msg`The address no longer exists`,
  rejected: msg`Refused by the service`,
  rate_limited: msg`Too many messages for the service`,
  service_error: msg`The service has an error of its own`,
  not_resolved: msg`No server has this name`,
  forbidden_address: msg`The name leads to a private network`,
  unreachable: msg`The server does not accept the connection`,
  certificate: msg`The certificate is invalid or has expired`,
  time_out: msg`No reply in time`,
  bad_reply: msg`The reply can’t be read`,
  unsubscribed: msg`The person declined messages`,
  quota_exceeded: msg`The text messages of this month are used up`,
  not_configured: msg`This server can’t send by this channel`,
  secret_unreadable: msg`The stored secret can’t be read any more. Enter it again.`,
};

/** Why a message was not delivered. */
export const alertErrorText = (i18n: I18n, error: AlertError): string => i18n._(errorTexts[error]);
