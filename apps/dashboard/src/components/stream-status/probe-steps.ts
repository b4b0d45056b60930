import type { StreamProbe } from '@unmuted/api';

const dayMs = 86_400_000;
const expiresSoonDays = 14;

/** `warning`: works for now; `none`: not known, or not offered by the server; `skipped`: an earlier step failed. */
export type StepState = 'passed' | 'warning' | 'failed' | 'none' | 'skipped';

/** The steps of a connection as a player, in order. */
export type ProbeStepId = 'connection' | 'answer' | 'first-byte' | 'audio' | 'title';

/** Whole days until the certificate ends, at the time of the probe; negative when it has ended, null without one. */
export function daysLeftOf({ certificateEndsAt, at }: StreamProbe): number | null {
  if (certificateEndsAt === null) return null;
  return Math.floor((Date.parse(certificateEndsAt) - Date.parse(at)) / dayMs);
}

/** How far a connection came. */
export function probeSteps(probe: StreamProbe): Record<ProbeStepId, StepState> {
  const { state, status, firstByteMs, title } = probe;
  const daysLeft = daysLeftOf(probe);
  const isConnected = status !== null || state === 'not_audio';
  const isAnswered = status !== null && state !== 'refused';
  return {
    connection: !isConnected
      ? 'failed'
      : daysLeft === null
        ? 'none'
        : daysLeft < expiresSoonDays
          ? 'warning'
          : 'passed',
    answer: !isConnected ? 'skipped' : state === 'refused' ? 'failed' : isAnswered ? 'passed' : 'none',
    'first-byte': firstByteMs === null ? 'skipped' : 'passed',
    audio: state === 'up' ? 'passed' : state === 'not_audio' ? 'failed' : 'skipped',
    title: state !== 'up' ? 'skipped' : title === null ? 'none' : 'passed',
  };
}
