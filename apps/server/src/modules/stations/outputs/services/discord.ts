import { errorOf, type Post } from '#/modules/stations/outputs/services/service-call.ts';
import { askJson, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';

/** Of a message flag: links have no preview. */
const suppressEmbeds = 4;

/**
 * Execute Webhook. Without `wait`, a message that is not stored gives no error; version 10 counts `retry_after` in seconds.
 * The secret is `id/token`.
 */
export const postToDiscord: Post<'discord'> = async ({ connector, origins, target, secret, text, now }) => {
  const thread = target.threadId === null ? '' : `&thread_id=${target.threadId}`;
  const answer = await askJson(connector, {
    url: `${origins.discord}/api/v10/webhooks/${secret}?wait=true${thread}`,
    json: JSON.stringify({
      content: text.text,
      allowed_mentions: { parse: [] },
      flags: suppressEmbeds,
    }),
  });
  const { status, json } = answer;
  if (status === 200 && stringOf(json?.id) === undefined) return { status, error: 'bad_reply' };
  const retryAfterS = json?.retry_after;
  return {
    status,
    error: errorOf(status),
    detail: stringOf(json?.message),
    retryAfterMs: typeof retryAfterS === 'number' ? retryAfterS * 1_000 : retryAfterOf(answer, now),
  };
};
