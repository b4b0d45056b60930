import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { type Examined, GateFailure } from './gate.ts';

type Floors = Readonly<Record<string, Examined>>;
const file = 'scripts/gates.json';

/** A gate that looked at less than its floor has gone blind, and fails. */
export function checkFloors(gateId: string, examined: Examined, all: Floors = readFloors()): void {
  const floors = all[gateId];
  if (!floors) throw new GateFailure(`${file} has no floor for ${gateId}`);
  for (const [what, floor] of Object.entries(floors)) {
    const count = examined[what] ?? 0;
    if (count < Math.max(floor, 1)) throw new GateFailure(`examined ${count} ${what}, the floor is ${floor}`);
  }
  for (const what of Object.keys(examined)) {
    if (floors[what] === undefined) throw new GateFailure(`${file} has no floor for "${what}" of ${gateId}`);
  }
}

/** Floors only rise: every former version in the history is a lower bound. Gives the number of floors compared. */
export function floorsOnlyRise(): number {
  const now = readFloors();
  const commits = git('log', '--format=%H', '--', file).split('\n').filter(Boolean);
  return commits.reduce((compared, commit) => {
    const former = JSON.parse(git('show', `${commit}:${file}`)) as Floors;
    return compared + compareFloors(now, former, commit.slice(0, 8));
  }, 0);
}

/** Fails when a former floor stood higher; gives how many were compared. */
export function compareFloors(now: Floors, former: Floors, where: string): number {
  let compared = 0;
  for (const [gateId, floors] of Object.entries(former)) {
    for (const [what, floor] of Object.entries(floors)) {
      compared += 1;
      const present = now[gateId]?.[what] ?? 0;
      if (present < floor)
        throw new GateFailure(
          `the floor of ${gateId} for ${what} fell from ${floor} (${where}) to ${present}`,
        );
    }
  }
  return compared;
}

function readFloors(): Floors {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Floors;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
