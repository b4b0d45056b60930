/**
 * Limits of all tests. They stop a test that hangs; they are no measure of speed, so a busy machine must not reach
 * them. Tests of speed compare with the speed of the machine.
 */
export const limits = {
  testTimeout: 180_000,
  // Removes the data of some twenty database servers.
  hookTimeout: 300_000,
  // Tests that wait for processes and timers may fail on a busy machine.
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: [`${import.meta.dirname}/vitest.wait.ts`],
};
