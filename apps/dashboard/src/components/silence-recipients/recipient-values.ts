import type { AlertChannel, SilenceRecipient } from '@unmuted/api';
import type { BrowserSubscription } from '#/lib/push-subscription.ts';

/** A recipient in the form; only the fields of its channel are sent. */
export interface RecipientValues {
  name: string;
  channel: AlertChannel;
  target: {
    email: string;
    url: string;
    phone: string;
    token: string;
    chatId: string;
    routingKey: string;
    /** Of this browser; null until it is allowed. */
    subscription: BrowserSubscription | null;
  };
  afterMin: number | null;
  locale: SilenceRecipient['locale'];
  timeZone: string;
  hasQuietHours: boolean;
  quietHours: { from: string | null; until: string | null };
}

const noTarget: RecipientValues['target'] = {
  email: '',
  url: '',
  phone: '',
  token: '',
  chatId: '',
  routingKey: '',
  subscription: null,
};
const night = { from: '22:00', until: '07:00' };

interface NewOptions extends Pick<RecipientValues, 'locale' | 'timeZone'> {
  channel: AlertChannel;
}

export const newValues = (options: NewOptions): RecipientValues => ({
  ...options,
  name: '',
  target: noTarget,
  afterMin: 0,
  hasQuietHours: false,
  quietHours: night,
});

export const valuesOf = (recipient: SilenceRecipient): RecipientValues => ({
  name: recipient.name,
  channel: recipient.channel,
  target: noTarget,
  afterMin: recipient.afterMin,
  locale: recipient.locale,
  timeZone: recipient.timeZone,
  hasQuietHours: recipient.quietHours !== null,
  quietHours: recipient.quietHours ?? night,
});

/** A telephone number without the spaces, hyphens and brackets that people write. */
const dialled = (phone: string) => phone.replaceAll(/[\s\-./()]/g, '');

function targetOf({ channel, target }: RecipientValues) {
  switch (channel) {
    case 'email':
      return { channel, email: target.email };
    case 'sms':
    case 'voice':
      return { channel, phone: dialled(target.phone) };
    case 'telegram':
      return { channel, token: target.token, chatId: target.chatId };
    case 'pagerduty':
      return { channel, routingKey: target.routingKey };
    case 'push':
      return { channel, subscription: target.subscription ?? undefined };
    default:
      return { channel, url: target.url };
  }
}

const sharedOf = ({ name, afterMin, locale, timeZone, hasQuietHours, quietHours }: RecipientValues) => ({
  name,
  afterMin: afterMin ?? undefined,
  locale,
  timeZone,
  quietHours: hasQuietHours
    ? { from: quietHours.from ?? undefined, until: quietHours.until ?? undefined }
    : null,
});

/** The request body of a new recipient. */
export const draftOf = (values: RecipientValues) => ({ ...sharedOf(values), target: targetOf(values) });

/** The request body of a change. Empty fields of the target keep the stored one. */
export function changeOf(values: RecipientValues) {
  const isEmpty = Object.values(values.target).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value === null,
  );
  return { ...sharedOf(values), ...(!isEmpty && { target: targetOf(values) }) };
}
