import type { SiteFeedProblem } from '@unmuted/api/contract';
import { type Podcast, parsePodcast } from '#/modules/sites/podcasts/parse-podcast.ts';
import type { Answer, Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { decodeTextOr } from '#/platform/lib/decode-text.ts';

/** A podcast with at least one episode, or why there is none. */
export type PodcastReading =
  | { readonly podcast: Podcast; readonly status: number }
  | { readonly problem: SiteFeedProblem; readonly status: number | null; readonly title: string | null };

const withinMs = 15_000;
/** In bytes. */
const longestUrl = 2_048;

/** Requests a feed. Its size and its address are limited by the connector. */
export async function readPodcast(connector: Connector, url: string): Promise<PodcastReading> {
  let answer: Answer;
  // The key of a stored podcast.
  if (Buffer.byteLength(url) > longestUrl) return { problem: 'unreachable', status: null, title: null };
  try {
    answer = await connector.ask({ url, withinMs });
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const problem = error.code === 'body_too_large' ? 'too_large' : 'unreachable';
    return { problem, status: null, title: null };
  }
  const { status } = answer;
  if (status !== 200) return { problem: 'refused', status, title: null };
  const podcast = parsePodcast(decodeTextOr(answer.body, charsetOf(answer)).text);
  if (podcast === undefined) return { problem: 'not_feed', status, title: null };
  if (podcast.episodes.length === 0) return { problem: 'no_episodes', status, title: podcast.title };
  return { podcast, status };
}

/** Of the header, else of the declaration. */
function charsetOf({ headers, body }: Answer): string | null {
  const declared = /^[\s\S]{0,3}<\?xml[^>]*encoding=["']([\w.-]+)/.exec(body.toString('latin1', 0, 200))?.[1];
  return /charset="?([^\s;"]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? declared ?? null;
}
