import { ensureBuilt } from '../command.ts';
import { type Gate, GateFailure } from '../gate.ts';
import { checkJest } from './jest.ts';
import { checkNext } from './next.ts';
import { checkNode } from './node.ts';
import { checkVite } from './vite.ts';

/** What one app found: what it checked, and what is wrong. */
export interface Findings {
  readonly checks: number;
  readonly wrong: readonly string[];
}

const apps: Readonly<Record<string, () => Promise<Findings>>> = {
  vite: checkVite,
  next: checkNext,
  node: checkNode,
  jest: checkJest,
};

/** Apps of other teams install the packed libraries and use them as their READMEs say. */
export const consumers: Gate = {
  id: 'consumers',
  hint: 'The libraries do not work in this app of e2e/consumers as their README says.',
  run: async () => {
    await ensureBuilt();
    const examined: Record<string, number> = {};
    const wrong: string[] = [];
    for (const [name, check] of Object.entries(apps)) {
      const findings = await check();
      examined[`${name} checks`] = findings.checks;
      wrong.push(...findings.wrong.map((text) => `${name}: ${text}`));
    }
    if (wrong.length) throw new GateFailure(wrong.join('\n'));
    return { examined };
  },
};
