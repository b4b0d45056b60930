import type { AlertError } from '@unmuted/api/contract';
import { errorOf, first, linksOf, type Send } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, isObject, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';

/** `sendMessage` of the Bot API. Entities instead of markup: names need no escaping. Their offsets count UTF-16 units. */
export const sendToTelegram: Send<'telegram'> = async ({ connector, origins, target, message, now }) => {
  const title = first(message.title, 300);
  let text = [title, ...message.lines.map((line) => first(line, 600))].join('\n');
  const entities: object[] = [{ type: 'bold', offset: 0, length: title.length }];
  for (const { label, url } of linksOf(message)) {
    entities.push({ type: 'text_link', offset: text.length + 1, length: label.length, url });
    text += `\n${label}`;
  }
  const answer = await askJson(connector, {
    url: `${origins.telegram}/bot${target.token}/sendMessage`,
    json: JSON.stringify({
      chat_id: target.chatId,
      text,
      entities,
      link_preview_options: { is_disabled: true },
    }),
  });
  const { status, json } = answer;
  if (status === 200 && json?.ok !== true) return { status, error: 'bad_reply' };
  const parameters = isObject(json?.parameters) ? json.parameters : {};
  const { retry_after: retryAfterS, migrate_to_chat_id: chatId } = parameters;
  const result = isObject(json?.result) ? json.result : {};
  return {
    status,
    error: telegramError(status, stringOf(json?.description)),
    retryAfterMs: typeof retryAfterS === 'number' ? retryAfterS * 1_000 : retryAfterOf(answer, now),
    ...(typeof result.message_id === 'number' && { providerId: String(result.message_id) }),
    ...(typeof chatId === 'number' && { chatId: String(chatId) }),
  };
};

/** A bot that was blocked or removed gets 403, one with an unknown token 401 or 404. */
function telegramError(status: number, description = ''): AlertError | null {
  if (status === 404) return 'unauthorized';
  if (status === 403 || /chat not found|chat_id is empty|peer_id_invalid/i.test(description)) return 'gone';
  return errorOf(status);
}
