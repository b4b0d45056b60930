import type { TimerClock } from '#/platform/clock/clock.ts';
import type { EngineEvent, EngineStats, StreamEngine } from './engine.ts';

/** Receives engine updates. A returned promise is awaited before the next poll. */
export interface EngineSink {
  stats(stats: EngineStats): void | Promise<void>;
  /** Called once, when the circuit breaker opens; the next `stats` call signals recovery. */
  engineDown(down: { readonly at: string; readonly error: unknown }): void | Promise<void>;
  /**
   * Joins, leaves and similar events, from engines that emit them. A poll follows within a quarter
   * of a second.
   */
  event?(event: EngineEvent): void;
}

export interface MonitorOptions {
  readonly engine: StreamEngine;
  readonly sink: EngineSink;
  readonly clock: TimerClock;
  readonly everyMs: number;
  /** Called with errors thrown by the sink, which never stop the polling. */
  readonly onError?: (error: unknown) => void;
}

export interface Monitor {
  stop(): Promise<void>;
}

const retryMs = 1000;
const probeMs = 10_000;
/** Joins come in bursts: one poll covers all events within this time. */
const eventDelayMs = 200;

/** Polls the engine, one call at a time, and notifies the sink. */
export function startMonitor(options: MonitorOptions): Monitor {
  const { engine, sink, clock, everyMs, onError } = options;
  const stopping = new AbortController();
  let cancel = (): void => {};
  let dueAt = 0;
  let polling: Promise<void> | null = null;
  let pollAgain = false;
  let isReportedDown = false;

  function schedule(delayMs: number): void {
    cancel();
    if (stopping.signal.aborted) return;
    dueAt = clock.now().getTime() + delayMs;
    cancel = clock.after(delayMs, () => {
      polling = poll();
    });
  }

  async function notify(task: () => void | Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      onError?.(error);
    }
  }

  async function poll(): Promise<void> {
    let nextMs = everyMs;
    try {
      const stats = await engine.readStats(stopping.signal);
      isReportedDown = false;
      if (!stopping.signal.aborted) await notify(() => sink.stats(stats));
    } catch (error) {
      const isDown = engine.health().state === 'down';
      nextMs = isDown ? probeMs : Math.min(retryMs, everyMs);
      if (isDown && !isReportedDown && !stopping.signal.aborted) {
        isReportedDown = true;
        await notify(() => sink.engineDown({ at: clock.now().toISOString(), error }));
      }
    }
    polling = null;
    schedule(pollAgain && !isReportedDown ? eventDelayMs : nextMs);
    pollAgain = false;
  }

  const unsubscribe = engine.features.events
    ? engine.onEvent((event) => {
        // A rejection changes no statistics, so it triggers no poll.
        if (event.kind === 'refused') return;
        void notify(() => sink.event?.(event));
        if (polling) pollAgain = true;
        else if (dueAt > clock.now().getTime() + eventDelayMs) schedule(eventDelayMs);
      })
    : () => {};

  schedule(0);
  return {
    stop: async () => {
      stopping.abort();
      unsubscribe();
      cancel();
      await polling;
    },
  };
}
