import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from '../command.ts';
import { GateFailure } from '../gate.ts';

const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
const packages = ['ui', 'api', 'auth-machine'] as const;

type PackageName = (typeof packages)[number];

/**
 * Copies an app of e2e/consumers to a folder outside the workspaces and installs the packages there as npm would
 * deliver them. An app with a lock file gets its own dependencies, any other those of this repository.
 */
export async function installApp(name: string, uses: readonly PackageName[]): Promise<string> {
  const folder = join(root, '.cache/consumers', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'e2e/consumers', name), folder, { recursive: true });
  const isAlone = existsSync(join(folder, 'package-lock.json'));
  if (isAlone) await must('npm', ['ci', ...quiet], { cwd: folder });
  else writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const workspace of uses) {
    await must('npm', ['pack', '-w', `@unmuted/${workspace}`, '--pack-destination', folder, '--silent']);
  }
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  if (tarballs.length !== uses.length) throw new GateFailure('npm pack left too few tarballs');
  const peers = isAlone ? [] : ['--omit=peer'];
  await must('npm', ['install', '--no-save', ...quiet, ...peers, ...tarballs.map((file) => `./${file}`)], {
    cwd: folder,
  });
  return folder;
}

/** The style sheets that the README of the library shows, word for word: whole, by component, and with Tailwind. */
export function readmeSheets(): { plain: string; parts: string; tailwind: string } {
  const blocks = [...readmeOf('ui').matchAll(/```css\n(.*?)```/gs)].map(([, sheet = '']) => sheet);
  const [plain, parts, tailwind] = blocks.filter((sheet) => sheet.includes('layers.css'));
  if (!plain || !parts || !tailwind)
    throw new GateFailure('README.md of @unmuted/ui shows fewer than three style sheets');
  return { plain, parts, tailwind };
}

/** The examples of a package's README that start with the name of their file. */
export function readmeExamples(name: PackageName): readonly (readonly [file: string, code: string])[] {
  const blocks = [...readmeOf(name).matchAll(/```tsx?\n\/\/ (\S+\.tsx?)\n(.*?)```/gs)];
  return blocks.map(([, file = '', code = '']) => [file, code] as const);
}

function readmeOf(name: PackageName): string {
  return readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
}
