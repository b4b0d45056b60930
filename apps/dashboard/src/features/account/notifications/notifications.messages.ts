import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '@unmuted/api';

type Kind = Notification['kind'];

export const notificationNames: Readonly<Record<Kind, MessageDescriptor>> = {
  cast_suspended: msg`A cast is suspended`,
  cast_unsuspended: msg`The suspension of a cast ends`,
  site_taken_down: msg`A site is taken down`,
  site_message: msg`A visitor of a site sends a request or a message`,
  skill_state: msg`An Alexa skill is reviewed, goes live, or is suspended`,
  app_state: msg`A mobile app is reviewed, goes live, or leaves its store`,
  app_build: msg`A mobile app is built and can be tested`,
  certificate_expires: msg`What signs a mobile app expires soon`,
  webhook_disabled: msg`A webhook is turned off because it fails`,
  station_down: msg`A station cannot be heard`,
  station_up: msg`A station is heard again`,
  tune_in_refused: msg`TuneIn refuses a station for three hours`,
  song_output_disabled: msg`An output of songs is turned off after refusals`,
  alarm_recipient_disabled: msg`A recipient of silence alarms takes no messages any more`,
};

/** As an entry of the list of messages. */
export const notificationTitles: Readonly<Record<Kind, MessageDescriptor>> = {
  cast_suspended: msg`Cast suspended`,
  cast_unsuspended: msg`Suspension ended`,
  site_taken_down: msg`Site taken down`,
  site_message: msg`Message from a site`,
  skill_state: msg`News about an Alexa skill`,
  app_state: msg`News about a mobile app`,
  app_build: msg`Mobile app ready to test`,
  certificate_expires: msg`What signs an app expires soon`,
  webhook_disabled: msg`Webhook turned off`,
  station_down: msg`Station cannot be heard`,
  station_up: msg`Station is heard again`,
  tune_in_refused: msg`TuneIn refuses a station`,
  song_output_disabled: msg`Output turned off`,
  alarm_recipient_disabled: msg`Alarm recipient turned off`,
};
