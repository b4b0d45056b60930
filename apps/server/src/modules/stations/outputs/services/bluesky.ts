import type { OutputText } from '@unmuted/api/contract';
import {
  errorOf,
  type ServiceCall,
  type ServiceReply,
} from '#/modules/stations/outputs/services/service-call.ts';
import { askJson, retryAfterOf, stringOf, untilMs } from '#/platform/connector/ask-json.ts';

type Call = ServiceCall<'bluesky'>;

interface Session {
  readonly did: string;
  readonly accessJwt: string;
}

/**
 * `com.atproto.repo.createRecord`, with a session that is kept: an account may sign in only 300 times a day. A session ends
 * after some hours; the post is then repeated once with a new one.
 */
export async function postToBluesky(call: Call): Promise<ServiceReply> {
  const known = sessionOf(call.session);
  if (known) {
    const reply = await createRecord(call, known);
    if (!reply.isSessionOver) return reply;
  }
  const signIn = await createSession(call);
  if (!('session' in signIn)) return { ...signIn.reply, session: null };
  const reply = await createRecord(call, signIn.session);
  return { ...reply, session: reply.isSessionOver ? null : JSON.stringify(signIn.session) };
}

type Answer = Awaited<ReturnType<typeof askJson>>;

const xrpc = ({ connector, target }: Call, method: string, input: object, token?: string): Promise<Answer> =>
  askJson(connector, {
    url: `${target.server.replace(/\/$/, '')}/xrpc/${method}`,
    json: JSON.stringify(input),
    headers: token === undefined ? undefined : { authorization: `Bearer ${token}` },
  });

async function createSession(
  call: Call,
): Promise<{ readonly session: Session } | { readonly reply: ServiceReply }> {
  const { target, secret, now } = call;
  const answer = await xrpc(call, 'com.atproto.server.createSession', {
    identifier: target.handle,
    password: secret,
  });
  const [did, accessJwt] = [stringOf(answer.json?.did), stringOf(answer.json?.accessJwt)];
  if (answer.status === 200 && did && accessJwt) return { session: { did, accessJwt } };
  const reply = replyOf(answer, now);
  return { reply: answer.status === 200 ? { ...reply, error: 'bad_reply' } : reply };
}

async function createRecord(
  call: Call,
  { did, accessJwt }: Session,
): Promise<ServiceReply & { readonly isSessionOver: boolean }> {
  const { text, now } = call;
  const facets = facetsOf(text);
  const record = {
    $type: 'app.bsky.feed.post',
    text: text.text,
    createdAt: now.toISOString(),
    ...(facets.length > 0 && { facets }),
  };
  const input = { repo: did, collection: 'app.bsky.feed.post', record };
  const answer = await xrpc(call, 'com.atproto.repo.createRecord', input, accessJwt);
  const name = stringOf(answer.json?.error) ?? '';
  const isSessionOver = ['ExpiredToken', 'InvalidToken'].includes(name);
  const reply = replyOf(answer, now);
  const isPosted = answer.status === 200 && stringOf(answer.json?.uri) !== undefined;
  if (answer.status === 200 && !isPosted) return { ...reply, error: 'bad_reply', isSessionOver };
  return { ...reply, ...(isSessionOver && { error: 'unauthorized' as const }), isSessionOver };
}

/** Errors have a name and usually a message; limits end at `RateLimit-Reset`, in seconds of Unix time. */
function replyOf(answer: Answer, now: Date): ServiceReply {
  const { status, json, headers } = answer;
  const name = stringOf(json?.error);
  const detail = [name, stringOf(json?.message)].filter((part) => part !== undefined).join(': ');
  const resetS = Number(headers.get('ratelimit-reset') ?? Number.NaN);
  const isTakenDown = name === 'AccountTakedown' || name === 'AccountDeactivated';
  return {
    status,
    error: isTakenDown ? 'forbidden' : errorOf(status),
    detail: detail === '' ? undefined : detail,
    retryAfterMs: status === 429 ? (untilMs(resetS * 1_000, now) ?? retryAfterOf(answer, now)) : null,
  };
}

function sessionOf(stored: string | null): Session | null {
  return stored === null ? null : (JSON.parse(stored) as Session);
}

const linkOrTag = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|(?<=^|\s)[#＃](?=\S*[^\d\s\p{P}])[^\s\p{P}]+/gu;

/** Links and tags of the template, at offsets in UTF-8 bytes; those of titles stay text. */
export function facetsOf({ parts }: Pick<OutputText, 'parts'>): object[] {
  let offset = 0;
  return parts.flatMap(({ text, isLiteral }) => {
    const start = offset;
    offset += Buffer.byteLength(text);
    if (!isLiteral) return [];
    return [...text.matchAll(linkOrTag)].map(({ 0: found, index }) => {
      const byteStart = start + Buffer.byteLength(text.slice(0, index));
      const feature = found.startsWith('http')
        ? { $type: 'app.bsky.richtext.facet#link', uri: found }
        : { $type: 'app.bsky.richtext.facet#tag', tag: found.slice(1) };
      return { index: { byteStart, byteEnd: byteStart + Buffer.byteLength(found) }, features: [feature] };
    });
  });
}
