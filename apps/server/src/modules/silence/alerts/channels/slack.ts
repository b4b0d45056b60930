import { errorOf, first, linksOf, type Send } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, retryAfterOf } from '#/platform/connector/ask-json.ts';

/** The channel or the hook is no more. */
const gone = ['no_service', 'no_team', 'channel_not_found', 'channel_is_archived'];

/** Incoming webhook: `text` is the notification; replies are plain text, such as `ok` or `no_service`. */
export const sendToSlack: Send<'slack'> = async ({ connector, origins, target, message, now }) => {
  const { title, lines } = message;
  const answer = await askJson(connector, {
    url: `${origins.slack}/services/${target.path}`,
    json: JSON.stringify({
      text: escaped(title),
      blocks: [
        { type: 'header', text: plain(first(title, 150)) },
        ...(lines.length > 0 ? [{ type: 'section', text: plain(first(lines.join('\n'), 3_000)) }] : []),
        {
          type: 'actions',
          elements: linksOf(message).map(({ label, url }) => ({
            type: 'button',
            text: plain(first(label, 75)),
            url,
          })),
        },
      ],
      unfurl_links: false,
      unfurl_media: false,
    }),
  });
  const { status } = answer;
  const reply = answer.textBody.trim();
  const isGone = gone.includes(reply) || status === 404;
  return {
    status,
    error: isGone ? 'gone' : status === 200 && reply !== 'ok' ? 'bad_reply' : errorOf(status),
    retryAfterMs: retryAfterOf(answer, now),
  };
};

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
