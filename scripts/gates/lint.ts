import { root, run, tail } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { checkSources } from './source-rules.ts';

interface EslintFile {
  readonly filePath: string;
  readonly messages: readonly { readonly line: number; readonly ruleId: string; readonly message: string }[];
}

export const lint: Gate = {
  id: 'lint',
  hint: 'npm run format mends what can be mended; the rest names its rule.',
  run: async () => {
    const biome = await run('biome', ['lint', '.', '--error-on-warnings', '--max-diagnostics=30']);
    if (biome.code !== 0) throw new GateFailure(tail(biome.all));
    const eslint = await run('eslint', ['.', '--max-warnings=0', '--format', 'json']);
    const report = JSON.parse(eslint.stdout) as EslintFile[];
    const messages = report.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, ruleId, message }) => `${filePath.replace(`${root}/`, '')}:${line} ${ruleId}: ${message}`,
      ),
    );
    if (eslint.code !== 0) throw new GateFailure(messages.join('\n') || tail(eslint.all));
    const linted = report.length;
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
