import {
  createRateLimit,
  type ServiceReply,
  type ServiceStandIn,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

interface Clocked {
  readonly now: () => Date;
}

const routingKey = 'R0123456789abcdef0123456789abcde';
export const pagerDutyKey = routingKey;

export interface PagerDutyStandIn extends ServiceStandIn {
  /** The state of each alert by its key. */
  readonly alerts: Map<string, 'triggered' | 'acknowledged' | 'resolved'>;
}

/** Events API v2: 202 for an accepted event, 400 for one that is no event, 429 for too many. */
export async function startPagerDuty({ now }: Clocked): Promise<PagerDutyStandIn> {
  const alerts: PagerDutyStandIn['alerts'] = new Map();
  const rate = createRateLimit({ limit: 120, windowMs: 60_000, now });
  const invalid = (error: string): ServiceReply => ({
    status: 400,
    body: { status: 'invalid event', message: 'Event object is invalid', errors: [error] },
  });
  const service = await startService(({ url, json }): ServiceReply => {
    if (url.pathname !== '/v2/enqueue' || !json) return { status: 404, body: 'Not Found' };
    if (rate.take() !== null) return { status: 429, body: { status: 'throttle exceeded' } };
    if (json.routing_key !== routingKey) return invalid("'routing_key' is invalid");
    const key = json.dedup_key;
    if (typeof key !== 'string' || key.length > 255) return invalid("Length of 'dedup_key' is incorrect");
    const action = json.event_action;
    if (action !== 'trigger' && action !== 'acknowledge' && action !== 'resolve')
      return invalid("'event_action' is invalid");
    if (action === 'trigger' && !isPayload(json.payload)) return invalid("'payload' is missing or blank");
    const states = { trigger: 'triggered', acknowledge: 'acknowledged', resolve: 'resolved' } as const;
    alerts.set(key, states[action]);
    return { status: 202, body: { status: 'success', message: 'Event processed', dedup_key: key } };
  });
  return { ...service, alerts };
}

function isPayload(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const { summary, source, severity } = payload as Record<string, unknown>;
  const isText = (value: unknown, length: number) =>
    typeof value === 'string' && value !== '' && value.length <= length;
  return (
    isText(summary, 1_024) &&
    isText(source, 255) &&
    ['critical', 'error', 'warning', 'info'].includes(String(severity))
  );
}

export const teamsPath = '/workflows/0a1b2c/triggers/manual/paths/invoke?sig=secret-of-the-workflow';

export interface TeamsStandIn extends ServiceStandIn {
  /** The cards that were shown. */
  readonly cards: object[];
}

/** A workflow takes everything with 202; only Adaptive Cards are shown. 28 kB at most. */
export async function startTeams(): Promise<TeamsStandIn> {
  const cards: object[] = [];
  const service = await startService(({ url, body, json }): ServiceReply => {
    if (url.searchParams.get('sig') !== 'secret-of-the-workflow')
      return { status: 401, body: { error: { code: 'DirectApiInvalidAuthorizationScheme' } } };
    if (body.length > 28_000) return { status: 413, body: '' };
    const [attachment] = Array.isArray(json?.attachments) ? (json.attachments as unknown[]) : [];
    const card = attachment as { contentType?: string; content?: { type?: string } } | undefined;
    const isCard = card?.contentType === 'application/vnd.microsoft.card.adaptive';
    if (isCard && card.content?.type === 'AdaptiveCard') cards.push(card.content);
    return { status: 202, body: '' };
  });
  return { ...service, cards };
}

export const textAccount = {
  account: 'AC0123',
  token: 'token-of-the-account',
  from: '+15005550006',
} as const;

export interface TwilioStandIn extends ServiceStandIn {
  readonly texts: { readonly to: string; readonly body: string }[];
  readonly calls: { readonly to: string; readonly twiml: string }[];
  /** The person replies STOP. */
  readonly stopped: Set<string>;
  /** What became of a message or call by its id; `queued` without an entry. */
  readonly ends: Map<string, { readonly status: string; readonly code?: number }>;
}

/** Messages and calls; errors have a code of their own. */
export async function startTwilio(): Promise<TwilioStandIn> {
  const texts: { to: string; body: string }[] = [];
  const calls: { to: string; twiml: string }[] = [];
  const stopped = new Set<string>();
  const ends: TwilioStandIn['ends'] = new Map();
  const wanted = `Basic ${Buffer.from(`${textAccount.account}:${textAccount.token}`).toString('base64')}`;
  const refusal = (code: number, message: string, status = 400): ServiceReply => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
  const service = await startService(({ method, url, headers, body }): ServiceReply => {
    const [, account, resource, sid] =
      /^\/2010-04-01\/Accounts\/(\w+)\/(Messages|Calls)(?:\/(\w+))?\.json$/.exec(url.pathname) ?? [];
    if (account !== textAccount.account) return refusal(20_404, 'The requested resource was not found', 404);
    if (headers.authorization !== wanted) return refusal(20_003, 'Authenticate', 401);
    if (method === 'GET' && sid !== undefined) {
      const { status, code = null } = ends.get(sid) ?? { status: 'queued' };
      return { status: 200, body: { sid, status, error_code: code } };
    }
    const form = new URLSearchParams(body);
    const to = form.get('To') ?? '';
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return refusal(21_211, "The 'To' number is not a valid phone number.");
    if (stopped.has(to)) return refusal(21_610, 'Attempt to send to unsubscribed recipient');
    if (resource === 'Calls') {
      const twiml = form.get('Twiml') ?? '';
      if (!/^<Response>.*<\/Response>$/s.test(twiml)) return refusal(21_205, 'Url parameter is required.');
      calls.push({ to, twiml });
      return { status: 201, body: { sid: `CA${calls.length}`, status: 'queued' } };
    }
    const text = form.get('Body') ?? '';
    if (text === '' || text.length > 1_600) return refusal(21_617, 'The message body is too long.');
    texts.push({ to, body: text });
    return { status: 201, body: { sid: `SM${texts.length}`, status: 'queued' } };
  });
  return { ...service, texts, calls, stopped, ends };
}
