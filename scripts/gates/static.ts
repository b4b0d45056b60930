/** Gates that read the sources without running them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, must, root, run, tail } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { checkSources, listSources } from './source-rules.ts';
import { operationCount } from './tests.ts';

const matchNumber = (text: string, pattern: RegExp) =>
  Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0);

export const format: Gate = {
  id: 'format',
  hint: 'npm run format',
  run: async () => {
    const { all } = await must('biome', ['format', '.']);
    return { examined: { files: matchNumber(all, /Checked ([\d,]+) files/) } };
  },
};

/** Biome, ESLint for the rules that Biome lacks, and the rules in source-rules.ts. */
export const lint: Gate = {
  id: 'lint',
  hint: 'npm run format applies the safe fixes; the message of each other problem names its rule.',
  run: async () => {
    const { all } = await must('biome', ['lint', '.', '--error-on-warnings', '--max-diagnostics=30']);
    const eslint = await run('eslint', ['.', '--max-warnings=0', '--format', 'json']);
    const report = parse<EslintFile[]>(eslint);
    if (eslint.code !== 0) throw new GateFailure(eslintMessages(report) || tail(eslint.all));
    const { sources, warnings, problems } = checkSources(await listSources());
    if (problems.length) throw new GateFailure(problems.join('\n'));
    return {
      examined: {
        files: matchNumber(all, /Checked ([\d,]+) files/),
        'eslint files': report.length,
        sources,
      },
      notes: warnings,
    };
  },
};

interface EslintFile {
  readonly filePath: string;
  readonly messages: readonly { readonly line: number; readonly ruleId: string; readonly message: string }[];
}

function eslintMessages(report: readonly EslintFile[]): string {
  const lines = report.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, ruleId, message }) => `${filePath.replace(`${root}/`, '')}:${line} ${ruleId}: ${message}`,
    ),
  );
  return lines.join('\n');
}

export const types: Gate = {
  id: 'types',
  hint: 'npm run typecheck shows the same errors. Files named *.test-d.ts are type tests.',
  run: async () => {
    const { all } = await must('npm', ['run', 'typecheck', '--', '--output-logs=errors-only']);
    const sources = (await listSources()).filter((file) => /\.tsx?$/.test(file));
    const typeTests = sources.filter((file) => /\.test-d\.tsx?$/.test(file));
    return {
      examined: {
        projects: matchNumber(all, /Tasks:\s+(\d+) successful/),
        files: sources.length,
        'type tests': typeTests.length,
      },
    };
  },
};

export const imports: Gate = {
  id: 'imports',
  hint: 'Imports go one way (AGENTS.md, law 1): move the shared part to a lower layer.',
  run: async () => {
    const args = [
      'packages',
      'apps',
      'e2e',
      '.storybook',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ];
    const output = await run('node', ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...args]);
    const report = parse<{
      summary: { violations: Violation[]; totalCruised: number; totalDependenciesCruised: number };
    }>(output);
    const { violations, totalCruised, totalDependenciesCruised } = report.summary;
    if (violations.length) {
      throw new GateFailure(
        violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join('\n'),
      );
    }
    return { examined: { modules: totalCruised, dependencies: totalDependenciesCruised } };
  },
};

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

export const knip: Gate = {
  id: 'knip',
  hint: 'Delete the unused code, or list it as an entry in knip.json.',
  run: async () => {
    const output = await run('knip', ['--reporter', 'json', '--performance']);
    const json = output.stdout.slice(output.stdout.indexOf('{'));
    const { issues } = parse<{ issues: Record<string, unknown>[] }>({
      ...output,
      stdout: json.slice(0, json.lastIndexOf('}') + 1),
    });
    if (output.code !== 0) throw new GateFailure(issues.map(describe).join('\n') || tail(output.all));
    return { examined: { files: globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).length } };
  },
};

/** One entry of knip's report as `file: kind name, name; kind name`. */
function describe({ file, ...kinds }: Record<string, unknown>): string {
  const found = Object.entries(kinds)
    .filter((entry): entry is [string, { name: string }[]] => Array.isArray(entry[1]) && entry[1].length > 0)
    .map(([kind, names]) => `${kind} ${names.map(({ name }) => name).join(', ')}`);
  return `${String(file)}: ${found.join('; ')}`;
}

export const generated: Gate = {
  id: 'generated',
  hint: 'Run npm run generate and commit the changes. Never edit generated files by hand.',
  run: async () => {
    const patterns = [
      '{packages,apps}/*/{src,openapi}/**/*.gen.*',
      'packages/api/src/generated/**',
      'apps/dashboard/src/i18n/locales/*.po',
    ];
    const list = () =>
      [...new Set(globSync(patterns, { cwd: root }))]
        .filter((file) => statSync(join(root, file)).isFile())
        .sort();
    const hashes = () =>
      new Map(
        list().map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(root, file)))
            .digest('hex'),
        ]),
      );
    const before = hashes();
    // The build writes the route tree; the generate scripts of the workspaces write the rest.
    await ensureBuilt();
    await must('turbo', ['run', 'generate', '--output-logs=errors-only', '--concurrency=1']);
    const after = hashes();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    if (changed.length)
      throw new GateFailure(`these generated files are out of date:\n${changed.join('\n')}`);
    const lint = await must('redocly', [
      'lint',
      'packages/api/openapi/main.gen.json',
      'packages/api/openapi/cast.gen.json',
      '--format=json',
    ]);
    const counts = [...lint.stdout.matchAll(/"(?:errors|warnings)": (\d+)/g)];
    if (!counts.length || counts.some(([, count]) => count !== '0')) throw new GateFailure(tail(lint.all));
    return { examined: { files: after.size, operations: operationCount() } };
  },
};

export const publint: Gate = {
  id: 'publint',
  hint: 'Fix "exports" or "files" of the package named, or the d.ts file that does not resolve.',
  run: async () => {
    await ensureBuilt();
    const packages = ['ui', 'api', 'auth-machine'];
    await Promise.all(packages.map((name) => checkPackage(`packages/${name}`)));
    const modules = packages.flatMap((name) => globSync(`packages/${name}/dist/**/*.js`, { cwd: root }));
    return { examined: { packages: packages.length, modules: modules.length } };
  },
};

async function checkPackage(folder: string): Promise<void> {
  await must('publint', ['run', folder, '--strict']);
  const styles = ['--exclude-entrypoints', ...styleEntries(folder)];
  await must('attw', ['--pack', folder, '--profile', 'esm-only', ...styles]);
  // Checks of one package, such as compiling the examples of its README.
  await must('npm', ['run', 'check:package', '--if-present', '-w', folder]);
}

function styleEntries(folder: string): string[] {
  const sheets = globSync(`${folder}/dist/styles/**/*.css`, { cwd: root }).map((file) =>
    file.replace(`${folder}/dist/styles/`, './'),
  );
  return [...sheets, './openapi/main.json', './openapi/cast.json'];
}

function parse<T>(output: { stdout: string; all: string }): T {
  try {
    return JSON.parse(output.stdout) as T;
  } catch {
    throw new GateFailure(tail(output.all));
  }
}
