/** Gates that run vitest: each a slice of the same suites, so that a red one says where to look. */
import { ensureBuilt } from './build.ts';
import type { Gate } from './gate.ts';
import { operationCount } from './operations.ts';
import { vitest } from './vitest.ts';

const suites = ['--config', 'vitest.config.ts'];
const not = (...globs: string[]) => globs.flatMap((glob) => ['--exclude', glob]);

export const unit: Gate = {
  id: 'unit',
  hint: 'npx vitest run --config vitest.config.ts <part of the file name>',
  run: async () => {
    await ensureBuilt();
    return vitest([...suites, ...not('**/*.test.tsx', '**/*.http.test.ts', 'e2e/**')]);
  },
};

export const component: Gate = {
  id: 'component',
  hint: 'npx vitest run --config vitest.config.ts <name>.test.tsx',
  run: () => vitest([...suites, '.test.tsx']),
};

export const http: Gate = {
  id: 'http',
  hint: 'npx vitest run --config vitest.config.ts --project server .http.test.ts',
  run: () => vitest([...suites, '--project', 'server', '.http.test.ts']),
};

export const contract: Gate = {
  id: 'contract',
  hint: 'The client and the server disagree, or an operation is never called: npx vitest run --project contract',
  run: async () => {
    const result = await vitest([...suites, '--project', 'contract']);
    return { ...result, examined: { ...result.examined, operations: operationCount() } };
  },
};
