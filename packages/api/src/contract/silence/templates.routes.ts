import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  alertLocale,
  alertPreview,
  alertTemplate,
  alertTemplateChange,
  alertTemplateDraft,
  alertTemplateKey,
  alertTemplateList,
  alertTemplateTest,
} from '#/contract/silence/templates.schemas.ts';

const staff = { tag: 'silence', access: 'admin', permission: 'services.manage' } as const;

export const listAlertTemplates = defineRoute({
  ...staff,
  operationId: 'alertTemplates.list',
  method: 'get',
  path: '/admin/silence/templates',
  summary: 'List the texts of messages about incidents in all languages',
  reply: { status: 200, description: 'The templates', schema: alertTemplateList },
  errors: [],
});

export const updateAlertTemplate = defineRoute({
  ...staff,
  operationId: 'alertTemplates.update',
  method: 'put',
  path: '/admin/silence/templates/{key}/{locale}',
  params: z.strictObject({ key: alertTemplateKey, locale: alertLocale }),
  summary: 'Change a text of messages, or return to the standard text',
  body: alertTemplateChange,
  ifMatch: true,
  reply: { status: 200, description: 'The template', schema: alertTemplate },
  errors: ['request.invalid', 'request.malformed', 'resource.version_conflict'],
});

export const previewAlertTemplate = defineRoute({
  ...staff,
  operationId: 'alertTemplates.preview',
  method: 'post',
  path: '/admin/silence/templates/preview',
  summary: 'Get a message with a text that is not saved',
  body: alertTemplateDraft,
  reply: { status: 200, description: 'The message', schema: alertPreview },
  errors: ['request.invalid', 'request.malformed'],
});

export const testAlertTemplate = defineRoute({
  ...staff,
  operationId: 'alertTemplates.test',
  method: 'post',
  path: '/admin/silence/templates/test',
  summary: 'Send a message with a text that is not saved to one’s own email address',
  body: alertTemplateDraft,
  costly: true,
  reply: { status: 200, description: 'To whom it was sent', schema: alertTemplateTest },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});
