import type { AlertError } from '@unmuted/api/contract';
import type { TextService } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { twilioAddress, twilioHeaders } from '#/modules/silence/alerts/channels/twilio.ts';
import { askJson, stringOf } from '#/platform/connector/ask-json.ts';
import type { Connector } from '#/platform/connector/connector.ts';

/** What became of a text message or a call. */
export type TextReceipt =
  | { readonly state: 'delivered' }
  | { readonly state: 'bounced'; readonly error: AlertError }
  /** The service does not know yet, or did not say. */
  | { readonly state: 'unknown' };

const arrived = ['delivered', 'read', 'completed'];
const returned = ['undelivered', 'failed', 'busy', 'no-answer', 'canceled'];

/** Asks the service about a message that it took. Rejects with a `ConnectorError` if there is no reply. */
export async function readTextReceipt(
  connector: Connector,
  service: TextService,
  { channel, providerId }: { readonly channel: 'sms' | 'voice'; readonly providerId: string },
): Promise<TextReceipt> {
  const resource = channel === 'sms' ? 'Messages' : 'Calls';
  const { status, json } = await askJson(connector, {
    url: twilioAddress(service, `${resource}/${encodeURIComponent(providerId)}`),
    headers: twilioHeaders(service),
  });
  const told = status === 200 ? stringOf(json?.status) : undefined;
  if (told === undefined) return { state: 'unknown' };
  if (arrived.includes(told)) return { state: 'delivered' };
  if (!returned.includes(told)) return { state: 'unknown' };
  return { state: 'bounced', error: json?.error_code === 21_610 ? 'unsubscribed' : 'rejected' };
}
