/**
 * A machine for tests and stories: the test settles its calls, reads its effects and moves its clock.
 *
 * @packageDocumentation
 */

export type { OpenCall } from '#/testing/call-queue.ts';
export {
  type CallName,
  createTestAuth,
  type EffectName,
  type OpenCallOf,
  type TestAuth,
  type TestAuthOptions,
} from '#/testing/create-test-auth.ts';
