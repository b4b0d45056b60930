import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Describes tests that need a program from a Debian package. Without it they are skipped, except
 * where it could have been installed (a CI run with apt): there they fail.
 */
export function describeWithTool(path: string, packageName: string, define: () => void): void {
  if (existsSync(path)) {
    define();
  } else if (process.env.CI && existsSync('/usr/bin/apt-get')) {
    test(`${packageName} is installed where it can be`, () => {
      expect.unreachable(`${path} is missing: run apt-get install ${packageName}`);
    });
  } else {
    describe.skip(`with ${packageName} (${path} is not installed)`, () => {
      test(`needs ${packageName}`, () => {});
    });
  }
}
