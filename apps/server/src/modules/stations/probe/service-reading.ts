import { bitrateOfAudioInfo, parseBitrate } from '#/engine/declared-bitrate.ts';
import { type Asked, ask, excerptOf, hasAnswered } from '#/modules/stations/probe/ask-page.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';
import { decodeTextOr } from '#/platform/lib/decode-text.ts';

/** What the status page of a service says of one stream. What it does not say is null. */
export interface ServiceReading {
  /** `unknown`: there is no page, or it cannot be read; the stream may be on air all the same. */
  readonly state: 'on_air' | 'off_air' | 'unknown' | 'bad_credentials' | 'unreachable';
  readonly listeners: number | null;
  readonly peak: number | null;
  readonly limit: number | null;
  /** Of most services artist and title in one, as the source sent them. */
  readonly title: string | null;
  readonly artist: string | null;
  readonly name: string | null;
  readonly bitrateKbps: number | null;
  readonly contentType: string | null;
  /** The code of the connector's error, the HTTP status, or `not_readable`. */
  readonly problem: string | null;
  /** The start of the page for display, without our credentials. */
  readonly rawReply: string;
}

export const emptyReading: ServiceReading = {
  state: 'unknown',
  listeners: null,
  peak: null,
  limit: null,
  title: null,
  artist: null,
  name: null,
  bitrateKbps: null,
  contentType: null,
  problem: null,
  rawReply: '',
};

/** A status page, or the reading of a service that has none for us. */
export type Page = { readonly text: string; readonly rawReply: string } | { readonly failed: ServiceReading };

interface PageQuestion {
  readonly url: string;
  readonly credentials?: ServiceTarget['credentials'];
  readonly userAgent?: string;
  readonly maxBytes: number;
  /** Of a page that is not UTF-8. */
  readonly charset?: string | null;
}

const withinMs = 5_000;
const maxRawBytes = 8_192;

/** Asks for a page of at most so many bytes; a larger or endless one is cut. */
export async function askPage(connector: Connector, question: PageQuestion): Promise<Page> {
  const { url, credentials, userAgent, maxBytes, charset } = question;
  const asked = await ask(connector, {
    url,
    headers: {
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      ...(credentials && { authorization: `Basic ${base64Of(credentials)}` }),
    },
    wanted: { firstBytes: maxBytes, withinMs },
    withinMs: 2 * withinMs,
  });
  return pageOf(asked, { credentials: credentials ?? null, charset: charset ?? null });
}

function pageOf(
  asked: Asked,
  { credentials, charset }: Pick<ServiceTarget, 'credentials' | 'charset'>,
): Page {
  if ('code' in asked) {
    const state = hasAnswered(asked.code) ? 'unknown' : 'unreachable';
    return { failed: { ...emptyReading, state, problem: asked.code } };
  }
  const { status } = asked;
  const { text } = decodeTextOr(asked.body, charset);
  const rawReply = excerptOf(without(credentials, text), maxRawBytes);
  if (status === 200) return { text, rawReply };
  const isRefused = credentials !== null && (status === 401 || status === 403);
  const state = isRefused ? 'bad_credentials' : 'unknown';
  return { failed: { ...emptyReading, state, problem: String(status), rawReply } };
}

const base64Of = ({ user, password }: NonNullable<ServiceTarget['credentials']>): string =>
  Buffer.from(`${user}:${password}`).toString('base64');

/** Some error pages repeat the request. */
function without(credentials: ServiceTarget['credentials'], text: string): string {
  if (!credentials || credentials.password === '') return text;
  const { password } = credentials;
  const secrets = [base64Of(credentials), password, encodeURIComponent(password)];
  return secrets.reduce((left, secret) => left.replaceAll(secret, '***'), text);
}

export const unreadable = (rawReply: string): ServiceReading => ({
  ...emptyReading,
  problem: 'not_readable',
  rawReply,
});

/** The values of a stream by their names on a status page; null for one that is absent. */
export type Values = (name: string) => string | null;

/** A number of listeners: anything but a whole number is unknown. */
export const countOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;

export const titleOf = (text: string | null): string | null => cleanTitle(text ?? '');

export function bitrateOfValues(values: Values): number | null {
  return (
    parseBitrate(values('bitrate')) ??
    parseBitrate(values('ice-bitrate')) ??
    bitrateOfAudioInfo(values('audio_info'))
  );
}
