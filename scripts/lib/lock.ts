import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of package-lock.json. */
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
  /** Such as `node_modules/react`. */
  readonly path: string;
  readonly name: string;
}

/** Every installed package, without the workspaces. */
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

/** Whether the product uses the package, and not only its build and tests. */
export function isProduction({ dev }: LockEntry): boolean {
  return dev !== true;
}
