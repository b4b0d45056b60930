import type { CheckedState } from '#/platform/db/station-tables.ts';

interface Current {
  readonly state: CheckedState;
  readonly since: Date | null;
  readonly pendingState: CheckedState | null;
}

interface Next extends Current {
  readonly hasMoved: boolean;
}

/**
 * A state begins after two equal checks in a row, so that one lost packet alarms nobody; the first check of a service counts
 * at once. A check that tells nothing changes nothing.
 */
export function nextState(current: Current, seen: CheckedState, at: Date): Next {
  if (seen === current.state || seen === 'unknown')
    return { ...current, pendingState: null, hasMoved: false };
  if (current.state === 'unknown' || seen === current.pendingState) {
    return { state: seen, since: at, pendingState: null, hasMoved: true };
  }
  return { ...current, pendingState: seen, hasMoved: false };
}
