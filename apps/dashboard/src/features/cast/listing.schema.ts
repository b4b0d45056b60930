import type { Listing } from '@unmuted/api';
import { listing } from '@unmuted/api/contract';
import { judge } from '#/components/form/judge.schema.ts';

export const judgeListing = (draft: unknown) => judge<Listing>(listing, draft);
