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

/** The languages of code blocks whose first line names a file, so that the gate can use them. */
const codeBlock = /^```(?:tsx?|js|css|html)\n([^\n]*)\n(.*?)^```/gms;

/**
 * The code blocks of a package's README by the comment in their first line, such as `main.tsx` or `app.css, with
 * Tailwind`. Throws when a block has no name, because no app would use it.
 */
export function readmeFiles(name: PackageName): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const files = new Map<string, string>();
  for (const [, firstLine = '', code = ''] of text.matchAll(codeBlock)) {
    const file = /^(?:\/\/|\/\*|<!--) ([\w/-]+\.(?:[\w.]+)(?:, [\w ]+?)?)(?: \*\/| -->)?$/.exec(
      firstLine,
    )?.[1];
    if (!file || files.has(file))
      throw new GateFailure(`README.md of @unmuted/${name}: no file name, or a used one, in: ${firstLine}`);
    files.set(file, code);
  }
  return files;
}

/** One code block of the README of the library, by its name. */
export function uiReadmeFile(file: string): string {
  const code = readmeFiles('ui').get(file);
  if (code === undefined) throw new GateFailure(`README.md of @unmuted/ui does not show ${file}`);
  return code;
}
