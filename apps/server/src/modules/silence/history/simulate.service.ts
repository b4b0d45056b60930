import type { SilenceTrial, SilenceTrialResult } from '@unmuted/api/contract';
import { type FileUrlOf, fileUrls } from '#/modules/files/public/file-name.ts';
import { isSame, readWeek, type TriedAlarm, tryOut, type Week } from '#/modules/silence/history/trial.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import type { Scope } from '#/platform/auth/scope.ts';

const mostAlarms = 100;

export async function simulateSilence(
  { db, clock, apiUrl }: Pick<SilenceDeps, 'db' | 'clock' | 'apiUrl'>,
  scope: Scope,
  id: string,
  trial: SilenceTrial,
): Promise<SilenceTrialResult> {
  const began = performance.now();
  const week = await readWeek(db, scope, id, clock.now());
  const alarms = tryOut(week, trial);
  const fileUrlOf = fileUrls(apiUrl);
  return {
    from: week.recording.from.toISOString(),
    to: week.recording.to.toISOString(),
    knownS: week.recording.knownS,
    alarms: alarms
      .slice(-mostAlarms)
      .reverse()
      .map((alarm) => toAlarm(alarm, week, fileUrlOf)),
    total: alarms.length,
    tookMs: Math.round(performance.now() - began),
  };
}

function toAlarm(
  alarm: TriedAlarm,
  { recording, incidents }: Week,
  fileUrlOf: FileUrlOf,
): SilenceTrialResult['alarms'][number] {
  const incident = incidents.find((one) => isSame(alarm, one));
  const timeOf = (ms: number) => new Date(ms).toISOString();
  let lowest = 0;
  for (let second = alarm.place[0]; second < alarm.place[1]; second += 1)
    lowest = Math.min(lowest, recording.seconds[second]?.rms ?? 0);
  return {
    kind: alarm.kind,
    startedAt: timeOf(alarm.fromMs),
    raisedAt: timeOf(alarm.raisedMs),
    endedAt: alarm.toMs === null ? null : timeOf(alarm.toMs),
    lowestDb: lowest / 10,
    clipUrl:
      incident?.clip_hash && incident.content_type
        ? fileUrlOf({ hash: incident.clip_hash, content_type: incident.content_type })
        : null,
    incidentId: incident?.id ?? null,
  };
}
