import * as z from 'zod/mini';
import { sourcePassword } from '#/contract/casts/source.schemas.ts';
import { identityProof } from '#/contract/identity/security.schemas.ts';
import { streamName, username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'source';
const params = z.strictObject({ username, stream: streamName });
const errors = [
  'request.invalid',
  'request.malformed',
  'request.rate_limited',
  'resource.not_found',
  'auth.incorrect_password',
  'auth.second_step_required',
  'auth.invalid_code',
] as const;

export const revealSourcePassword = defineRoute({
  operationId: 'source.revealPassword',
  method: 'post',
  path: '/control/cast/password/{username}/{stream}/reveal',
  summary: 'Reveal the source credentials of a stream; the request is written to the audit log',
  tag,
  access: 'any',
  permission: 'source.connect',
  params,
  body: identityProof,
  reply: { status: 200, description: 'The credentials', schema: sourcePassword },
  errors: [...errors, 'source.password_unreadable'],
});

export const rotateSourcePassword = defineRoute({
  operationId: 'source.rotatePassword',
  method: 'post',
  path: '/control/cast/password/{username}/{stream}/rotate',
  summary: 'Rotate the source password of a stream; a connected source is disconnected',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: identityProof,
  reply: { status: 200, description: 'The new credentials', schema: sourcePassword },
  errors: [...errors, 'cast.suspended', 'engine.not_configurable'],
});
