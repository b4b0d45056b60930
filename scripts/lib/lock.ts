import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What package-lock.json says of one package. */
export interface LockEntry {
  readonly name?: string;
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

export interface LockedPackage extends LockEntry {
  /** Where it lies, such as `node_modules/react`. */
  readonly path: string;
  readonly name: string;
}

/** Every package that an install brings; the workspaces themselves are none. */
export function lockedPackages(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.split('node_modules/').at(-1) ?? path,
    }));
}

/** Whether a package serves people, and not only those who build and test. */
export function isProduction({ dev }: LockEntry): boolean {
  return dev !== true;
}
