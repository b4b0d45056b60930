import {
  createRateLimit,
  type ServiceReply,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

export const telegramToken = '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';
export const telegramChat = '@radioaurora';

export interface TelegramStandIn extends ServiceStandIn {
  /** The texts after their markup was parsed. */
  readonly messages: string[];
  /** Removes the bot from the channel. */
  kick(): void;
  /** Makes the group a supergroup with another number. */
  migrate(from: string, to: number): void;
}

const failure = (code: number, description: string, parameters?: object): ServiceReply => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
});

/** `sendMessage` of the Bot API: HTML, 4,096 code points after parsing, 20 messages a minute for a chat. */
export async function startTelegram({ now }: { readonly now: () => Date }): Promise<TelegramStandIn> {
  const messages: string[] = [];
  const chats = new Set([telegramChat, '-4001']);
  const moved = new Map<string, number>();
  const rate = createRateLimit({ limit: 20, windowMs: 60_000, now });
  let isKicked = false;
  const service = await startService(({ url, json }): ServiceReply => {
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (token === undefined || method !== 'sendMessage') return failure(404, 'Not Found');
    if (token !== telegramToken) return failure(401, 'Unauthorized');
    const { chat_id: chatId, text, parse_mode: mode } = json ?? {};
    if (typeof text !== 'string' || text === '') return failure(400, 'Bad Request: message text is empty');
    const newId = moved.get(String(chatId));
    if (newId !== undefined)
      return failure(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: newId,
      });
    if (!chats.has(String(chatId))) return failure(400, 'Bad Request: chat not found');
    if (isKicked) return failure(403, 'Forbidden: bot was kicked from the channel chat');
    const parsed = mode === 'HTML' ? parseHtml(text) : text;
    if (parsed === null) return failure(400, "Bad Request: can't parse entities: unsupported start tag");
    if ([...parsed].length > 4_096) return failure(400, 'Bad Request: message is too long');
    const waitMs = rate.take();
    if (waitMs !== null) {
      const retryAfter = Math.ceil(waitMs / 1_000);
      return failure(429, `Too Many Requests: retry after ${retryAfter}`, { retry_after: retryAfter });
    }
    messages.push(parsed);
    return { status: 200, body: { ok: true, result: { message_id: messages.length, text: parsed } } };
  });
  return {
    ...service,
    messages,
    kick() {
      isKicked = true;
    },
    migrate(from, to) {
      moved.set(from, to);
      chats.add(String(to));
    },
  };
}

/** Null for markup that does not parse. */
function parseHtml(text: string): string | null {
  const open: string[] = [];
  let isValid = true;
  const plain = text.replace(/<(\/?)(\w+)[^>]*>/g, (_tag, slash: string, name: string) => {
    if (!['b', 'i', 'u', 's', 'code'].includes(name)) isValid = false;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) isValid = false;
    return '';
  });
  if (!isValid || open.length > 0 || /[<>]|&(?!amp;|lt;|gt;|quot;)/.test(plain)) return null;
  return plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
