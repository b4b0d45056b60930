import { errorOf, type Post, type ServiceReply } from '#/modules/stations/outputs/services/service-call.ts';
import { askJson, isObject, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';

/** `sendMessage` of the Bot API. The secret is the token of the bot. */
export const postToTelegram: Post<'telegram'> = async ({ connector, origins, target, secret, text, now }) => {
  const answer = await askJson(connector, {
    url: `${origins.telegram}/bot${secret}/sendMessage`,
    json: JSON.stringify({
      chat_id: target.chatId,
      text: text.text,
      parse_mode: 'HTML',
      disable_notification: target.isSilent,
      link_preview_options: { is_disabled: true },
    }),
  });
  const { status, json } = answer;
  if (status === 200 && json?.ok !== true) return { status, error: 'bad_reply' };
  const detail = stringOf(json?.description);
  const parameters = isObject(json?.parameters) ? json.parameters : {};
  const { retry_after: retryAfterS, migrate_to_chat_id: chatId } = parameters;
  return {
    status,
    error: telegramError(status, detail),
    detail,
    retryAfterMs: typeof retryAfterS === 'number' ? retryAfterS * 1_000 : retryAfterOf(answer, now),
    ...(typeof chatId === 'number' && { chatId: String(chatId) }),
  };
};

/** A bot without access to a chat gets 400 for it, and an unknown token 401 or 404. */
function telegramError(status: number, detail = ''): ServiceReply['error'] {
  if (status === 404) return 'unauthorized';
  if (status === 400 && /chat not found|chat_id is empty|peer_id_invalid/i.test(detail)) return 'not_found';
  if (status === 400 && /not enough rights|need administrator rights|chat_write_forbidden/i.test(detail))
    return 'forbidden';
  return errorOf(status);
}
