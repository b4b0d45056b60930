import type { mainRoutes } from '@unmuted/api/contract';
import {
  listTemplates,
  previewTemplate,
  type TemplateDeps,
  testTemplate,
  updateTemplate,
} from '#/modules/silence/alerts/templates/templates.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listAlertTemplates' | 'updateAlertTemplate' | 'previewAlertTemplate' | 'testAlertTemplate'
>;

export function templateHandlers(deps: TemplateDeps): Handlers<Routes> {
  return {
    listAlertTemplates: ({ session }) => listTemplates(deps, session.scope),
    updateAlertTemplate: ({ session: { scope }, caller, params, body, version }) =>
      updateTemplate(deps, { scope, caller }, params, { text: body.text, version }),
    previewAlertTemplate: ({ body }) => previewTemplate(deps, body),
    testAlertTemplate: ({ session, body }) => testTemplate(deps, session.scope, body),
  };
}
