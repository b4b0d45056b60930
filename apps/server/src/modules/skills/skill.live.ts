import { listSkillStates } from '#/modules/skills/skill/skill.repository.ts';
import type { Db } from '#/platform/db/schema.ts';
import { isUuid } from '#/platform/lib/uuid.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `skill:<id>`: the state of a skill, and which reads are out of date. */
export const skillTopic = ({ db }: { readonly db: Db }): LiveTopic => ({
  kind: 'value',
  name: 'skill',
  permission: 'products.view',
  async read(scope, ids) {
    const rows = await listSkillStates(db, scope, ids.filter(isUuid));
    return new Map(rows.map(({ id, version, status: state }) => [id, { id, version, state }]));
  },
});
