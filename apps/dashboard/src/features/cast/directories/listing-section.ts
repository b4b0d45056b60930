import type { Listing } from '@unmuted/api';

/** Props of a section of the listing form. */
export interface ListingSectionProps {
  draft: Listing;
  isFixed: boolean;
  change: (part: Partial<Listing>) => void;
  errorOf: (pointer: string) => string | undefined;
}
