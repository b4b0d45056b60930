import type { CastLimits } from '@unmuted/api';
import { castLimits } from '@unmuted/api/contract';
import { judge } from '#/components/form/judge.schema.ts';

export const judgeLimits = (draft: unknown) => judge<CastLimits>(castLimits, draft);
