import { vi } from 'vitest';

const defaultLimitMs = 20_000;
const { waitFor } = vi;

/** Vitest has no setting for the limit of `vi.waitFor`, which is 1 s: too short on a busy machine. */
function waitForLonger(...[callback, options]: Parameters<typeof waitFor>) {
  return waitFor(callback, typeof options === 'number' ? options : { timeout: defaultLimitMs, ...options });
}

// Files that share a worker share `vi`.
if (waitFor.name !== waitForLonger.name) vi.waitFor = waitForLonger as typeof waitFor;
