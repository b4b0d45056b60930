// Generated from the files of the contract by scripts/generate.ts. Do not edit.
/** The live topics, and the required fields of their events. */
export const liveTopics = {
  fleet: ['listeners', 'casts', 'engine', 'checkedAt'],
  app: ['id', 'version', 'state', 'build'],
  machines: ['items', 'waiting'],
  cast: ['username', 'state', 'listeners', 'title', 'titleSince', 'since', 'stoppedBy', 'suspension', 'fullSince', 'turnedAway', 'checkedAt', 'lastKnown', 'streams'],
  listeners: ['username', 'after', 'cursor', 'joined', 'left'],
  levels: ['id', 'verdict', 'since', 'levels'],
  silence: ['id', 'stationName', 'timeZone', 'version', 'settings', 'verdict', 'since', 'checkedAt', 'checker', 'codec', 'capability', 'problem', 'listeners', 'snoozedUntil', 'snoozedBy', 'snoozeReason', 'lastIncidentEndedAt', 'uptime', 'days', 'fallbackMounts', 'canRestart', 'statusPath', 'recipients'],
  site: ['username', 'version', 'publishedAt', 'messageAt', 'domainAt', 'unreadMessages', 'allowsCode', 'publishAt', 'sharedUntil'],
  skill: ['id', 'version', 'state'],
  nowplaying: ['stationId', 'state', 'current', 'plays7d', 'songs', 'day', 'feed', 'isPaused', 'publicUrl'],
  station: ['id', 'name', 'status', 'timezone', 'logoUrl', 'version', 'streamUrl', 'service', 'state', 'since', 'checkedAt', 'problem', 'listeners', 'song', 'probe', 'previousUrl', 'consumers', 'apps', 'tuneIn', 'fault', 'disabledOutputs'],
  tunein: ['id', 'stationName', 'version', 'settings', 'state', 'since', 'disableReason', 'problem', 'refusals', 'lastCall', 'lastAcceptedAt', 'nextCallAt', 'retryAt', 'song', 'last24h', 'quarters', 'serviceDownUntil'],
} as const;
