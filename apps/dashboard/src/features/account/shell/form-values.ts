import type { AdminProfileChange } from '@unmuted/api';

/** A customer's profile as typed: what may be missing is an empty text. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  marketing: boolean;
}

/** How a person wants to be spoken to. */
export type Preferences = Pick<AdminProfileChange, 'locale' | 'timezone' | 'dateFormat'>;
