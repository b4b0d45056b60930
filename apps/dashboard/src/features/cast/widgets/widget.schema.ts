import type { WidgetDraft } from '@unmuted/api';
import { widgetDraft } from '@unmuted/api/contract';
import { validate } from '#/components/form/validate.schema.ts';

export const validateWidget = (draft: unknown) => validate<WidgetDraft>(widgetDraft, draft);
