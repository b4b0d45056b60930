import { errorOf, type Post } from '#/modules/stations/outputs/services/service-call.ts';
import { askJson, retryAfterOf, stringOf, untilMs } from '#/platform/connector/ask-json.ts';

/** `POST /api/v1/statuses`. The idempotency key makes a repeated try return the first post. */
export const postToMastodon: Post<'mastodon'> = async ({ connector, target, secret, text, key, now }) => {
  const answer = await askJson(connector, {
    url: `${target.instance.replace(/\/$/, '')}/api/v1/statuses`,
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
    json: JSON.stringify({ status: text.text, visibility: target.visibility }),
  });
  const { status, json, headers } = answer;
  if (status === 200 && stringOf(json?.id) === undefined) return { status, error: 'bad_reply' };
  const isLimited = status === 429;
  return {
    status,
    error: errorOf(status),
    detail: stringOf(json?.error_description) ?? stringOf(json?.error),
    retryAfterMs: isLimited
      ? (untilMs(Date.parse(headers.get('x-ratelimit-reset') ?? ''), now) ?? retryAfterOf(answer, now))
      : null,
  };
};
