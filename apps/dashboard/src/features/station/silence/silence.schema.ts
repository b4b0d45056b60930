import type { SilenceChange, SilenceSettings, SilenceWatch } from '@unmuted/api';

export {
  alarmKinds,
  incidentSplit,
  quietWindow,
  silenceChange,
  silenceIncidentChange,
  silencePresets,
  silenceSnooze,
  silenceTrial,
} from '@unmuted/api/contract';

/** A further alarm of the settings. */
export type FurtherAlarm = keyof SilenceSettings['alarms'];

/** An alarm with its time, which stays in the form while the alarm is off. */
export interface AlarmDraft {
  isOn: boolean;
  /** Seconds, or minutes of `noNewSongMin`; null while it is empty. */
  value: number | null;
}

/** The settings in the form. */
export interface SilenceFormValues
  extends Omit<
    SilenceChange,
    'thresholdDb' | 'silenceS' | 'recoveryS' | 'alarms' | 'confirmations' | 'cooldownMin' | 'repeatMin'
  > {
  thresholdDb: number | null;
  silenceS: number | null;
  recoveryS: number | null;
  alarms: Record<FurtherAlarm, AlarmDraft>;
  confirmations: number | null;
  cooldownMin: number | null;
  repeatMin: AlarmDraft;
}

/** The times of alarms that are off, if they are turned on. */
const usualTimes: Record<FurtherAlarm, number> = {
  offAirS: 60,
  digitalZeroS: 10,
  oneChannelS: 180,
  oppositePhaseS: 180,
  stuckS: 180,
  clippedS: 60,
  noNewSongMin: 30,
};
const usualRepeatMin = 30;

const drafted = (value: number | null, usual: number): AlarmDraft => ({
  isOn: value !== null,
  value: value ?? usual,
});

/** An empty field is missing for the schema; null would turn the alarm off. */
const sent = ({ isOn, value }: AlarmDraft) => (isOn ? (value ?? undefined) : null);

export function valuesOf({ settings }: Pick<SilenceWatch, 'settings'>): SilenceFormValues {
  const { alarms, repeatMin, ...rest } = settings;
  return {
    ...rest,
    alarms: {
      offAirS: drafted(alarms.offAirS, usualTimes.offAirS),
      digitalZeroS: drafted(alarms.digitalZeroS, usualTimes.digitalZeroS),
      oneChannelS: drafted(alarms.oneChannelS, usualTimes.oneChannelS),
      oppositePhaseS: drafted(alarms.oppositePhaseS, usualTimes.oppositePhaseS),
      stuckS: drafted(alarms.stuckS, usualTimes.stuckS),
      clippedS: drafted(alarms.clippedS, usualTimes.clippedS),
      noNewSongMin: drafted(alarms.noNewSongMin, usualTimes.noNewSongMin),
    },
    repeatMin: drafted(repeatMin, usualRepeatMin),
  };
}

/** The request body of a draft, which may be invalid. */
export function bodyOf({ alarms, repeatMin, ...rest }: SilenceFormValues) {
  return {
    ...rest,
    thresholdDb: rest.thresholdDb ?? undefined,
    silenceS: rest.silenceS ?? undefined,
    recoveryS: rest.recoveryS ?? undefined,
    confirmations: rest.confirmations ?? undefined,
    cooldownMin: rest.cooldownMin ?? undefined,
    alarms: Object.fromEntries(Object.entries(alarms).map(([alarm, draft]) => [alarm, sent(draft)])),
    repeatMin: sent(repeatMin),
  };
}
