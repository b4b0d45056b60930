import {
  createRateLimit,
  type ServiceReply,
  type ServiceRequest,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

export const blueskyAccount = { handle: 'aurora.bsky.social', password: 'abcd-efgh-ijkl-mnop' } as const;
const did = 'did:plc:aurora234567aurora234567';

export interface BlueskyStandIn extends ServiceStandIn {
  /** The records of the account. */
  readonly records: { readonly text: string; readonly facets?: readonly object[] }[];
  /** Ends all sessions, as after two hours. */
  expire(): void;
  /** Deletes the app password. */
  revoke(): void;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const hourMs = 3_600_000;
const failure = (status: number, error: string, message: string): ServiceReply => ({
  status,
  body: { error, message },
});

interface Settings {
  readonly now: () => Date;
  /** Of 5,000 points an hour, a post costs 3. */
  readonly postsPerHour?: number;
}

/** `createSession` (30 in 5 min) and `createRecord` (300 clusters, 3,000 bytes) of a PDS. */
export async function startBluesky({ now, postsPerHour = 1_666 }: Settings): Promise<BlueskyStandIn> {
  const records: BlueskyStandIn['records'] = [];
  const posts = createRateLimit({ limit: postsPerHour, windowMs: hourMs, now });
  const signIns = createRateLimit({ limit: 30, windowMs: 300_000, now });
  let sessions = 0;
  let expired = 0;
  let isRevoked = false;
  const limited = (waitMs: number): ServiceReply => ({
    ...failure(429, 'RateLimitExceeded', 'Rate Limit Exceeded'),
    headers: {
      'ratelimit-limit': '30',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(Math.ceil((now().getTime() + waitMs) / 1_000)),
      'ratelimit-policy': '30;w=300',
    },
  });

  function createSession({ json }: ServiceRequest): ServiceReply {
    const waitMs = signIns.take();
    if (waitMs !== null) return limited(waitMs);
    const { identifier, password } = json ?? {};
    if (identifier !== blueskyAccount.handle || password !== blueskyAccount.password || isRevoked)
      return failure(401, 'AuthenticationRequired', 'Invalid identifier or password');
    sessions += 1;
    const body = { did, handle: identifier, accessJwt: `jwt-${sessions}`, refreshJwt: `refresh-${sessions}` };
    return { status: 200, body };
  }

  function createRecord({ headers, json }: ServiceRequest): ServiceReply {
    const [, session] = /^Bearer jwt-(\d+)$/.exec(headers.authorization as string) ?? [];
    if (session === undefined) return failure(401, 'AuthMissing', 'Authentication Required');
    if (Number(session) <= expired) return failure(400, 'ExpiredToken', 'Token has expired');
    const waitMs = posts.take();
    if (waitMs !== null) return limited(waitMs);
    const record = json?.record as { text?: unknown; createdAt?: unknown } | undefined;
    const { text, createdAt } = record ?? {};
    if (json?.repo !== did || json.collection !== 'app.bsky.feed.post' || typeof text !== 'string')
      return failure(400, 'InvalidRequest', 'Invalid app.bsky.feed.post record');
    if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt)))
      return failure(400, 'InvalidRequest', 'Record/createdAt must be an valid atproto datetime');
    if ([...segmenter.segment(text)].length > 300)
      return failure(400, 'InvalidRequest', 'Record/text must not be longer than 300 graphemes');
    if (Buffer.byteLength(text) > 3_000)
      return failure(400, 'InvalidRequest', 'Record/text must not be longer than 3000 characters');
    records.push(record as BlueskyStandIn['records'][number]);
    return {
      status: 200,
      body: { uri: `at://${did}/app.bsky.feed.post/3k${records.length}`, cid: 'bafyrei' },
    };
  }

  const service = await startService((request) => {
    const { pathname } = request.url;
    if (pathname === '/xrpc/com.atproto.server.createSession') return createSession(request);
    if (pathname === '/xrpc/com.atproto.repo.createRecord') return createRecord(request);
    return failure(404, 'XRPCNotSupported', 'XRPCNotSupported');
  });
  return {
    ...service,
    records,
    expire() {
      expired = sessions;
    },
    revoke() {
      isRevoked = true;
      expired = sessions;
    },
  };
}
