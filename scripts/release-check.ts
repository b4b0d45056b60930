/**
 * Shows what the next release would publish: the versions and changelogs that the changesets give, and the files of each
 * package. Works on a copy: nothing is changed here, and nothing is published. Build the packages first.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, root } from './gates/command.ts';

const packages = ['ui', 'api', 'auth-machine'] as const;
const copy = mkdtempSync(join(tmpdir(), 'studio-release-'));

interface Published {
  readonly id: string;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

try {
  await must('git', ['clone', '-q', root, copy]);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  await must('changeset', ['version'], { cwd: copy });
  for (const name of packages) await show(name);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

async function show(name: (typeof packages)[number]): Promise<void> {
  const folder = join(copy, 'packages', name);
  cpSync(join(root, 'packages', name, 'dist'), join(folder, 'dist'), { recursive: true });
  const { stdout } = await must('npm', ['publish', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Published | Record<string, Published>;
  const published = 'files' in report ? (report as Published) : Object.values(report)[0];
  if (!published?.files.some(({ path }) => path.startsWith('dist/'))) throw new Error(`${name} has no dist`);
  const kilobytes = Math.round(published.unpackedSize / 1000);
  console.log(`\n${published.id}: ${published.files.length} files, ${kilobytes} kB`);
  console.log(changesOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')));
}

/** The latest section of a changelog, one line a change. */
function changesOf(changelog: string): string {
  const [, latest = ''] = changelog.split(/^## /m);
  return latest
    .split('\n')
    .filter((line) => /^(?:###|-) /.test(line))
    .map((line) => line.replace(/^- [0-9a-f]{7,}: /, '- ').slice(0, 120))
    .join('\n');
}
