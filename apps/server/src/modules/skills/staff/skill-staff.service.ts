import {
  alexaStates,
  type SkillSettings,
  type SkillTransition,
  type StaffSkill,
  type StaffSkillDraft,
  type StaffSkillItem,
  type StaffSkillList,
  type StaffSkillQuery,
} from '@unmuted/api/contract';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { requireSource } from '#/modules/sites/pages/played-source.ts';
import { readAmazon, type SendSkillDeps } from '#/modules/skills/amazon/send-skill.service.ts';
import { endpointUrlOf } from '#/modules/skills/endpoint-url.ts';
import { type MoveDeps, moveSkill } from '#/modules/skills/life/move-skill.ts';
import { findSoundingLike } from '#/modules/skills/names/near-names.ts';
import { auditSkill, changeSkill, readSkill, type SkillTarget } from '#/modules/skills/skill/change-skill.ts';
import { newDocument } from '#/modules/skills/skill/draft-of.ts';
import {
  columnsOf,
  insertStep,
  isAmazonIdTaken,
  type LockedSkill,
  lockSkill,
} from '#/modules/skills/skill/skill.repository.ts';
import * as repository from '#/modules/skills/staff/skill-staff.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { offsetOf, pageOf } from '#/platform/db/pagination.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface SkillStaffDeps extends MoveDeps, SendSkillDeps {
  readonly castUrl: () => string;
}

export async function listSkills(
  deps: SkillStaffDeps,
  scope: AdminScope,
  query: StaffSkillQuery,
): Promise<StaffSkillList> {
  const { db, clock } = deps;
  const page = pageOf(query);
  const near = query.search ? await findSoundingLike(db, scope, query.search) : [];
  const wanted = {
    state: query.state,
    search: query.search,
    near,
    offset: offsetOf(page),
    limit: page.pageSize,
  };
  const [{ rows, total }, counts] = await Promise.all([
    repository.listStaffSkills(db, scope, wanted, clock.now()),
    repository.countStates(db, scope),
  ]);
  const byState = new Map(counts.map(({ status, count }) => [status, count]));
  return {
    items: rows.map(toItem),
    total,
    ...page,
    counts: Object.fromEntries(
      alexaStates.map((state) => [state, byState.get(state) ?? 0]),
    ) as StaffSkillList['counts'],
  };
}

function toItem(row: repository.StaffSkillRow): StaffSkillItem {
  return {
    id: row.id,
    name: row.name,
    customer: { id: row.account_id, name: row.account },
    state: row.status,
    stateSince: row.status_since?.toISOString() ?? null,
    voices: (
      row.voices ?? row.locales.map((locale) => ({ locale, invocationName: row.invocation_name }))
    ).map(({ locale, invocationName }) => ({ locale, invocationName })),
    amazonId: row.amazon_id,
    isOnAir: row.is_on_air,
    plays30d: row.plays,
    isLive: row.is_live,
  };
}

export async function readStaffSkill(
  deps: SkillStaffDeps,
  scope: AdminScope,
  id: string,
): Promise<StaffSkill> {
  const [skill, amazon, row] = await Promise.all([
    readSkill(deps, scope, id),
    readAmazon(deps, scope, id),
    repository.findStaffSkill(deps.db, scope, id, deps.clock.now()),
  ]);
  if (!row) throw new AppError('resource.not_found');
  return {
    skill,
    customer: { id: row.account_id, name: row.account },
    settings: {
      amazonId: row.amazon_id ?? '',
      vendorId: row.vendor_id,
      endpoint: row.endpoint,
      forcedUrl: row.forced_url,
    },
    endpointUrl: endpointUrlOf(deps, id),
    plays30d: row.plays,
    createdAt: row.created_at.toISOString(),
    amazon,
  };
}

export async function createSkill(
  deps: SkillStaffDeps,
  act: StaffAct,
  { accountId, name, source, locales }: StaffSkillDraft,
): Promise<StaffSkill> {
  const at = deps.clock.now();
  const id = uuidv7(at);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await repository.hasAccount(tx, act.scope, accountId))) throw new AppError('resource.not_found');
    await requireSource(tx, act.scope, {
      accountId: accountId,
      source: source,
      error: 'skill.source_unknown',
    });
    const document = newDocument({ name, source, locales });
    const dates = { status_since: at, draft_saved_at: at, created_at: at };
    await repository.insertSkill(tx, act.scope, {
      id,
      account_id: accountId,
      ...columnsOf(document),
      ...dates,
      status: 'draft',
      draft: JSON.stringify(document),
    });
    const by = { by_name: await nameOf(tx, act.scope), by_staff: true };
    await insertStep(tx, { id: uuidv7(at), skill_id: id, state: 'draft', at, ...by, reason: '' });
    const change = { before: null, after: { name, locales, state: 'draft' } };
    await auditSkill(deps, tx, act, {
      action: 'skill.created',
      skill: { id, name, account_id: accountId },
      change,
    });
  });
  deps.bus.publish([`skill:${id}`]);
  return readStaffSkill(deps, act.scope, id);
}

export async function updateSettings(
  deps: SkillStaffDeps,
  act: StaffAct,
  target: SkillTarget,
  { amazonId, vendorId, endpoint, forcedUrl }: SkillSettings,
): Promise<StaffSkill> {
  const changing = changeSkill(deps, act, target, async (tx, skill) => {
    const saved = await repository.saveSettings(tx, act.scope, skill.id, {
      amazon_id: amazonId === '' ? null : amazonId,
      vendor_id: vendorId,
      endpoint,
      forced_url: forcedUrl,
    });
    if (!saved) throw amazonIdTaken();
    await auditSkill(deps, tx, act, {
      action: 'skill.settings_updated',
      skill,
      change: { before: settingsOf(skill), after: { amazonId, vendorId, endpoint, forcedUrl } },
    });
  });
  await changing.catch((error: unknown) => {
    throw isAmazonIdTaken(error) ? amazonIdTaken() : error;
  });
  return readStaffSkill(deps, act.scope, target.id);
}

const amazonIdTaken = () =>
  new AppError('request.invalid', {
    errors: [{ pointer: '/amazonId', code: 'duplicate', params: {} }],
  });

const settingsOf = (row: LockedSkill): SkillSettings => ({
  amazonId: row.amazon_id ?? '',
  vendorId: row.vendor_id,
  endpoint: row.endpoint,
  forcedUrl: row.forced_url,
});

export async function moveByStaff(
  deps: SkillStaffDeps,
  act: StaffAct,
  target: SkillTarget,
  transition: SkillTransition,
): Promise<StaffSkill> {
  await moveSkill(deps, act, target, transition);
  return readStaffSkill(deps, act.scope, target.id);
}

export async function deleteSkill(deps: SkillStaffDeps, act: StaffAct, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const skill = await lockSkill(tx, act.scope, id);
    if (!skill) throw new AppError('resource.not_found');
    await repository.deleteSkill(tx, act.scope, id);
    const change = { before: { name: skill.name, state: skill.status }, after: null };
    await auditSkill(deps, tx, act, { action: 'skill.deleted', skill, change });
  });
  deps.bus.publish([`skill:${id}`]);
}
