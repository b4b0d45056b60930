import { join } from 'node:path';
import { root, run } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';

/**
 * The compiler is a Go program that lives a few seconds: collecting garbage is a third of its work and frees little. The
 * limit is for a project that outgrows it, which then collects as before.
 */
const noCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

export const types: Gate = {
  id: 'types',
  hint: 'npm run typecheck shows the same errors workspace by workspace; *.test-d.ts files are type tests.',
  run: async () => {
    const projects = [
      'packages/ui',
      'packages/api',
      'packages/auth-machine',
      'apps/server',
      'apps/dashboard',
      'apps/embed',
      '.',
    ];
    const compiler = join(root, 'node_modules/typescript-compiler/bin/tsc');
    const files = new Set<string>();
    for (const project of projects) {
      const args = [compiler, '--noEmit', '--listFiles', '-p', project];
      const { stdout, code } = await run('node', args, { env: noCollecting });
      const lines = stdout.split('\n');
      if (code !== 0)
        throw new GateFailure([project, ...lines.filter((line) => !line.startsWith('/'))].join('\n'));
      for (const line of lines)
        if (line.startsWith(root) && !line.includes('/node_modules/')) files.add(line);
    }
    const typeTests = [...files].filter(
      (file) => file.endsWith('.test-d.ts') || file.endsWith('.test-d.tsx'),
    ).length;
    return { examined: { files: files.size, 'type tests': typeTests } };
  },
};
