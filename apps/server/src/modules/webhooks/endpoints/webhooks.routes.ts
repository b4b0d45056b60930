import type { mainRoutes } from '@unmuted/api/contract';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateSecret,
  updateWebhook,
  type WebhookDeps,
} from '#/modules/webhooks/endpoints/webhooks.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listWebhooks' | 'createWebhook' | 'getWebhook' | 'updateWebhook' | 'deleteWebhook' | 'rotateWebhookSecret'
>;

export function webhookHandlers(deps: WebhookDeps): Handlers<Routes> {
  return {
    listWebhooks: ({ session: { scope } }) => listWebhooks(deps, scope),
    createWebhook: ({ session: { scope }, caller, body }) => createWebhook(deps, { scope, caller }, body),
    getWebhook: ({ session: { scope }, params: { id } }) => readWebhook(deps, scope, id),
    updateWebhook: ({ session: { scope }, caller, params: { id }, body: change, version }) =>
      updateWebhook(deps, { scope, caller }, id, { change, version }),
    deleteWebhook: async ({ session: { scope }, caller, params: { id } }) => {
      await deleteWebhook(deps, { scope, caller }, id);
      return undefined;
    },
    rotateWebhookSecret: ({ session: { scope }, caller, params: { id } }) =>
      rotateSecret(deps, { scope, caller }, id),
  };
}
