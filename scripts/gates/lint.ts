import { must, run, tail } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { checkSources } from './source-rules.ts';

export const lint: Gate = {
  id: 'lint',
  hint: 'npm run format mends what can be mended; the rest names its rule.',
  run: async () => {
    const biome = await run('biome', ['lint', '.', '--error-on-warnings', '--max-diagnostics=30']);
    if (biome.code !== 0) throw new GateFailure(tail(biome.all));
    const eslint = await must('eslint', ['.', '--max-warnings=0', '--format', 'json']);
    const linted = (JSON.parse(eslint.stdout) as unknown[]).length;
    const { sources, warnings, problems } = await checkSources();
    if (problems.length) throw new GateFailure(problems.join('\n'));
    return {
      examined: {
        files: Number(/Checked ([\d,]+) files/.exec(biome.all)?.[1]?.replaceAll(',', '') ?? 0),
        'eslint files': linted,
        sources,
      },
      ...(warnings.length ? { notes: warnings } : {}),
    };
  },
};
