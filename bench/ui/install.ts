import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The React of every candidate. */
const react = ['react@19.3.1', 'react-dom@19.3.1'];

/** Installs exactly these packages and React in the folder. Without packages, modules are resolved in the repository. */
export function installPackages(folder: string, packages: readonly string[]): void {
  const wanted = [...react, ...packages];
  const marker = join(folder, 'installed.json');
  const list = JSON.stringify(wanted);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === list) return;
  mkdirSync(folder, { recursive: true });
  for (const stale of ['installed.json', 'node_modules'])
    rmSync(join(folder, stale), { recursive: true, force: true });
  if (packages.length === 0) return;
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', ['install', ...flags, '--loglevel=error', ...wanted], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(marker, list);
}
