import webPush from 'web-push';
import {
  type AlertMessage,
  type ChannelCall,
  type ChannelReply,
  errorOf,
  first,
} from '#/modules/silence/alerts/channels/alert-channel.ts';
import { type PushKeyDeps, readPushKeys } from '#/modules/silence/alerts/channels/push-keys.ts';
import { askJson, retryAfterOf } from '#/platform/connector/ask-json.ts';

export interface PushDeps extends PushKeyDeps {
  /** See `pushSubjectOf`. */
  readonly pushSubject: string;
}

/** How long the service keeps a message for a device that is off. */
const keptS = 24 * 60 * 60;

/** An encrypted message (RFC 8291) to the push service of a browser, signed by VAPID (RFC 8292). */
export async function sendByPush(
  deps: PushDeps,
  { connector, target, message, now }: ChannelCall<'push'>,
): Promise<ChannelReply> {
  const { endpoint, p256dh, auth } = target;
  const tag = message.incident?.id ?? message.id;
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payloadOf(message, tag)),
    {
      vapidDetails: { subject: deps.pushSubject, ...(await readPushKeys(deps)) },
      TTL: keptS,
      urgency: 'high',
      // While a device is off, only the last message of an incident is kept. 32 characters at most.
      topic: tag.replaceAll('-', ''),
    },
  );
  const { TTL, Urgency, Topic, Authorization } = headers;
  const answer = await askJson(connector, {
    url: endpoint,
    headers: {
      ttl: String(TTL),
      urgency: String(Urgency),
      topic: String(Topic),
      authorization: String(Authorization),
      'content-encoding': 'aes128gcm',
    },
    bytes: body,
  });
  const { status } = answer;
  return {
    status,
    error: status === 404 ? 'gone' : errorOf(status),
    retryAfterMs: retryAfterOf(answer, now),
  };
}

/** What `push-worker.js` of the dashboard reads. Services take 4,096 bytes with what the encryption adds. */
function payloadOf({ event, locale, title, lines, act, page }: AlertMessage, tag: string) {
  return {
    title: first(title, 120),
    body: first(lines.join('\n'), 500),
    tag,
    event,
    locale,
    url: (act ?? page).url,
    actions: [
      ...(act ? [{ action: 'act', title: first(act.label, 40), url: act.url }] : []),
      { action: 'page', title: first(page.label, 40), url: page.url },
    ],
  };
}
