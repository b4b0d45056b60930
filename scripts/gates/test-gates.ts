/** Gates that run vitest: each a slice of the same suites, so that a red one says where to look. */
import { relative } from 'node:path';
import { ensureBuilt } from './build.ts';
import { root } from './command.ts';
import type { Gate } from './gate.ts';
import { operationCount } from './operations.ts';
import { joined, type Run, resultOf, sliceOf, vitest } from './vitest.ts';

interface Slice {
  /** What vitest finds its files by; absent for the slice of all that is in no other. */
  readonly filter?: string;
  readonly glob?: string;
}

const slices: Readonly<Record<string, Slice>> = {
  unit: {},
  component: { filter: '.test.tsx', glob: '**/*.test.tsx' },
  http: { filter: '.http.test.ts', glob: '**/*.http.test.ts' },
  contract: { filter: 'e2e/contract', glob: 'e2e/**' },
};

const config = ['--config', 'vitest.config.ts', '--passWithNoTests'];
const inDocument = ['ui', 'dashboard'];

let running: Promise<readonly Run[]> | undefined;

/**
 * One run of all slices that are asked for, in two lanes that keep two cores busy to its end. Tests in a document wait for
 * nothing: one worker loads and compiles the app once. The others wait for databases, processes and clocks, so several of
 * them share what the first lane leaves.
 */
function suiteRun(asked: ReadonlySet<string>): Promise<readonly Run[]> {
  const files = filesOf(asked);
  running ??= Promise.all([
    vitest([...config, ...inDocument.map((name) => `--project=${name}`), ...files], { workers: 1 }),
    vitest([...config, ...inDocument.map((name) => `--project=!${name}`), ...files], { niceness: 5 }),
  ]);
  return running;
}

/** With the slice of all others, vitest is told what to leave out; without it, what to take. */
function filesOf(asked: ReadonlySet<string>): string[] {
  const [wanted, unwanted] = [true, false].map((isWanted) =>
    Object.entries(slices).flatMap(([id, slice]) => (asked.has(id) === isWanted ? [slice] : [])),
  );
  return asked.has('unit')
    ? (unwanted ?? []).flatMap(({ glob }) => (glob ? ['--exclude', glob] : []))
    : (wanted ?? []).flatMap(({ filter }) => filter ?? []);
}

function sliceFor(file: string): string {
  const path = relative(root, file);
  if (path.startsWith('e2e/')) return 'contract';
  if (path.endsWith('.test.tsx')) return 'component';
  return path.endsWith('.http.test.ts') ? 'http' : 'unit';
}

async function resultFor(id: string, asked: ReadonlySet<string>) {
  const lanes = await suiteRun(asked);
  return resultOf(joined(lanes.map((lane) => sliceOf(lane, (file) => sliceFor(file) === id))));
}

export const unit: Gate = {
  id: 'unit',
  hint: 'npx vitest run --config vitest.config.ts <part of the file name>',
  run: async ({ asked }) => {
    await ensureBuilt();
    return resultFor('unit', asked);
  },
};

export const component: Gate = {
  id: 'component',
  hint: 'npx vitest run --config vitest.config.ts <name>.test.tsx',
  run: ({ asked }) => resultFor('component', asked),
};

export const http: Gate = {
  id: 'http',
  hint: 'npx vitest run --config vitest.config.ts --project server .http.test.ts',
  run: ({ asked }) => resultFor('http', asked),
};

export const contract: Gate = {
  id: 'contract',
  hint: 'The client and the server disagree, or an operation is never called: npx vitest run --project contract',
  run: async ({ asked }) => {
    const result = await resultFor('contract', asked);
    return { ...result, examined: { ...result.examined, operations: operationCount() } };
  },
};
