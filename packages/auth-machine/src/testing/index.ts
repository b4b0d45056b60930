export type { OpenCall } from '#/testing/call-queue.ts';
export { createTestAuth, type TestAuth, type TestAuthOptions } from '#/testing/create-test-auth.ts';
