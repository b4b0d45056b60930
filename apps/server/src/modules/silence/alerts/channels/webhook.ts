import type { AlertEvent } from '@unmuted/api/contract';
import { errorOf, type Send } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, retryAfterOf } from '#/platform/connector/ask-json.ts';
import { signatureHeaders } from '#/platform/crypto/sign-message.ts';

const types: Readonly<Record<AlertEvent, string>> = {
  raised: 'silence.started',
  reminder: 'silence.reminder',
  acknowledged: 'silence.acknowledged',
  recovered: 'silence.ended',
  test: 'silence.test',
  confirm: 'silence.test',
};

/** Standard Webhooks 1.0.0: the id is the same for all tries, the time is that of the try. */
export const sendToWebhook: Send<'webhook'> = async ({ connector, target, message, now }) => {
  const { id, event, station, incident, title, lines, act, page } = message;
  const body = JSON.stringify({
    type: types[event],
    timestamp: now.toISOString(),
    data: { station, incident, text: [title, ...lines].join('\n'), actUrl: act?.url ?? null, url: page.url },
  });
  const answer = await askJson(connector, {
    url: target.url,
    headers: signatureHeaders({ id, at: now, body }, [target.secret]),
    json: body,
  });
  return {
    status: answer.status,
    error: errorOf(answer.status),
    retryAfterMs: retryAfterOf(answer, now),
  };
};
