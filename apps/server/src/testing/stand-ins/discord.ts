import {
  createRateLimit,
  type ServiceReply,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

export const discordHook = { id: '112233445566778899', token: `Tk-${'d_'.repeat(32)}` } as const;
export const discordUrl = `https://discord.com/api/webhooks/${discordHook.id}/${discordHook.token}`;

export interface DiscordStandIn extends ServiceStandIn {
  /** The messages of the channel. */
  readonly messages: string[];
  /** Deletes the webhook. */
  remove(): void;
}

/**
 * Execute Webhook of API version 10: 2,000 code points, 5 messages in 2 s. Without `wait` it answers 204 for a stored message
 * and for one that is not.
 */
export async function startDiscord({ now }: { readonly now: () => Date }): Promise<DiscordStandIn> {
  const messages: string[] = [];
  const rate = createRateLimit({ limit: 5, windowMs: 2_000, now });
  let isRemoved = false;
  const service = await startService(({ method, url, json }): ServiceReply => {
    const [, id, token] = /^\/api\/v10\/webhooks\/(\d+)\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (method !== 'POST') return { status: 405, body: { message: '405: Method Not Allowed', code: 0 } };
    if (id !== discordHook.id || isRemoved)
      return { status: 404, body: { message: 'Unknown Webhook', code: 10_015 } };
    if (token !== discordHook.token)
      return { status: 401, body: { message: 'Invalid Webhook Token', code: 50_027 } };
    const waitMs = rate.take();
    if (waitMs !== null) return limited(waitMs, now());
    const content = json?.content;
    if (typeof content !== 'string' || content.trim() === '')
      return { status: 400, body: { message: 'Cannot send an empty message', code: 50_006 } };
    if ([...content].length > 2_000) return tooLong;
    messages.push(content);
    if (url.searchParams.get('wait') !== 'true') return { status: 204, body: '' };
    return { status: 200, body: { id: `9${messages.length}`, content, webhook_id: id } };
  });
  return {
    ...service,
    messages,
    remove() {
      isRemoved = true;
    },
  };
}

const tooLong: ServiceReply = {
  status: 400,
  body: {
    message: 'Invalid Form Body',
    code: 50_035,
    errors: {
      content: {
        _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }],
      },
    },
  },
};

function limited(waitMs: number, now: Date): ServiceReply {
  const waitS = waitMs / 1_000;
  return {
    status: 429,
    headers: {
      'retry-after': String(Math.ceil(waitS)),
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(now.getTime() / 1_000 + waitS),
      'x-ratelimit-reset-after': String(waitS),
      'x-ratelimit-scope': 'user',
    },
    body: { message: 'You are being rate limited.', retry_after: waitS, global: false },
  };
}
