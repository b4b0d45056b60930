import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  skillAnswer,
  skillNearNames,
  skillStreamReport,
  skillTurn,
} from '#/contract/skills/skill-checks.schemas.ts';
import { skillDocument } from '#/contract/skills/skill-document.schemas.ts';
import { skill, skillStatistics, skillStatisticsQuery } from '#/contract/skills/skills.schemas.ts';

const reading = {
  tag: 'skills',
  access: 'any',
  permission: 'products.view',
  params: z.strictObject({ id: z.uuid() }),
  errors: ['request.invalid', 'resource.not_found'],
} as const;
const managing = { ...reading, permission: 'settings.manage' } as const;
const { errors } = reading;
const saving = [...errors, 'request.malformed', 'resource.version_conflict'] as const;
const saved = { status: 200, description: 'The skill', schema: skill } as const;

export const getSkill = defineRoute({
  ...reading,
  operationId: 'skills.get',
  method: 'get',
  path: '/control/alexa/{id}',
  summary: 'Get an Alexa skill with its draft, its review and what it plays',
  reply: saved,
});

export const updateSkill = defineRoute({
  ...managing,
  operationId: 'skills.update',
  method: 'put',
  path: '/control/alexa/{id}',
  summary:
    'Save the draft of a skill; spoken texts and the stream are live at once, the rest after certification',
  body: skillDocument,
  ifMatch: true,
  reply: saved,
  errors: [...saving, 'skill.name_frozen', 'skill.source_unknown', 'skill.file_unknown'],
});

export const submitSkill = defineRoute({
  ...managing,
  operationId: 'skills.submit',
  method: 'post',
  path: '/control/alexa/{id}/submit',
  summary: 'Send a skill to the provider for review',
  ifMatch: true,
  reply: saved,
  errors: [...saving, 'skill.not_ready', 'skill.in_review', 'skill.in_certification', 'skill.suspended'],
});

export const withdrawSkill = defineRoute({
  ...managing,
  operationId: 'skills.withdraw',
  method: 'post',
  path: '/control/alexa/{id}/withdraw',
  summary: 'Take a skill back from review',
  reply: saved,
  errors: [...errors, 'skill.not_in_review', 'skill.in_review', 'skill.in_certification', 'skill.suspended'],
});

export const lintSkill = defineRoute({
  ...reading,
  operationId: 'skills.lint',
  method: 'post',
  path: '/control/alexa/{id}/lint',
  summary: 'Find names that sound like the invocation names of a skill, among skills and well-known stations',
  body: skillDocument,
  costly: true,
  inView: true,
  reply: { status: 200, description: 'The nearest names of each locale', schema: skillNearNames },
  errors: [...errors, 'request.malformed', 'request.rate_limited'],
});

export const checkSkillStream = defineRoute({
  ...managing,
  operationId: 'skills.checkStream',
  method: 'post',
  path: '/control/alexa/{id}/checks/stream',
  summary: 'Connect to the streams of a skill as Alexa would',
  costly: true,
  reply: { status: 200, description: 'What Alexa would get', schema: skillStreamReport },
  errors: [...errors, 'request.rate_limited'],
});

export const simulateSkill = defineRoute({
  ...reading,
  operationId: 'skills.simulate',
  method: 'post',
  path: '/control/alexa/{id}/simulate',
  summary: 'Ask a skill something: the same code answers as on a device',
  body: skillTurn,
  inView: true,
  reply: { status: 200, description: 'The answer', schema: skillAnswer },
  errors: [...errors, 'request.malformed'],
});

export const getSkillStatistics = defineRoute({
  ...reading,
  operationId: 'skills.getStatistics',
  method: 'get',
  path: '/control/alexa/{id}/stats',
  summary: 'Get the sessions, plays and listening time of a skill',
  permission: 'statistics.view',
  query: skillStatisticsQuery,
  reply: { status: 200, description: 'Counts of 7 days by default', schema: skillStatistics },
});
