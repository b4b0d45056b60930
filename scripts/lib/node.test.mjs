import { describe, expect, test } from 'vitest';
import { nodeProblem } from './node.mjs';

describe('nodeProblem', () => {
  test.each([
    ['v20.19.0', 'linux', 'x64'],
    ['v20.20.2', 'linux', 'arm64'],
    ['v22.19.0', 'darwin', 'arm64'],
    ['v24.0.0', 'win32', 'x64'],
  ])('accepts %s on %s-%s', (version, platform, arch) => {
    expect(nodeProblem({ version, platform, arch })).toBeUndefined();
  });

  test.each([
    ['v18.20.8', 'linux', 'x64', '20.19'],
    ['v20.18.3', 'linux', 'arm64', '20.19'],
    // The packages include no Node for this platform.
    ['v20.20.2', 'linux', 'ppc64', '22.19'],
    ['v22.18.0', 'darwin', 'arm64', '22.19'],
  ])('rejects %s on %s-%s and names %s', (version, platform, arch, wanted) => {
    expect(nodeProblem({ version, platform, arch })).toContain(`needs Node ${wanted} or newer`);
  });
});
