import * as z from 'zod/mini';
import { setupDismissal } from '#/contract/casts/setup.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

export const dismissSetupNotice = defineRoute({
  operationId: 'castSetup.dismiss',
  method: 'post',
  path: '/control/cast/setup/{username}/dismiss',
  summary: 'Dismiss a notice about the setup of a new cast, in every browser of its owner',
  tag: 'cast-setup',
  access: 'customer',
  permission: 'settings.manage',
  params: z.strictObject({ username }),
  body: setupDismissal,
  reply: { status: 204, description: 'The notice was dismissed' },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found'],
});
