import { expect, it } from 'vitest';
import { nextState } from '#/modules/stations/checks/next-state.ts';
import type { CheckedState } from '#/platform/db/station-tables.ts';

const at = new Date('2026-03-02T09:10:00Z');
const start = {
  state: 'unknown' as CheckedState,
  since: null as Date | null,
  pendingState: null as CheckedState | null,
};

function states(...seen: CheckedState[]): string[] {
  let current = start;
  return seen.map((found) => {
    const { hasMoved, ...next } = nextState(current, found, at);
    current = next;
    return hasMoved ? `${next.state}!` : next.state;
  });
}

it.each<[CheckedState[], string[]]>([
  [
    ['on_air', 'on_air'],
    ['on_air!', 'on_air'],
  ],
  [
    ['on_air', 'unreachable', 'on_air'],
    ['on_air!', 'on_air', 'on_air'],
  ],
  [
    ['on_air', 'unreachable', 'unreachable'],
    ['on_air!', 'on_air', 'unreachable!'],
  ],
  [
    ['on_air', 'unreachable', 'refused', 'refused'],
    ['on_air!', 'on_air', 'on_air', 'refused!'],
  ],
  [
    ['off_air', 'on_air', 'on_air'],
    ['off_air!', 'off_air', 'on_air!'],
  ],
  [
    ['on_air', 'unreachable', 'unknown', 'unreachable'],
    ['on_air!', 'on_air', 'on_air', 'on_air'],
  ],
])('%j gives %j', (seen, expected) => {
  expect(states(...seen)).toEqual(expected);
});
