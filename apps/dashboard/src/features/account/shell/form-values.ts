import type { AdminProfileChange } from '@unmuted/api';

/** A customer's profile as entered; missing optional values are empty strings. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  marketing: boolean;
}

/** Language and regional preferences. */
export type Preferences = Pick<AdminProfileChange, 'locale' | 'timezone' | 'dateFormat'>;
