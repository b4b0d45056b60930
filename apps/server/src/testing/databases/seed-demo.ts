import { seedDemo } from '#/composition/seed/seed.ts';
import type { Db } from '#/platform/db/schema.ts';
import { cheapPasswords, testSecrets } from '#/testing/app/test-secrets.ts';
import { insertSampleDay } from '#/testing/databases/sample-day.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

/** Seeds the demo accounts at the initial time of the test clock. */
export const seedTestDemo = (db: Db) =>
  seedDemo(
    {
      db,
      passwords: cheapPasswords(),
      secrets: testSecrets(),
      now: new TestClock().now(),
      insertHistory: insertSampleDay,
    },
    'fixed',
  );
