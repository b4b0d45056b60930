import type { Skill } from '#/contract/skills/skills.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

/** A skill with changes applied. */
function skillOf(id: string, change: Partial<Skill> = {}) {
  const found = [fixtures.skill, fixtures.liveSkill].find((each) => each.id === id);
  return found ? { ...found, ...change } : problem('resource.not_found');
}

const next = { version: 7, stateSince: fixtures.fixtureNow } as const;
const states = {
  submit: 'in_review',
  withdraw: 'draft',
  request_changes: 'changes_requested',
  approve: 'processing',
  send: 'certification',
  certify: 'active',
  reject: 'rejected',
  suspend: 'suspended',
  resume: 'draft',
} as const;

/** Alexa skills: for their owners and for staff. */
export const skillHandlers = {
  'skills.get': ({ path }) => skillOf(path.id),
  'skills.update': ({ path, body }) =>
    skillOf(path.id, { ...(body && { draft: body }), version: 7, draftSavedAt: fixtures.fixtureNow }),
  'skills.submit': ({ path }) => skillOf(path.id, { ...next, state: 'in_review', comments: [], reason: '' }),
  'skills.withdraw': ({ path }) => skillOf(path.id, { ...next, state: 'draft' }),
  'skills.lint': fixtures.skillNearNames,
  'skills.checkStream': fixtures.skillStreamReport,
  'skills.simulate': ({ body }) => fixtures.skillAnswers[body?.act ?? 'open'] ?? problem('request.invalid'),
  'skills.getStatistics': fixtures.skillStatistics,
  'adminSkills.list': fixtures.staffSkillList,
  'adminSkills.create': fixtures.staffSkill,
  'adminSkills.listSimilar': fixtures.skillNearNames,
  'adminSkills.get': fixtures.staffSkill,
  'adminSkills.update': ({ body }) => ({
    ...fixtures.staffSkill,
    ...(body && { settings: body }),
  }),
  'adminSkills.transition': ({ body }) => ({
    ...fixtures.staffSkill,
    skill: {
      ...fixtures.staffSkill.skill,
      ...next,
      state: states[body?.move ?? 'submit'],
      reason: body?.reason ?? '',
      comments: body?.comments ?? [],
    },
  }),
  'adminSkills.send': {
    ...fixtures.staffSkill,
    skill: { ...fixtures.staffSkill.skill, state: 'processing' },
    amazon: { submission: fixtures.skillSubmission },
  },
  'adminSkills.getManifest': fixtures.skillManifest,
  'adminSkills.getPackage': ({ query }) => ({
    ...fixtures.skillPackage,
    name: `radio-aurora-${query.format}.zip`,
  }),
  'adminSkills.delete': undefined,
} as const satisfies MockHandlers;
