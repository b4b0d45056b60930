import type { Skill, SkillDocument, SkillFacts, SkillStep } from '@unmuted/api/contract';
import { draftOf } from '#/modules/skills/skill/draft-of.ts';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';
import type { Row } from '#/platform/db/schema.ts';

interface Around {
  readonly facts: SkillFacts;
  readonly sources: Skill['sources'];
  readonly steps: readonly Row<'skill_steps'>[];
}

export function toSkill(row: SkillRow, { facts, sources, steps }: Around): Skill {
  return {
    id: row.id,
    state: row.status,
    stateSince: row.status_since?.toISOString() ?? null,
    version: row.version,
    draft: draftOf(row),
    draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
    amazonId: row.amazon_id,
    facts,
    sources,
    sent: versionOf(row.sent, row.sent_at),
    live: versionOf(row.live, row.live_at),
    comments: [...row.comments],
    reason: row.reason,
    history: steps.map(toStep),
  };
}

const versionOf = (document: SkillDocument | null, at: Date | null): Skill['live'] =>
  document && at && { document, at: at.toISOString() };

const toStep = ({ state, at, by_name: by, by_staff: byStaff, reason }: Row<'skill_steps'>): SkillStep => ({
  state,
  at: at.toISOString(),
  // Customers see that staff acted, not who.
  by: byStaff ? null : by,
  byStaff,
  reason,
});
