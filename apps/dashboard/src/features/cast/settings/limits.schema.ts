import type { CastLimits } from '@unmuted/api';
import { castLimits } from '@unmuted/api/contract';
import { validate } from '#/components/form/validate.schema.ts';

export const validateLimits = (draft: unknown) => validate<CastLimits>(castLimits, draft);
