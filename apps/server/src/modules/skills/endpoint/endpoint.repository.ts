import { sql } from 'kysely';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

/** A skill that Alexa asks; undefined if it does not exist. Not scoped: Alexa asks for all listeners. */
export async function findAskedSkill(db: Db, id: string): Promise<SkillRow | undefined> {
  const { rows } = await sql<SkillRow>`select alexa_skills.*, coalesce(o.locale, 'en') as locale
    from alexa_skills
    left join customers o on o.account_id = alexa_skills.account_id and o.role = 'owner'
    where alexa_skills.id = ${id}`.execute(db);
  return rows[0];
}
