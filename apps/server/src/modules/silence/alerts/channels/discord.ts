import { errorOf, first, linksOf, type Send } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';

/** Execute Webhook. Without `wait`, a message that is not stored gives no error; version 10 counts `retry_after` in seconds. */
export const sendToDiscord: Send<'discord'> = async ({ connector, origins, target, message, now }) => {
  const { title, lines } = message;
  const links = linksOf(message).map(({ label, url }) => `[${escaped(label)}](${url})`);
  const answer = await askJson(connector, {
    url: `${origins.discord}/api/v10/webhooks/${target.hook}?wait=true`,
    json: JSON.stringify({
      content: first(`**${escaped(title)}**`, 2_000),
      embeds: [{ description: first([...lines.map(escaped), links.join(' · ')].join('\n'), 4_000) }],
      allowed_mentions: { parse: [] },
    }),
  });
  const { status, json } = answer;
  const id = stringOf(json?.id);
  if (status >= 200 && status < 300 && id === undefined) return { status, error: 'bad_reply' };
  const retryAfterS = json?.retry_after;
  return {
    status,
    error: status === 404 ? 'gone' : errorOf(status),
    retryAfterMs: typeof retryAfterS === 'number' ? retryAfterS * 1_000 : retryAfterOf(answer, now),
    providerId: id,
  };
};

/** Names of stations are no markup. */
const escaped = (text: string) => text.replace(/[\\*_~`|>#[\]()<@:-]/g, String.raw`\$&`);
