import { verify } from 'node:crypto';
import * as z from 'zod/mini';
import { createChainCheck } from '#/modules/skills/endpoint/certificate-chain.ts';
import { createChainCache, type FetchChain } from '#/modules/skills/endpoint/chain-cache.ts';
import { checkChainUrl } from '#/modules/skills/endpoint/chain-url.ts';
import { type Refusal, type Refused, refused } from '#/modules/skills/endpoint/refusals.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { trustedRoots } from '#/platform/tls/trusted-roots.ts';

interface VerifierOptions {
  readonly clock: Clock;
  readonly fetchChain: FetchChain;
  /** Trusted certificate authorities in PEM; those of Node by default. */
  readonly roots?: () => readonly string[];
}

export interface SignedRequest {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As received: the signature is over these bytes. */
  readonly rawBody: Buffer;
  /** Amazon's id of the skill at this address. */
  readonly applicationId: string;
}

/** The body is the parsed JSON of the verified bytes. */
export type RequestVerdict = { readonly ok: true; readonly body: unknown } | Refused;

/** Amazon's limit, in both directions. */
const toleranceMs = 150_000;
/** Events of a skill, such as that it was disabled, are repeated for up to an hour. */
const eventToleranceMs = 3_600_000;
const eventPrefix = 'AlexaSkillEvent.';
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const sender = z.nullish(
  z.object({ application: z.nullish(z.object({ applicationId: z.nullish(z.string()) })) }),
);
const envelope = z.object({
  session: sender,
  context: z.nullish(z.object({ System: sender })),
  request: z.object({ type: z.string(), timestamp: z.optional(z.unknown()) }),
});
type Envelope = z.infer<typeof envelope>;

/**
 * Checks that requests come from Alexa and are for a skill, by Amazon's rules for web services. What needs no certificate is checked
 * first: only who knows the id of the skill makes the server fetch a chain.
 */
export function createRequestVerifier({ clock, fetchChain, roots = trustedRoots }: VerifierOptions) {
  const chainOf = createChainCache({ clock, fetchChain, check: createChainCheck(roots) });

  return async ({ headers, rawBody, applicationId }: SignedRequest): Promise<RequestVerdict> => {
    const signature = headers['signature-256'];
    if (typeof signature !== 'string' || signature === '') return refused('signature_missing');
    if (!base64.test(signature)) return refused('signature_malformed');
    const chainHeader = headers.signaturecertchainurl;
    if (typeof chainHeader !== 'string' || chainHeader === '') return refused('chain_url_missing');
    const chainUrl = checkChainUrl(chainHeader);
    if (!chainUrl.ok) return chainUrl;
    const body = parseJson(rawBody);
    const read = envelope.safeParse(body);
    if (!read.success) return refused('body_unreadable');
    const reason =
      applicationRefusal(read.data, applicationId) ?? timestampRefusal(read.data.request, clock.now());
    if (reason) return refused(reason);
    const chain = await chainOf(chainUrl.url);
    if (!chain.ok) return chain;
    return verify('RSA-SHA256', rawBody, chain.key, Buffer.from(signature, 'base64'))
      ? { ok: true, body }
      : refused('signature_wrong');
  };
}

/** Requests without a session have the id in the context alone, and old ones in the session alone. */
function applicationRefusal({ session, context }: Envelope, applicationId: string): Refusal | null {
  const ids = [session, context?.System].flatMap((each) => each?.application?.applicationId ?? []);
  if (ids.length === 0) return 'application_missing';
  return ids.every((id) => id === applicationId) ? null : 'application_wrong';
}

function timestampRefusal({ type, timestamp }: Envelope['request'], now: Date): Refusal | null {
  const sentMs =
    typeof timestamp === 'string' && isoTime.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(sentMs)) return 'timestamp_unreadable';
  const ageMs = now.getTime() - sentMs;
  if (ageMs < -toleranceMs) return 'timestamp_in_future';
  const oldestMs = type.startsWith(eventPrefix) ? eventToleranceMs : toleranceMs;
  return ageMs > oldestMs ? 'timestamp_too_old' : null;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
