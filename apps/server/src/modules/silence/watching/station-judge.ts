import type { AlarmKind, SilenceSettings } from '@unmuted/api/contract';
import type { Loop } from '#/modules/silence/hearing/loop-detector.ts';
import type { Reception } from '#/modules/silence/listening/reception.ts';
import { conditionsOf } from '#/modules/silence/verdicts/conditions.ts';
import { quietWindowAt } from '#/modules/silence/verdicts/quiet-windows.ts';
import {
  createWatch,
  type Judgement,
  type Watch,
  type WatchSettings,
  watchSettingsOf,
} from '#/modules/silence/verdicts/watch.ts';
import { createAir } from '#/modules/silence/watching/air.ts';
import { createSongWatch } from '#/modules/silence/watching/song-watch.ts';
import type { HeardSecond } from '#/modules/silence/watching/stream-clock.ts';
import { createStuckWatch } from '#/modules/silence/watching/stuck-watch.ts';
import { alarmGroups, groupOf, kindOf, soundOf } from '#/modules/silence/watching/watched-station.ts';
import type { WatchedVerdict } from '#/platform/db/silence-tables.ts';

/** Something that is wrong now. */
export interface Alarm {
  readonly kind: AlarmKind;
  /** When the sound was lost. */
  readonly startedAt: Date;
}

export interface Verdict {
  readonly verdict: WatchedVerdict;
  /** Null before the first check. */
  readonly since: Date | null;
  readonly problem: string | null;
}

export interface Judged extends Verdict {
  /** The worst first. */
  readonly alarms: readonly Alarm[];
  /** Whether anything is known now. */
  readonly isKnown: boolean;
  /** Within a quiet window, no alarm is raised. */
  readonly isMuted: boolean;
}

interface JudgeOptions {
  readonly settings: SilenceSettings;
  readonly timeZone: string;
  /** Alarms that were raised before, and last until the stream recovers. */
  readonly open: readonly Alarm[];
  readonly at: Date;
}

/** Whether fresh connections agree with an alarm of sound. */
export type IsConfirmed = (alarm: Alarm) => boolean;

/** Shorter pauses are part of any programme. */
const quietAfterMs = 3_000;

/** Judges a station by what is heard of its stream. */
export function createStationJudge({
  settings: first,
  timeZone: firstZone,
  open,
  at: begunAt,
}: JudgeOptions) {
  let [settings, timeZone] = [first, firstZone];
  let watch: Watch = createWatch(
    watchSettingsOf(settings),
    open.flatMap(({ kind }) => soundOf(kind) ?? []),
  );
  let judgement: Judgement | null = null;
  /** The time of the last second, and its number. */
  let last = { at: begunAt, number: -1 };
  const opened = new Map(open.map(({ kind, startedAt }) => [groupOf(kind), startedAt]));
  const air = createAir(begunAt, opened.get('off_air') ?? null);
  const songs = createSongWatch(begunAt, opened.get('no_new_song') ?? null);
  const loops = createStuckWatch(begunAt, opened.get('stuck') ?? null);
  let isBlind = false;

  const timeOf = (second: number): Date => new Date(last.at.getTime() - (last.number - second) * 1_000);

  function settingsAt(at: Date): WatchSettings & { readonly isMuted: boolean } {
    const window = quietWindowAt(settings.quietWindows, timeZone, at);
    return {
      ...watchSettingsOf(settings),
      ...window?.talk,
      isMuted: window !== null && window.talk === null,
    };
  }

  /** Faults of the sound. One that was found before this server listened began before. */
  function soundAlarms(): Alarm[] {
    return (judgement?.faults ?? []).map(({ sound, since }) => {
      const kind = kindOf(sound);
      return { kind, startedAt: opened.get(groupOf(kind)) ?? timeOf(since) };
    });
  }

  function soundVerdict(now: Date): Verdict {
    const { since } = air.stateAt(now);
    if (!judgement) return { verdict: 'on_air', since, problem: null };
    const began = timeOf(judgement.since);
    // A silence that no fresh connection has confirmed yet.
    const isQuiet = ['quiet', 'dead_air', 'digital_zero'].includes(judgement.sound);
    if (isQuiet && now.getTime() - began.getTime() >= quietAfterMs)
      return { verdict: 'quiet', since: began, problem: null };
    const isOnAir = judgement.sound === 'on_air' && began > since;
    return { verdict: 'on_air', since: isOnAir ? began : since, problem: null };
  }

  function forgetSound(now: Date): void {
    if (!air.isLongGone(now, settings)) return;
    loops.restart();
    if (!judgement && ![...opened.keys()].some(soundOf)) return;
    watch = createWatch(watchSettingsOf(settings));
    judgement = null;
    for (const group of alarmGroups) if (soundOf(group)) opened.delete(group);
  }

  return {
    change(next: Pick<JudgeOptions, 'settings' | 'timeZone'>): void {
      ({ settings, timeZone } = next);
    },
    receive: (reception: Reception, now: Date): void => air.receive(reception, now),
    hear({ level, at }: HeardSecond, now: Date): void {
      air.hear(now);
      last = { at, number: last.number + 1 };
      const applied = settingsAt(at);
      judgement = watch(conditionsOf(level, applied.thresholdDb), applied);
      for (const [group] of opened)
        if (soundOf(group) && !judgement.faults.some(({ sound }) => groupOf(kindOf(sound)) === group))
          opened.delete(group);
    },
    /** Each minute of audio, if `stuckS` is set. */
    hearLoop(loop: Loop | null, now: Date): void {
      if (settings.alarms.stuckS !== null) loops.hear(loop, now, settings.alarms.stuckS);
    },
    /** The fault that the sound will have first, and in how many seconds. */
    coming(): (Alarm & { readonly remainingS: number }) | null {
      const coming = judgement?.coming;
      if (!coming) return null;
      return { kind: kindOf(coming.sound), startedAt: timeOf(coming.since), remainingS: coming.remainingS };
    },
    /** Whether the sound has a fault that was not raised. */
    hasNewFault: (): boolean =>
      judgement?.faults.some(({ sound }) => !opened.has(groupOf(kindOf(sound)))) ?? false,
    /** A fresh connection heard something else: what was heard before counts no more. */
    doubt(): void {
      watch = createWatch(
        watchSettingsOf(settings),
        [...opened.keys()].flatMap((group) => soundOf(group) ?? []),
      );
      judgement = null;
    },
    raised: ({ kind, startedAt }: Alarm): void => void opened.set(groupOf(kind), startedAt),
    setBlind(value: boolean, now: Date): void {
      if (isBlind && !value) air.forgive(now);
      isBlind = value;
    },
    isMuted: (now: Date): boolean => settingsAt(now).isMuted,
    setLastSong(at: Date | null): void {
      songs.setLast(at);
      loops.setLastSong(at);
    },
    /** The threshold of this moment. */
    thresholdDb: (now: Date): number => settingsAt(now).thresholdDb,
    judge(now: Date, isConfirmed: IsConfirmed): Judged {
      forgetSound(now);
      const { state, since, problem } = air.stateAt(now);
      const offAir = air.alarmAt(now, settings);
      const song = songs.alarmAt(now, settings, { isHeard: state === 'heard', since });
      const stuck = settings.alarms.stuckS === null ? null : loops.alarm();
      const alarms: Alarm[] = [
        ...(offAir ? [{ kind: 'off_air' as const, startedAt: offAir }] : []),
        ...soundAlarms().filter(isConfirmed),
        ...(stuck ? [{ kind: 'stuck' as const, startedAt: stuck }] : []),
        ...(song ? [{ kind: 'no_new_song' as const, startedAt: song }] : []),
      ];
      const facts = { alarms, isKnown: !isBlind && state !== 'waiting' && state !== 'cannot_check' };
      const isMuted = settingsAt(now).isMuted;
      if (isBlind) return { verdict: 'cannot_check', since: now, problem: 'blind', ...facts, isMuted };
      if (state === 'waiting') return { verdict: 'waiting', since: null, problem, ...facts, isMuted };
      if (state !== 'heard') return { verdict: state, since, problem, ...facts, isMuted };
      const [worst] = alarms.filter(({ kind }) => kind !== 'off_air');
      const verdict: Verdict = worst
        ? { verdict: worst.kind, since: worst.startedAt, problem: null }
        : soundVerdict(now);
      return { ...verdict, ...facts, isMuted };
    },
  };
}
