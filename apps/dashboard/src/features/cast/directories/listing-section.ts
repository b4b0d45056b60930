import type { Listing } from '@unmuted/api';

/** Part of a listing while it is edited. */
export interface ListingSectionProps {
  draft: Listing;
  isFixed: boolean;
  change: (part: Partial<Listing>) => void;
  errorOf: (pointer: string) => string | undefined;
}
