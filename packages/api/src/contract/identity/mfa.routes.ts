import {
  codeProof,
  mfaSecret,
  mfaState,
  passwordProof,
  recoveryCodes,
  secondStepProof,
} from '#/contract/identity/security.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'mfa';
const body = ['request.invalid', 'request.malformed', 'request.rate_limited'] as const;

export const getMfa = defineRoute({
  operationId: 'mfa.get',
  method: 'get',
  path: '/control/mfa',
  summary: 'Get the state of two-step verification',
  tag,
  access: 'any',
  permission: 'self.manage',
  reply: { status: 200, description: 'The state', schema: mfaState },
  errors: [],
});

export const startMfa = defineRoute({
  operationId: 'mfa.start',
  method: 'post',
  path: '/control/mfa/start',
  summary: 'Create a secret for an authenticator app; it takes effect once confirmed',
  tag,
  access: 'any',
  permission: 'self.manage',
  body: passwordProof,
  reply: { status: 200, description: 'The secret, returned only once', schema: mfaSecret },
  errors: ['auth.incorrect_password', 'mfa.already_enabled', ...body],
});

export const confirmMfa = defineRoute({
  operationId: 'mfa.confirm',
  method: 'post',
  path: '/control/mfa/confirm',
  summary: 'Turn on two-step verification with a first code',
  tag,
  access: 'any',
  permission: 'self.manage',
  body: codeProof,
  reply: { status: 200, description: 'The recovery codes, returned only once', schema: recoveryCodes },
  errors: ['auth.invalid_code', 'mfa.already_enabled', 'mfa.not_enrolled', ...body],
});

export const regenerateRecoveryCodes = defineRoute({
  operationId: 'mfa.regenerateRecoveryCodes',
  method: 'post',
  path: '/control/mfa/recovery-codes',
  summary: 'Regenerate the recovery codes; the previous ones become invalid',
  tag,
  access: 'any',
  permission: 'self.manage',
  body: secondStepProof,
  reply: { status: 200, description: 'The recovery codes, returned only once', schema: recoveryCodes },
  errors: ['auth.incorrect_password', 'auth.invalid_code', 'mfa.not_enrolled', ...body],
});

export const disableMfa = defineRoute({
  operationId: 'mfa.disable',
  method: 'post',
  path: '/control/mfa/disable',
  summary: 'Turn off two-step verification',
  tag,
  access: 'any',
  permission: 'self.manage',
  body: secondStepProof,
  reply: { status: 200, description: 'The state', schema: mfaState },
  errors: ['auth.incorrect_password', 'auth.invalid_code', 'mfa.not_enrolled', ...body],
});
