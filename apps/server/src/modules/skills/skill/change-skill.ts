import { type AuditAction, limits, type Skill } from '@unmuted/api/contract';
import { listSources } from '#/modules/sites/rendering/site-facts.repository.ts';
import { draftOf } from '#/modules/skills/skill/draft-of.ts';
import {
  findSkill,
  type LockedSkill,
  listSteps,
  lockSkill,
  type SkillRow,
} from '#/modules/skills/skill/skill.repository.ts';
import { readSkillFacts, type SkillFactsDeps } from '#/modules/skills/skill/skill-facts.ts';
import { toSkill } from '#/modules/skills/skill/skill-response.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface SkillDeps extends SkillFactsDeps {
  readonly bus: Pick<LiveBus, 'publish'>;
}

/** The skill if the scope may see it. */
export async function requireSkillRow(
  { db }: Pick<SkillDeps, 'db'>,
  scope: Scope,
  id: string,
): Promise<SkillRow> {
  const row = await findSkill(db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

export async function readSkill(deps: SkillFactsDeps, scope: Scope, id: string): Promise<Skill> {
  const row = await requireSkillRow(deps, scope, id);
  const [facts, sources, steps] = await Promise.all([
    readSkillFacts(deps, row, draftOf(row).source),
    listSources(deps.db, scope, row.account_id),
    listSteps(deps.db, id, limits.skillHistory),
  ]);
  return toSkill(row, { facts, sources, steps });
}

export interface SkillTarget {
  readonly id: string;
  /** The version that the change is based on; undefined for a change that does not depend on it. */
  readonly version?: number | undefined;
}

/** Changes a skill in a transaction that has locked it, and tells those who look at it. */
export async function changeSkill(
  deps: SkillDeps,
  act: Act,
  { id, version }: SkillTarget,
  change: (tx: Tx, skill: LockedSkill) => Promise<void>,
): Promise<Skill> {
  const isCurrent = await deps.db.transaction().execute(async (tx) => {
    const skill = await lockSkill(tx, act.scope, id);
    if (!skill) throw new AppError('resource.not_found');
    if (version !== undefined && skill.version !== version) return false;
    await change(tx, skill);
    return true;
  });
  const current = await readSkill(deps, act.scope, id);
  if (!isCurrent) throw new AppError('resource.version_conflict', { current });
  deps.bus.publish([`skill:${id}`]);
  return current;
}

interface SkillEvent {
  readonly action: AuditAction;
  readonly skill: Pick<LockedSkill, 'id' | 'name' | 'account_id'>;
  readonly change: AuditChange;
}

/** Who changes a skill: a person, or this server with what Amazon answered. */
export type SkillActor = Act | 'system';

export function auditSkill(
  { clock }: Pick<SkillDeps, 'clock'>,
  tx: Tx,
  actor: SkillActor,
  { action, skill, change }: SkillEvent,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: actor === 'system' ? actor : actor.scope,
    about: { accountId: skill.account_id },
    ...(actor !== 'system' && { caller: actor.caller }),
    details: { skill: skill.id, name: skill.name },
    change,
  });
}
