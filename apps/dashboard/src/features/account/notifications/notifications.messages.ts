import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '@unmuted/api';

type Kind = Notification['kind'];

export const notificationNames: Readonly<Record<Kind, MessageDescriptor>> = {
  cast_suspended: msg`A cast is suspended`,
  cast_unsuspended: msg`The suspension of a cast ends`,
  webhook_disabled: msg`A webhook is turned off because it fails`,
};

/** As an entry of the list of messages. */
export const notificationTitles: Readonly<Record<Kind, MessageDescriptor>> = {
  cast_suspended: msg`Cast suspended`,
  cast_unsuspended: msg`Suspension ended`,
  webhook_disabled: msg`Webhook turned off`,
};
