import { errorOf, first, linksOf, type Send } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, retryAfterOf } from '#/platform/connector/ask-json.ts';

/** Text runs are no markup, unlike text blocks. */
const paragraph = (text: string, look: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...look }],
});

/** An Adaptive Card for the URL of a workflow. A workflow that takes it may still fail later. */
export const sendToTeams: Send<'teams'> = async ({ connector, target, message, now }) => {
  const { title, lines } = message;
  const answer = await askJson(connector, {
    url: target.url,
    json: JSON.stringify({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              paragraph(first(title, 300), { weight: 'Bolder', size: 'Medium' }),
              ...lines.map((line) => paragraph(first(line, 1_000))),
            ],
            actions: linksOf(message).map(({ label, url }) => ({
              type: 'Action.OpenUrl',
              title: label,
              url,
            })),
          },
        },
      ],
    }),
  });
  const { status } = answer;
  return {
    status,
    error: status === 404 ? 'gone' : errorOf(status),
    retryAfterMs: retryAfterOf(answer, now),
  };
};
