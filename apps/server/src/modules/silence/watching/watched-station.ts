import type { AlarmKind, SilenceSettings } from '@unmuted/api/contract';
import type { FaultySound } from '#/modules/silence/verdicts/watch.ts';

/** What a server needs to know of a station that it listens to. */
export interface WatchedStation {
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
  readonly timeZone: string;
  /** Of the settings. */
  readonly version: number;
  readonly settings: SilenceSettings;
  /** What it plays; null: nothing that may be listened to now. */
  readonly stream: StreamPlace | null;
  /** Null when they are not reported. */
  readonly listeners: number | null;
  /** Whether somebody looks at its levels. */
  readonly isViewed: boolean;
}

/** A stream of somebody else, or the mount of a cast. */
export type StreamPlace = { readonly url: string } | { readonly mount: string };

/** What is wrong with a station; a silence of either kind is one alarm. */
export type AlarmGroup = Exclude<AlarmKind, 'digital_zero'>;

export const groupOf = (kind: AlarmKind): AlarmGroup => (kind === 'digital_zero' ? 'silent' : kind);

/** The worst first: the first alarm of a station is its verdict. */
export const alarmGroups: readonly AlarmGroup[] = [
  'off_air',
  'silent',
  'one_channel',
  'opposite_phase',
  'clipped',
  'stuck',
  'no_new_song',
];

export const kindOf = (sound: FaultySound): AlarmKind => (sound === 'dead_air' ? 'silent' : sound);

export const soundOf = (kind: AlarmKind): FaultySound | null => {
  if (kind === 'silent') return 'dead_air';
  return kind === 'off_air' || kind === 'no_new_song' || kind === 'stuck' ? null : kind;
};
