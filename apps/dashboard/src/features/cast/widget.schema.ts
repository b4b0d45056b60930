import type { WidgetDraft } from '@unmuted/api';
import { widgetDraft } from '@unmuted/api/contract';
import { judge } from '#/components/form/judge.schema.ts';

export const judgeWidget = (draft: unknown) => judge<WidgetDraft>(widgetDraft, draft);
