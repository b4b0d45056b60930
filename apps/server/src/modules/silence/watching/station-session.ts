import type { SilenceLevel } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { watcherSecretHeader } from '#/engine/watcher.ts';
import type { Level } from '#/modules/silence/hearing/levels.ts';
import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';
import type { HeardCodec } from '#/modules/silence/hearing/messages.ts';
import { hearAgain as hearAgainOnce } from '#/modules/silence/listening/hear-again.ts';
import { type ListenDeps, listenToStream } from '#/modules/silence/listening/listen-to-stream.ts';
import type { Reception } from '#/modules/silence/listening/reception.ts';
import { createConfirmations } from '#/modules/silence/watching/confirmations.ts';
import { createIncidentKeeper } from '#/modules/silence/watching/incident-keeper.ts';
import type { Harm, RecentIncident } from '#/modules/silence/watching/incidents.repository.ts';
import { createListenerHistory } from '#/modules/silence/watching/listener-history.ts';
import { createMinuteRecorder } from '#/modules/silence/watching/minute-recorder.ts';
import type { IncidentDeps, RaisedAlarm } from '#/modules/silence/watching/record-incident.ts';
import { createSaveState } from '#/modules/silence/watching/save-state.ts';
import { createStationClips } from '#/modules/silence/watching/station-clips.ts';
import { type Alarm, createStationJudge } from '#/modules/silence/watching/station-judge.ts';
import type { ClipDeps } from '#/modules/silence/watching/store-clip.ts';
import { createStreamClock } from '#/modules/silence/watching/stream-clock.ts';
import {
  groupOf,
  type StreamPlace,
  soundOf,
  type WatchedStation,
} from '#/modules/silence/watching/watched-station.ts';
import type { LeasedWatch, WatchState } from '#/modules/silence/watching/watches.repository.ts';

export interface SessionDeps extends ListenDeps, IncidentDeps, Omit<ClipDeps, 'clock'> {
  readonly streamUrlOf: StreamUrlOf;
  /** Proves to our relay that a connection is no listener. */
  readonly watcherSecret: string;
  readonly worker: string;
  /** Tests have their own. */
  readonly listen?: typeof listenToStream;
  readonly hearAgain?: typeof hearAgainOnce;
}

interface SessionOptions {
  readonly station: WatchedStation & { readonly stream: StreamPlace };
  readonly leased: LeasedWatch;
  readonly recent: readonly RecentIncident[];
}

const liveSeconds = 60;
/** A short pause is no reason to record, or to listen again. */
const suspectAfterMs = 2_000;
/** Icecast moves this connection with the listeners: it goes back to the source itself. */
const returnMs = 6_000;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const toSilenceLevel = (level: Level, at: Date): SilenceLevel => ({
  at: at.toISOString(),
  rms: level.rms.map(tenths),
  peak: level.peak.map(tenths),
  shortTerm: level.shortTerm === null ? null : tenths(level.shortTerm),
});

/** Listens to one station, judges what it hears, and keeps its incidents. */
export function createStationSession(deps: SessionDeps, { station: first, leased, recent }: SessionOptions) {
  const { clock, onError, listen = listenToStream, hearAgain = hearAgainOnce } = deps;
  const begunAt = clock.now();
  let station: WatchedStation & { readonly stream: StreamPlace } = first;
  const judge = createStationJudge({
    ...first,
    open: recent.flatMap(({ kind, startedAt, endedAt }) => (endedAt ? [] : [{ kind, startedAt }])),
    at: begunAt,
  });
  const streamClock = createStreamClock();
  const recorder = createMinuteRecorder();
  const clips = createStationClips(deps, onError);
  const listeners = createListenerHistory();
  const state = createSaveState({ id: first.id, leased, begunAt });
  const live: SilenceLevel[] = [];
  let codec: HeardCodec | null = null;
  let lastLevel: Level | null = null;
  let decodeErrors = 0;
  let failingSince: Date | null = null;
  /** The quietest second since something seemed wrong. */
  let lowestDb: number | null = null;
  /** What open incidents have cost since it was stored. */
  let harm = { since: begunAt, lowestDb: null as number | null };
  let connection: { stop(): void } | null = null;
  let cancelReturn = (): void => {};

  const findsLoops = (): boolean => station.settings.alarms.stuckS !== null;
  const target = () => {
    const { stream } = station;
    if ('url' in stream) return { url: stream.url };
    const headers = { [watcherSecretHeader]: deps.watcherSecret };
    return { url: deps.streamUrlOf(stream.mount) ?? '', headers };
  };
  const keeper = createIncidentKeeper({
    ...deps,
    recent,
    station: () => station,
    describe,
    onError,
    onOpened(id, alarm) {
      judge.raised(alarm);
      if (alarm.kind !== 'no_new_song') clips.keepFor(id, codec, clock.now());
      const isMoved = groupOf(alarm.kind) === 'silent' && station.settings.action.kind === 'fallback';
      if (isMoved && 'mount' in station.stream) cancelReturn = clock.after(returnMs, connect);
    },
    onClosed: () => {},
  });
  const confirmations = createConfirmations({
    hearAgain: (signal) => hearAgain(deps, { ...target(), signal }),
    thresholdDb: () => judge.thresholdDb(clock.now()),
    onDoubt() {
      judge.doubt();
      confirmations.forget();
      connect();
    },
    onError,
  });

  function connect(): void {
    cancelReturn();
    connection?.stop();
    streamClock.begin();
    clips.reconnect();
    const { url, headers } = target();
    const onLoop = findsLoops() ? (loop: Loop | null) => judge.hearLoop(loop, clock.now()) : undefined;
    connection = listen(deps, url, { onLevels, onReception, onBytes, onLoop }, { headers });
  }

  const onBytes = (bytes: Buffer): void => clips.push(bytes, clock.now());

  function onReception(reception: Reception): void {
    const now = clock.now();
    judge.receive(reception, now);
    if (reception.kind === 'receiving') codec = reception.codec;
    else {
      failingSince ??= now;
      if (reception.kind === 'cannot_check') decodeErrors += 1;
      else clips.begin(now);
      streamClock.begin();
      clips.reconnect();
    }
  }

  function onLevels(levels: readonly Level[]): void {
    const now = clock.now();
    failingSince = null;
    for (const second of streamClock.take(levels, now)) {
      const { level, at } = second;
      judge.hear(second, now);
      recorder.add(level, at);
      lastLevel = level;
      live.push(toSilenceLevel(level, at));
      if (live.length > liveSeconds) live.shift();
      const loudest = tenths(Math.max(...level.rms));
      lowestDb = Math.min(lowestDb ?? 0, loudest);
      harm.lowestDb = Math.min(harm.lowestDb ?? 0, loudest);
    }
  }

  function describe(alarm: Alarm, now: Date): RaisedAlarm {
    const [left = 0, right = 0] = lastLevel?.rms ?? [];
    return {
      ...alarm,
      raisedAt: now,
      lowestDb: soundOf(alarm.kind) ? lowestDb : null,
      channel: alarm.kind === 'one_channel' ? (left < right ? 'left' : 'right') : null,
      listenersAtStart: listeners.at(alarm.startedAt),
      listeners: listeners.now(),
    };
  }

  function isConfirmed(alarm: Alarm): boolean {
    const now = clock.now();
    if (keeper.isOpen(alarm.kind) || judge.isMuted(now)) return true;
    return confirmations.isConfirmed(alarm, station.settings.confirmations - 1, now);
  }

  /** What a fault that may be coming needs in time. */
  function prepare(now: Date): void {
    const coming = judge.coming();
    if (coming && now.getTime() - coming.startedAt.getTime() >= suspectAfterMs) {
      clips.begin(now);
      if (!judge.isMuted(now) && !keeper.isOpen(coming.kind))
        confirmations.prepare(coming, station.settings.confirmations - 1, now);
    }
    if (coming || judge.hasNewFault() || failingSince) return;
    confirmations.forget();
    clips.forget();
    lowestDb = null;
  }

  connect();

  return {
    id: first.id,
    station: () => station,
    isFailing: (): { since: Date; host: string } | null =>
      failingSince && { since: failingSince, host: hostOf(target().url) },
    update(next: WatchedStation & { readonly stream: StreamPlace }): void {
      const hasMoved = JSON.stringify(next.stream) !== JSON.stringify(station.stream);
      const wasFinding = findsLoops();
      station = next;
      judge.change(next);
      listeners.note(next.listeners, clock.now());
      if (hasMoved || findsLoops() !== wasFinding) connect();
    },
    setLastSong: judge.setLastSong,
    tick(now: Date, isBlind: boolean): void {
      judge.setBlind(isBlind, now);
      const judged = judge.judge(now, isConfirmed);
      prepare(now);
      keeper.adjust(judged, now);
      clips.storeComplete(now);
      state.set(judged, now);
    },
    /** What is to be stored: always if `isDue`, and at once if it has changed. */
    toSave(now: Date, isDue: boolean): WatchState | null {
      const isHeard = failingSince === null && live.length > 0;
      const last = isHeard ? live.at(-1) : undefined;
      const capability = codec && (deps.ear.capabilities()?.[codec] ?? null);
      return state.toSave(now, isDue, {
        codec,
        capability,
        decodeErrors,
        level: last ? { rms: last.rms, peak: last.peak, shortTerm: last.shortTerm } : null,
        levelAt: last ? new Date(last.at) : null,
      });
    },
    saved: state.saved,
    unsaved: state.unsaved,
    liveLevels: (): readonly SilenceLevel[] => live,
    minutes: (now: Date) => recorder.finished(now),
    lagS: (now: Date): number => streamClock.lagS(now),
    harms(now: Date): Harm[] {
      const { since, lowestDb: lowest } = harm;
      harm = { since: now, lowestDb: null };
      const minutes = (now.getTime() - since.getTime()) / 60_000;
      return keeper.openIncidents().map(({ id, group }) => ({
        id,
        lowestDb: soundOf(group) ? lowest : null,
        listeners: listeners.now(),
        minutes,
      }));
    },
    async settled(): Promise<void> {
      await keeper.settled();
      await clips.settled();
    },
    /** Returns the minutes that were not stored yet. */
    async stop() {
      cancelReturn();
      connection?.stop();
      confirmations.forget();
      await keeper.settled();
      clips.storeAll();
      await clips.settled();
      return recorder.all();
    },
  };
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

export type StationSession = ReturnType<typeof createStationSession>;
