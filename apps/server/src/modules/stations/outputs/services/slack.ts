import { errorOf, type Post } from '#/modules/stations/outputs/services/service-call.ts';
import { askJson, retryAfterOf } from '#/platform/connector/ask-json.ts';

/** Incoming webhook: replies are plain text, such as `ok` or `channel_is_archived`. The secret is the path of its URL. */
export const postToSlack: Post<'slack'> = async ({ connector, origins, secret, text, now }) => {
  const answer = await askJson(connector, {
    url: `${origins.slack}/services/${secret}`,
    json: JSON.stringify({ text: text.text, unfurl_links: false, unfurl_media: false }),
  });
  const { status, textBody } = answer;
  const isOk = textBody.trim() === 'ok';
  return {
    status,
    error: status === 200 && !isOk ? 'bad_reply' : errorOf(status),
    detail: /^[a-z_]{2,60}$/.test(textBody.trim()) && !isOk ? textBody.trim() : undefined,
    retryAfterMs: retryAfterOf(answer, now),
  };
};
