import type { Ear, HeardStream } from '#/modules/silence/hearing/ear.ts';
import { followPlaylist } from '#/modules/silence/listening/follow-playlist.ts';
import type { Reception, ReceptionListener } from '#/modules/silence/listening/reception.ts';
import { isHlsPlaylist } from '#/modules/stations/probe/hls-playlist.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { StreamConnector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Followed } from '#/platform/connector/follow-reply.ts';

export interface ListenDeps {
  readonly stationConnector: StreamConnector;
  readonly ear: Ear;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

/** A player buffers less. */
const stallMs = 10_000;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** Another try can help, but not soon. */
const retryUndecodableMs = 300_000;

const isPlaylist = (url: string, { headers }: Followed): boolean =>
  /mpegurl/i.test(headers.get('content-type') ?? '') || /\.m3u8?(?:\?|$)/i.test(url);

/** Listens to a stream until it is stopped, and connects again whenever it ends. */
export function listenToStream(
  deps: ListenDeps,
  url: string,
  listener: ReceptionListener,
  { headers }: { readonly headers?: Readonly<Record<string, string>> | undefined } = {},
): { stop(): void } {
  const { clock, ear, stationConnector } = deps;
  let isStopped = false;
  let retryMs = firstRetryMs;
  let cancelRetry = () => {};
  let close = () => {};

  function report(reception: Reception): void {
    if (!isStopped) listener.onReception(reception);
  }

  /** The connection is over; another follows. */
  function lose(reception: Reception, afterMs = retryMs): void {
    if (isStopped) return;
    close();
    close = () => {};
    report(reception);
    cancelRetry();
    cancelRetry = clock.after(afterMs, connect);
    retryMs = Math.min(longestRetryMs, retryMs * 2);
  }

  function openEar(): HeardStream {
    return ear.open({
      onCodec: (codec) => report({ kind: 'receiving', codec }),
      onLevels: (levels) => {
        retryMs = firstRetryMs;
        if (!isStopped) listener.onLevels(levels);
      },
      onLoop: listener.onLoop && ((loop) => !isStopped && listener.onLoop?.(loop)),
      onProblem: (problem) => {
        const isLasting = problem === 'unknown_format' || problem === 'no_decoder';
        lose({ kind: 'cannot_check', problem }, isLasting ? retryUndecodableMs : retryMs);
      },
    });
  }

  function take(heard: HeardStream, bytes: Buffer): void {
    heard.push(bytes);
    if (!isStopped) listener.onBytes?.(bytes);
  }

  async function connectOnce(): Promise<void> {
    let heard: HeardStream | null = null;
    /** What arrives before the head of the reply was judged. */
    const early: Buffer[] = [];
    let isAccepted = false;
    let ended: 'ended' | 'stalled' | null = null;
    const followed = await stationConnector.follow(
      { url, headers },
      {
        stallMs,
        onBytes: (bytes) => {
          if (heard && isAccepted) take(heard, bytes);
          else early.push(bytes);
        },
        onEnd: (reason) => {
          ended = reason;
          if (isAccepted) lose({ kind: 'off_air', reason });
        },
      },
    );
    close = followed.close;
    if (isStopped) return close();
    if (followed.status !== 200) return lose({ kind: 'off_air', reason: followed.status });
    if (isPlaylist(url, followed)) {
      followed.close();
      return listenToPlaylist();
    }
    const opened = openEar();
    heard = opened;
    close = () => {
      followed.close();
      opened.close();
    };
    isAccepted = true;
    for (const bytes of early) take(opened, bytes);
    if (ended !== null) lose({ kind: 'off_air', reason: ended });
  }

  async function listenToPlaylist(): Promise<void> {
    const heard = openEar();
    const abort = new AbortController();
    close = () => {
      abort.abort();
      heard.close();
    };
    const reason = await followPlaylist({ stationConnector, clock }, url, {
      isPlaylist: isHlsPlaylist,
      onAudio: (audio) => take(heard, audio),
      signal: abort.signal,
    });
    if (!abort.signal.aborted) lose({ kind: 'off_air', reason });
  }

  function connect(): void {
    connectOnce().catch((error: unknown) => {
      if (error instanceof ConnectorError) lose({ kind: 'off_air', reason: error.code });
      else {
        deps.onError(error);
        lose({ kind: 'cannot_check', problem: 'crashed' });
      }
    });
  }
  connect();

  return {
    stop() {
      isStopped = true;
      cancelRetry();
      close();
    },
  };
}
