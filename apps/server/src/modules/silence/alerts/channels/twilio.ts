import type { AlertError, Locale } from '@unmuted/api/contract';
import {
  type ChannelCall,
  type ChannelReply,
  errorOf,
  type TextService,
} from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';
import { escaped } from '#/platform/lib/escape-html.ts';

type TextCall = ChannelCall<'sms' | 'voice'> & { readonly service: TextService };

const voices: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  zh: 'cmn-CN',
  ja: 'ja-JP',
};

/** A text message, or a call that reads the message twice. Nothing can be acknowledged by a call: a machine may answer it. */
export function sendByTelephone(call: TextCall): Promise<ChannelReply> {
  const { target, message, service } = call;
  if (target.channel === 'voice') {
    const say = `<Say language="${voices[message.locale]}" loop="2">${escaped(message.spoken)}</Say>`;
    return post(call, 'Calls', {
      From: service.from,
      To: target.phone,
      Twiml: `<Response>${say}</Response>`,
    });
  }
  const sender = service.from.startsWith('MG')
    ? { MessagingServiceSid: service.from }
    : { From: service.from };
  return post(call, 'Messages', { ...sender, To: target.phone, Body: message.short });
}

export const twilioAddress = ({ origin, account }: TextService, resource: string): string =>
  `${origin}/2010-04-01/Accounts/${account}/${resource}.json`;

export const twilioHeaders = ({ account, token }: TextService) => ({
  authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
});

async function post(
  { connector, service, now }: TextCall,
  resource: 'Messages' | 'Calls',
  fields: Readonly<Record<string, string>>,
): Promise<ChannelReply> {
  const answer = await askJson(connector, {
    url: twilioAddress(service, resource),
    headers: twilioHeaders(service),
    form: new URLSearchParams(fields).toString(),
  });
  const { status, json } = answer;
  const sid = stringOf(json?.sid);
  if (status >= 200 && status < 300 && sid === undefined) return { status, error: 'bad_reply' };
  return {
    status,
    error: twilioError(status, json?.code),
    retryAfterMs: retryAfterOf(answer, now),
    providerId: sid,
  };
}

/** 21610: the person replied STOP. 20429: too many requests. */
function twilioError(status: number, code: unknown): AlertError | null {
  if (code === 21_610) return 'unsubscribed';
  return code === 20_429 ? 'rate_limited' : errorOf(status);
}
