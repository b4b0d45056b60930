/** Gates that read the sources without running them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { inBackground, must, root, run, tail } from './command.ts';
import { floorsOnlyRise } from './floors.ts';
import { type Gate, GateFailure } from './gate.ts';
import { operationCount } from './operations.ts';

const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0);

export const floors: Gate = {
  id: 'floors',
  hint: 'A floor in scripts/gates.json may only rise: put the former figure back and let the gate examine as much again.',
  run: async () => ({ examined: { floors: floorsOnlyRise() } }),
};

export const format: Gate = {
  id: 'format',
  hint: 'npm run format',
  run: async () => {
    const { all } = await must('biome', ['format', '.']);
    return { examined: { files: number(all, /Checked ([\d,]+) files/) } };
  },
};

export const imports: Gate = {
  id: 'imports',
  hint: 'Imports go one way (AGENTS.md, law 1): move the shared part down instead of importing upward.',
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
  hint: 'Delete what nothing uses, or name it as an entry in knip.json.',
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

/** `file: kind name, name; kind name` of one entry of knip's report. */
function describe({ file, ...kinds }: Record<string, unknown>): string {
  const found = Object.entries(kinds)
    .filter((entry): entry is [string, { name: string }[]] => Array.isArray(entry[1]) && entry[1].length > 0)
    .map(([kind, names]) => `${kind} ${names.map(({ name }) => name).join(', ')}`);
  return `${String(file)}: ${found.join('; ')}`;
}

export const generated: Gate = {
  id: 'generated',
  hint: 'npm run generate, then commit what changed. Generated files are never edited.',
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
    // The build writes the tree of routes; the rest is written by the workspaces' own generate scripts.
    await ensureBuilt();
    await must('turbo', ['run', 'generate', '--output-logs=errors-only', '--concurrency=1']);
    const after = hashes();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    if (changed.length) throw new GateFailure(`regenerating changes:\n${changed.join('\n')}`);
    const lint = await must('redocly', [
      'lint',
      'packages/api/openapi/main.gen.json',
      'packages/api/openapi/cast.gen.json',
      '--format=json',
    ]);
    const complaints = [...lint.stdout.matchAll(/"(?:errors|warnings)": (\d+)/g)];
    if (!complaints.length || complaints.some(([, count]) => count !== '0'))
      throw new GateFailure(tail(lint.all));
    return { examined: { files: after.size, operations: operationCount() } };
  },
};

export const publint: Gate = {
  id: 'publint',
  hint: 'Mend "exports" or "files" of the package named, or the d.ts that does not resolve.',
  run: async () => {
    await ensureBuilt();
    const packages = ['ui', 'api', 'auth-machine'];
    // Most of it is waiting for npm, which packs each of them.
    await Promise.all(packages.map((name) => checkPackage(`packages/${name}`)));
    const modules = packages.flatMap((name) => globSync(`packages/${name}/dist/**/*.js`, { cwd: root }));
    return { examined: { packages: packages.length, modules: modules.length } };
  },
};

async function checkPackage(folder: string): Promise<void> {
  await must('publint', ['run', folder, '--strict'], inBackground);
  const styles = ['--exclude-entrypoints', ...styleEntries(folder)];
  await must('attw', ['--pack', folder, '--profile', 'esm-only', ...styles], inBackground);
  // A package may know more about itself: that its README compiles, what its entries weigh.
  await must('npm', ['run', 'check:package', '--if-present', '-w', folder], inBackground);
}

function styleEntries(folder: string): string[] {
  const sheets = globSync(`${folder}/dist/styles/*.css`, { cwd: root }).map((file) =>
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
