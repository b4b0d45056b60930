import { describe, expect, test } from 'vitest';
import { complaintAboutNode } from './node.mjs';

describe('the Node that npm start begins with', () => {
  test.each([
    ['v20.19.0', 'linux', 'x64'],
    ['v20.20.2', 'linux', 'arm64'],
    ['v22.19.0', 'darwin', 'arm64'],
    ['v24.0.0', 'win32', 'x64'],
  ])('%s on %s-%s is enough', (version, platform, arch) => {
    expect(complaintAboutNode({ version, platform, arch })).toBeUndefined();
  });

  test.each([
    ['v18.20.8', 'linux', 'x64', '20.19'],
    ['v20.18.3', 'linux', 'arm64', '20.19'],
    // No newer one comes with the packages there.
    ['v20.20.2', 'linux', 'ppc64', '22.19'],
    ['v22.18.0', 'darwin', 'arm64', '22.19'],
  ])('%s on %s-%s is not, and %s is named', (version, platform, arch, wanted) => {
    expect(complaintAboutNode({ version, platform, arch })).toContain(`needs Node ${wanted} or newer`);
  });
});
