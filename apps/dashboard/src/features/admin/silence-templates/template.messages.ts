import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlertTemplateKey, AlertTemplateVariable } from '@unmuted/api';

interface TemplateWords {
  name: MessageDescriptor;
  /** Where the text is read. */
  use: MessageDescriptor;
}

export const templateWords: Record<AlertTemplateKey, TemplateWords> = {
  raised: {
    name: msg`Title of a new incident`,
    use: msg`The subject of emails, the first line in chats, and what a call says first.`,
  },
  reminder: {
    name: msg`Title of a reminder`,
    use: msg`While nobody has acknowledged the incident.`,
  },
  acknowledged: {
    name: msg`Title of an acknowledgement`,
    use: msg`Tells the others that someone takes care of the incident.`,
  },
  recovered: {
    name: msg`Title of the end`,
    use: msg`When the sound is as it should be again.`,
  },
  short_raised: {
    name: msg`Text message of an incident`,
    use: msg`New incidents and reminders. The link to acknowledge follows.`,
  },
  short_recovered: {
    name: msg`Text message of the end`,
    use: msg`When the incident is over.`,
  },
  spoken: {
    name: msg`End of a call`,
    use: msg`What a call says after the title.`,
  },
  note: {
    name: msg`Note`,
    use: msg`A last line of every message, such as a telephone number. In text messages only if there is room. May be empty.`,
  },
};

/** What each variable stands for. */
export const variableMeanings: Record<AlertTemplateVariable, MessageDescriptor> = {
  station: msg`name of the station`,
  kind: msg`what is wrong, such as silence`,
  time: msg`time of the start, in the time zone of the station`,
  zone: msg`time zone of the station`,
  listeners: msg`listeners at the start`,
  level: msg`lowest level in dBFS, without the unit`,
  minutes: msg`minutes since the start`,
};
