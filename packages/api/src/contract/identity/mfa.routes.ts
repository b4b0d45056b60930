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
  summary: 'Whether signing in takes a second step',
  tag,
  access: 'any',
  reply: { status: 200, description: 'The state', schema: mfaState },
  errors: [],
});

export const startMfa = defineRoute({
  operationId: 'mfa.start',
  method: 'post',
  path: '/control/mfa/start',
  summary: 'Make a new secret for an authenticator app; nothing changes before it is confirmed',
  tag,
  access: 'any',
  body: passwordProof,
  reply: { status: 200, description: 'The secret, shown this once', schema: mfaSecret },
  errors: ['auth.incorrect_password', 'mfa.already_enabled', ...body],
});

export const confirmMfa = defineRoute({
  operationId: 'mfa.confirm',
  method: 'post',
  path: '/control/mfa/confirm',
  summary: 'Turn the second step on with a first code of the app',
  tag,
  access: 'any',
  body: codeProof,
  reply: { status: 200, description: 'The recovery codes, shown this once', schema: recoveryCodes },
  errors: ['auth.invalid_code', 'mfa.already_enabled', 'mfa.not_enrolled', ...body],
});

export const regenerateRecoveryCodes = defineRoute({
  operationId: 'mfa.regenerateRecoveryCodes',
  method: 'post',
  path: '/control/mfa/recovery-codes',
  summary: 'Make new recovery codes; the old ones no longer count',
  tag,
  access: 'any',
  body: secondStepProof,
  reply: { status: 200, description: 'The recovery codes, shown this once', schema: recoveryCodes },
  errors: ['auth.incorrect_password', 'auth.invalid_code', 'mfa.not_enrolled', ...body],
});

export const disableMfa = defineRoute({
  operationId: 'mfa.disable',
  method: 'post',
  path: '/control/mfa/disable',
  summary: 'Turn the second step off',
  tag,
  access: 'any',
  body: secondStepProof,
  reply: { status: 200, description: 'The state', schema: mfaState },
  errors: ['auth.incorrect_password', 'auth.invalid_code', 'mfa.not_enrolled', ...body],
});
