import { limits, type SilenceIncident } from '@unmuted/api';

/** Why incidents can't be merged; null if they can. */
export type MergeProblem = 'few' | 'open' | 'test' | 'many' | null;

export function mergeProblem(incidents: readonly SilenceIncident[]): MergeProblem {
  if (incidents.some(({ endedAt }) => endedAt === null)) return 'open';
  if (incidents.some(({ isTest }) => isTest)) return 'test';
  if (incidents.length < 2) return 'few';
  return incidents.length > limits.mergedIncidents + 1 ? 'many' : null;
}

/** What a merge results in. Times in milliseconds. */
export interface MergePreview {
  /** The earliest, which the others are merged into. */
  readonly targetId: string;
  readonly ids: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Null if none is known. */
  readonly listenerMinutes: number | null;
  readonly messages: number;
  /** Incidents that it consists of. */
  readonly parts: number;
}

/** Incidents that are over; undefined for none. */
export function mergePreview(incidents: readonly SilenceIncident[]): MergePreview | undefined {
  const [target, ...others] = [...incidents].sort(
    (one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt),
  );
  if (!target) return undefined;
  const known = incidents.flatMap(({ listenerMinutes }) => listenerMinutes ?? []);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    targetId: target.id,
    ids: others.map(({ id }) => id),
    from: Date.parse(target.startedAt),
    to: Math.max(...incidents.map(({ endedAt, startedAt }) => Date.parse(endedAt ?? startedAt))),
    listenerMinutes: known.length === 0 ? null : sum(known),
    messages: sum(incidents.map(({ messages }) => messages)),
    parts: sum(incidents.map(({ merged }) => Math.max(1, merged))),
  };
}
