import type { SilenceSettings } from '@unmuted/api/contract';

/** What a station has before the first save: detection is off. */
export const defaultSettings: SilenceSettings = {
  isEnabled: false,
  thresholdDb: -50,
  silenceS: 30,
  recoveryS: 10,
  alarms: {
    offAirS: 60,
    digitalZeroS: 10,
    oneChannelS: 60,
    oppositePhaseS: null,
    stuckS: null,
    clippedS: null,
    noNewSongMin: null,
  },
  confirmations: 2,
  quietWindows: [],
  action: { kind: 'none' },
  cooldownMin: 15,
  repeatMin: null,
  tellsRecovery: true,
  hasStatusPage: false,
};
