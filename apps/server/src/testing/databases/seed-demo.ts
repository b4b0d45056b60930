import { seedDemo } from '#/composition/seed/seed.ts';
import type { Db } from '#/platform/db/schema.ts';
import { cheapPasswords, testSecrets } from '#/testing/app/test-deps.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

/** The demo's accounts as of the moment at which every test's clock begins. */
export const seedTestDemo = (db: Db) =>
  seedDemo({ db, passwords: cheapPasswords(), secrets: testSecrets(), now: new TestClock().now() }, 'fixed');
