import type { CastOverview, SetupStep } from '@unmuted/api';

type Facts = Pick<CastOverview, 'now' | 'setup'>;

/** The fragment of the encoder settings on the overview of a cast. */
export const encoderAnchor = 'connect-your-encoder';

const steps: readonly SetupStep[] = ['source', 'description', 'widget', 'directory'];

const firstHourMs = 3_600_000;

/** Whether no source of the cast has connected yet. */
export function isNeverOnAir({ now, setup }: Facts): boolean {
  if (now.state === 'never_connected') return true;
  return now.state !== 'live' && setup !== null && setup.firstOnAirAt === null;
}

/** When the first source of a cast connected, during the hour after that; otherwise null. */
export function firstHourOf({ now, setup }: Facts): string | null {
  if (setup === null) return null;
  // A live event arrives before the setup is refetched.
  const since = setup.firstOnAirAt ?? (now.state === 'live' ? now.since : null);
  if (since === null || now.checkedAt === null) return since;
  return Date.parse(now.checkedAt) - Date.parse(since) < firstHourMs ? since : null;
}

/** Whether the customer is told that the cast is on air for the first time. */
export function hasOnAirNotice({ now, setup }: Facts): boolean {
  if (now.state !== 'live' || setup?.dismissed.includes('on_air')) return false;
  return firstHourOf({ now, setup }) !== null;
}

/** Whether a new cast has steps left that the customer did not dismiss. */
export function hasChecklist({ now, setup }: Facts): boolean {
  if (setup === null || now.state === 'suspended' || setup.dismissed.includes('checklist')) return false;
  return stepsOf({ now, setup }).some(({ isDone }) => !isDone);
}

export interface StepState {
  readonly step: SetupStep;
  readonly isDone: boolean;
}

/** The steps in their usual order. */
export function stepsOf({ now, setup }: Facts): StepState[] {
  const done = new Set(setup?.doneSteps);
  if (now.state === 'live') done.add('source');
  return steps.map((step) => ({ step, isDone: done.has(step) }));
}
