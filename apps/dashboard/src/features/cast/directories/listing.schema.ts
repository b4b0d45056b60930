import type { Listing } from '@unmuted/api';
import { listing } from '@unmuted/api/contract';
import { validate } from '#/components/form/validate.schema.ts';

export const validateListing = (draft: unknown) => validate<Listing>(listing, draft);
