import {
  createRateLimit,
  type ServiceReply,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

export const slackPath = '/services/T01ABCDEF/B02GHIJKL/abcdefghijklmnopqrstuvwx';
export const slackUrl = `https://hooks.slack.com${slackPath}`;

export interface SlackStandIn extends ServiceStandIn {
  readonly messages: string[];
  /** Archives the channel. */
  archive(): void;
}

/** An incoming webhook: answers in plain text, and allows one message a second, with short bursts. */
export async function startSlack({ now }: { readonly now: () => Date }): Promise<SlackStandIn> {
  const messages: string[] = [];
  const rate = createRateLimit({ limit: 3, windowMs: 3_000, now });
  let isArchived = false;
  const service = await startService(({ url, json }): ServiceReply => {
    const [, team, hook] = /^\/services\/(T\w+)\/(B\w+)\/\w+$/.exec(url.pathname) ?? [];
    if (team !== 'T01ABCDEF') return { status: 404, body: 'no_team' };
    if (hook !== 'B02GHIJKL') return { status: 404, body: 'no_service' };
    if (url.pathname !== slackPath) return { status: 403, body: 'invalid_token' };
    if (isArchived) return { status: 410, body: 'channel_is_archived' };
    const waitMs = rate.take();
    if (waitMs !== null)
      return {
        status: 429,
        headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
        body: 'rate_limited',
      };
    if (!json) return { status: 400, body: 'invalid_payload' };
    const { text } = json;
    if (typeof text !== 'string' || text === '') return { status: 400, body: 'no_text' };
    messages.push(text.slice(0, 40_000));
    return { status: 200, body: 'ok' };
  });
  return {
    ...service,
    messages,
    archive() {
      isArchived = true;
    },
  };
}
