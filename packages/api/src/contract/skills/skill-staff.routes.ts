import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { skillNearNames } from '#/contract/skills/skill-checks.schemas.ts';
import {
  similarSkillQuery,
  skillDraftOfStaff,
  skillManifest,
  skillPackage,
  skillPackageQuery,
  skillSettings,
  skillTransition,
  staffSkill,
  staffSkillList,
  staffSkillQuery,
} from '#/contract/skills/skill-staff.schemas.ts';

const params = z.strictObject({ id: z.uuid() });
const staff = { tag: 'skills', access: 'admin', permission: 'services.manage' } as const;
const one = { ...staff, params, errors: ['request.invalid', 'resource.not_found'] } as const;
const changing = [...one.errors, 'request.malformed', 'resource.version_conflict'] as const;
const saved = { status: 200, description: 'The skill', schema: staffSkill } as const;

export const listSkills = defineRoute({
  ...staff,
  operationId: 'adminSkills.list',
  method: 'get',
  path: '/admin/alexa',
  summary: 'List the skills of all customers',
  query: staffSkillQuery,
  reply: { status: 200, description: 'One page, those that wait longest first', schema: staffSkillList },
  errors: ['request.invalid'],
});

export const createSkill = defineRoute({
  ...staff,
  operationId: 'adminSkills.create',
  method: 'post',
  path: '/admin/alexa',
  summary: 'Create a skill for a customer, filled from a station',
  body: skillDraftOfStaff,
  reply: { status: 201, description: 'The skill', schema: staffSkill },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'skill.source_unknown'],
});

export const listSimilarSkills = defineRoute({
  ...staff,
  operationId: 'adminSkills.listSimilar',
  method: 'get',
  path: '/admin/alexa/similar',
  summary: 'Find names that sound like a name, among skills and well-known stations',
  query: similarSkillQuery,
  costly: true,
  reply: { status: 200, description: 'The nearest names', schema: skillNearNames },
  errors: ['request.invalid', 'request.rate_limited'],
});

export const getStaffSkill = defineRoute({
  ...one,
  operationId: 'adminSkills.get',
  method: 'get',
  path: '/admin/alexa/{id}',
  summary: 'Get a skill with what only staff see',
  reply: saved,
});

export const updateStaffSkill = defineRoute({
  ...one,
  operationId: 'adminSkills.update',
  method: 'put',
  path: '/admin/alexa/{id}',
  summary: 'Set the ids at Amazon, the endpoint and the stream of a skill',
  body: skillSettings,
  ifMatch: true,
  reply: saved,
  errors: changing,
});

export const moveSkill = defineRoute({
  ...one,
  operationId: 'adminSkills.transition',
  method: 'post',
  path: '/admin/alexa/{id}/transition',
  summary: 'Move a skill: review, Amazon, certification, suspension',
  body: skillTransition,
  ifMatch: true,
  reply: saved,
  errors: [
    ...changing,
    'skill.not_ready',
    'skill.not_in_review',
    'skill.in_review',
    'skill.in_certification',
    'skill.suspended',
    'skill.reason_required',
    'skill.id_required',
  ],
});

export const sendSkill = defineRoute({
  ...one,
  operationId: 'adminSkills.send',
  method: 'post',
  path: '/admin/alexa/{id}/amazon',
  summary: 'Upload an approved skill to Amazon and submit it for certification',
  ifMatch: true,
  reply: { status: 202, description: 'The skill; it is sent in the background', schema: staffSkill },
  errors: [
    ...changing,
    'skill.not_ready',
    'skill.not_in_review',
    'skill.in_review',
    'skill.in_certification',
    'skill.suspended',
    'skill.amazon_unavailable',
  ],
});

export const getSkillManifest = defineRoute({
  ...one,
  operationId: 'adminSkills.getManifest',
  method: 'get',
  path: '/admin/alexa/{id}/manifest',
  summary: 'Get the manifest and the interaction models of a skill as Amazon gets them',
  reply: { status: 200, description: 'The documents', schema: skillManifest },
});

export const getSkillPackage = defineRoute({
  ...one,
  operationId: 'adminSkills.getPackage',
  method: 'get',
  path: '/admin/alexa/{id}/package',
  summary: 'Get the files with which a skill is published at Amazon as a zip',
  query: skillPackageQuery,
  costly: true,
  reply: { status: 200, description: 'The file', schema: skillPackage },
  errors: [...one.errors, 'request.rate_limited', 'skill.not_ready'],
});

export const deleteSkill = defineRoute({
  ...one,
  operationId: 'adminSkills.delete',
  method: 'delete',
  path: '/admin/alexa/{id}',
  summary: 'Delete a skill with its versions and statistics; it no longer answers Alexa',
  permission: 'customers.delete',
  reply: { status: 204, description: 'The skill was deleted' },
});
