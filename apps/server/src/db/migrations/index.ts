import type { Migration } from 'kysely/migration';
import { foundation } from '#/db/migrations/0001-foundation.ts';

/** Forward only, in order of name; a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
};
