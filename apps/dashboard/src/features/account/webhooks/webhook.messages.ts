import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WebhookDisabledReason, WebhookError, WebhookEvent } from '@unmuted/api';

/** What each event means, in the order of the forms. */
export const webhookEventNames: Readonly<Record<WebhookEvent, MessageDescriptor>> = {
  'cast.on_air': msg`Cast goes on air`,
  'cast.off_air': msg`Cast goes off air`,
  'cast.listener_limit_reached': msg`Listener limit reached`,
  'cast.suspended': msg`Cast suspended`,
  'cast.unsuspended': msg`Cast unsuspended`,
  'cast.settings_changed': msg`Cast settings changed`,
  'station.down': msg`Station no longer heard`,
  'station.up': msg`Station heard again`,
  'silence.started': msg`Silence or another fault began`,
  'silence.ended': msg`Silence or another fault ended`,
  'song.changed': msg`Song changed`,
  'site.published': msg`Site published`,
  'site.unpublished': msg`Site withdrawn`,
  'site.message': msg`Message from a visitor of a site`,
  'domain.verified': msg`Domain of a site verified`,
  'domain.verification_lost': msg`Domain of a site lost`,
  'skill.state': msg`State of a skill changed`,
  'app.state': msg`State of an app changed`,
  'build.finished': msg`Build of an app finished`,
  'certificate.expires': msg`What signs an app expires soon`,
};

export const webhookEventList = Object.keys(webhookEventNames) as WebhookEvent[];

/** Why a try had no response. */
export const webhookErrorTexts: Readonly<Record<WebhookError, MessageDescriptor>> = {
  not_resolved: msg`The host name was not found`,
  forbidden: msg`The address is not public`,
  unreachable: msg`No connection`,
  certificate: msg`Invalid certificate`,
  time_out: msg`No response within 10 seconds`,
  bad_reply: msg`Invalid response`,
};

export const disabledReasonTexts: Readonly<Record<WebhookDisabledReason, MessageDescriptor>> = {
  person: msg`Someone on your team turned it off.`,
  gone: msg`The address reported that it no longer exists (410 Gone).`,
  failing: msg`It did not accept any message for five days.`,
};
