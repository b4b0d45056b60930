import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '@unmuted/api';

type Kind = Notification['kind'];

export const notificationNames: Readonly<Record<Kind, MessageDescriptor>> = {
  cast_suspended: msg`A cast is suspended`,
  cast_unsuspended: msg`The suspension of a cast ends`,
  webhook_disabled: msg`A webhook is turned off because it fails`,
  station_down: msg`A station cannot be heard`,
  station_up: msg`A station is heard again`,
  tune_in_refused: msg`TuneIn refuses a station for three hours`,
  song_output_disabled: msg`An output of songs is turned off after refusals`,
};

/** As an entry of the list of messages. */
export const notificationTitles: Readonly<Record<Kind, MessageDescriptor>> = {
  cast_suspended: msg`Cast suspended`,
  cast_unsuspended: msg`Suspension ended`,
  webhook_disabled: msg`Webhook turned off`,
  station_down: msg`Station cannot be heard`,
  station_up: msg`Station is heard again`,
  tune_in_refused: msg`TuneIn refuses a station`,
  song_output_disabled: msg`Output turned off`,
};
