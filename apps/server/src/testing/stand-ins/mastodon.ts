import {
  createRateLimit,
  type ServiceReply,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

export const mastodonToken = 'mAst0d0n_access-token_of-43-characters-here';

export interface MastodonStandIn extends ServiceStandIn {
  readonly messages: string[];
  /** Ends the authorization of the token. */
  revoke(): void;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const hourMs = 3_600_000;

/** `POST /api/v1/statuses`: 500 clusters, 300 posts in 3 h; an idempotency key is known for an hour. */
export async function startMastodon({
  now,
  postsIn3h = 300,
}: {
  readonly now: () => Date;
  readonly postsIn3h?: number;
}): Promise<MastodonStandIn> {
  const messages: string[] = [];
  const keys = new Map<string, { readonly at: number; readonly body: object }>();
  const rate = createRateLimit({ limit: postsIn3h, windowMs: 3 * hourMs, now });
  let isRevoked = false;
  const service = await startService(({ method, url, headers, json }): ServiceReply => {
    if (method !== 'POST' || url.pathname !== '/api/v1/statuses')
      return { status: 404, body: { error: 'Record not found' } };
    if (isRevoked) return { status: 401, body: { error: 'The access token was revoked' } };
    if (headers.authorization !== `Bearer ${mastodonToken}`)
      return { status: 401, body: { error: 'The access token is invalid' } };
    const key = String(headers['idempotency-key'] ?? '');
    const known = keys.get(key);
    if (known && now().getTime() - known.at < hourMs) return { status: 200, body: known.body };
    const waitMs = rate.take();
    if (waitMs !== null) return limited(waitMs, now(), postsIn3h);
    const { status, visibility } = json ?? {};
    if (typeof status !== 'string' || status === '') return invalid("Text can't be blank");
    if (!['public', 'unlisted', 'private', 'direct'].includes(String(visibility)))
      return invalid('Visibility is not included in the list');
    if ([...segmenter.segment(status)].length > 500) return invalid('Text character limit of 500 exceeded');
    messages.push(status);
    const body = { id: `11${messages.length}`, visibility, content: `<p>${status}</p>` };
    if (key !== '') keys.set(key, { at: now().getTime(), body });
    return { status: 200, body };
  });
  return {
    ...service,
    messages,
    revoke() {
      isRevoked = true;
    },
  };
}

const invalid = (problem: string): ServiceReply => ({
  status: 422,
  body: { error: `Validation failed: ${problem}` },
});

const limited = (waitMs: number, now: Date, limit: number): ServiceReply => ({
  status: 429,
  headers: {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': new Date(now.getTime() + waitMs).toISOString(),
  },
  body: { error: 'Too many requests' },
});
