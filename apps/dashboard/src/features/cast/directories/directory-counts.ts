import type { Directory } from '@unmuted/api';

/** Directories that count as selected: turned on, submitted or listed. */
export const isWanted = ({ isEnabled, submittedAt, state }: Directory) =>
  isEnabled || submittedAt !== null || state === 'listed';

/** The next step of the summary, most urgent first; `none`: no action needed. */
export type NextStep =
  | { kind: 'refused' | 'unreachable' | 'not_found' | 'waits'; directory: Directory }
  | { kind: 'public' | 'on_air' | 'not_configured' | 'begin' | 'none' };

export interface DirectoryCounts {
  listed: number;
  wanted: number;
  next: NextStep;
}

/** The listed and selected directories, and the next step. */
export function countDirectories(
  directories: readonly Directory[],
  isPublic: boolean | undefined,
): DirectoryCounts {
  const wanted = directories.filter(isWanted);
  return {
    listed: wanted.filter(({ state }) => state === 'listed').length,
    wanted: wanted.length,
    next: nextOf(directories, wanted, isPublic),
  };
}

function nextOf(
  all: readonly Directory[],
  wanted: readonly Directory[],
  isPublic: boolean | undefined,
): NextStep {
  const isWaitingFor = (reason: Directory['waitingFor']) =>
    wanted.some(({ waitingFor }) => waitingFor === reason);
  if (isWaitingFor('public') || (wanted.length > 0 && isPublic === false)) return { kind: 'public' };
  for (const kind of ['refused', 'unreachable'] as const) {
    const directory = wanted.find(({ state }) => state === kind);
    if (directory) return { kind, directory };
  }
  if (isWaitingFor('on_air')) return { kind: 'on_air' };
  const missed = wanted.find(({ state }) => state === 'not_found');
  if (missed) return { kind: 'not_found', directory: missed };
  const waiting = wanted.find(({ state }) => state === 'pending');
  if (waiting) return { kind: 'waits', directory: waiting };
  if (wanted.length > 0) return { kind: 'none' };
  return {
    kind: all.some(({ isConfigured, kind }) => kind === 'engine' && isConfigured)
      ? 'begin'
      : 'not_configured',
  };
}
