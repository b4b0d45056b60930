import { absoluteUri, parseHlsPlaylist } from '#/modules/stations/probe/hls-playlist.ts';
import { audioOfSegment } from '#/modules/stations/probe/id3-in-segment.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Answer, Connector } from '#/platform/connector/connector.ts';
import { decodeText } from '#/platform/lib/decode-text.ts';

interface PlaylistDeps {
  readonly stationConnector: Connector;
  readonly clock: TimerClock;
}

interface Following {
  readonly isPlaylist: (text: string) => boolean;
  /** The audio of the next segment. */
  readonly onAudio: (audio: Buffer) => void;
  readonly signal: AbortSignal;
}

const usualTargetS = 6;
/** A live playlist has a new segment at least this often, in target durations (RFC 8216 §6.2.1). */
const stalledTargets = 3;
/** So far behind the newest segment a player starts. */
const firstSegments = 2;
const withinMs = 15_000;

/**
 * Reads the segments of a live playlist of HTTP Live Streaming as they appear, of a master playlist those of the first variant. Resolves
 * with the reason of its end, and rejects with a `ConnectorError`.
 */
export async function followPlaylist(
  { stationConnector, clock }: PlaylistDeps,
  url: string,
  { isPlaylist, onAudio, signal }: Following,
): Promise<'ended' | 'stalled' | number> {
  let place = url;
  let seen: ReadonlySet<string> | null = null;
  let lastAt = clock.now().getTime();
  const maps = createMaps();
  const ask = (at: string): Promise<Answer> => stationConnector.ask({ url: at, withinMs });
  while (!signal.aborted) {
    const answer = await ask(place);
    if (answer.status !== 200) return answer.status;
    const { text } = decodeText(answer.body, null);
    if (!isPlaylist(text)) return 'ended';
    const { variants, segments, targetDurationS, mapUri } = parseHlsPlaylist(text);
    const [variant] = variants;
    if (variant) {
      place = absoluteUri(variant.uri, answer.url);
      continue;
    }
    const fresh: readonly { readonly uri: string }[] = seen
      ? segments.filter(({ uri }) => !seen?.has(uri))
      : segments.slice(-firstSegments);
    const init = mapUri === null ? null : await maps(absoluteUri(mapUri, answer.url), ask);
    for (const { uri } of fresh) {
      const segment = await ask(absoluteUri(uri, answer.url));
      // It may have expired.
      if (segment.status === 200 && !signal.aborted) onAudio(audioOfSegment(segment.body, init));
    }
    seen = new Set(segments.map(({ uri }) => uri));
    const targetMs = (targetDurationS ?? usualTargetS) * 1_000;
    const now = clock.now().getTime();
    if (fresh.length > 0) lastAt = now;
    if (now - lastAt > stalledTargets * targetMs) return 'stalled';
    if (text.includes('#EXT-X-ENDLIST')) return 'ended';
    await wait(clock, fresh.length > 0 ? targetMs : targetMs / 2, signal);
  }
  return 'ended';
}

/** Asks for an initialization segment once. */
function createMaps() {
  let known: { readonly url: string; readonly content: Buffer } | null = null;
  return async (url: string, ask: (url: string) => Promise<Answer>): Promise<Buffer | null> => {
    if (known?.url === url) return known.content;
    const { status, body } = await ask(url);
    if (status !== 200) return null;
    known = { url, content: body };
    return body;
  };
}

function wait(clock: TimerClock, ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = clock.after(ms, resolve);
  signal.addEventListener('abort', () => {
    cancel();
    resolve();
  });
  return promise;
}
