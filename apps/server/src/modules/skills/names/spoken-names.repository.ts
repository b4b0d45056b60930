import type { SkillLocale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface SpokenName {
  readonly id: string;
  readonly locale: SkillLocale;
  readonly name: string;
}

/**
 * The invocation names of skills, of drafts and of what is live. Customers get those that they may see, and of others only what is
 * live: the store shows these to everybody.
 */
export async function listSpokenNames(db: Db, scope: Scope): Promise<SpokenName[]> {
  const ofDraft = ownedBy(scope, { table: 's', kind: 'alexa', id: 'id' });
  const { rows } =
    await sql<SpokenName>`select distinct s.id, voice ->> 'locale' as locale, voice ->> 'invocationName' as name
    from alexa_skills s,
      unnest(array[case when ${ofDraft} then s.draft end, case when s.status <> 'suspended' then s.live end]) as document,
      jsonb_array_elements(document -> 'voices') as voice
    where voice ->> 'invocationName' <> ''`.execute(db);
  return rows;
}
