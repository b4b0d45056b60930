import type { AlexaSkill, MobileApp, OnePage, Product } from '@unmuted/api';
import type { SessionUser } from '#/session/session-user.ts';
import type { ThemeSettings } from '#/theme/theme-settings.ts';

/** One of the specification's four product lists. Nothing is loading in a stored one. */
export interface ListSlice<Item> {
  items: Item[];
  loading: boolean;
  /** Code of the failure that kept the list from loading. */
  error: string | null;
}

export interface ListSlices {
  products: ListSlice<Product>;
  onePage: ListSlice<OnePage>;
  alexa: ListSlice<AlexaSkill>;
  mobileApps: ListSlice<MobileApp>;
}

/** The auth state without its token, which has a separate key. */
export interface AuthSlice {
  user: SessionUser;
}

/** State persisted between visits, under the specified slice names. */
export interface PersistedState extends ListSlices {
  auth: AuthSlice;
  theme: ThemeSettings;
}

export type ListName = keyof ListSlices;

export const listNames = ['products', 'onePage', 'alexa', 'mobileApps'] as const satisfies ListName[];
export const sliceNames = ['auth', 'theme', ...listNames] as const satisfies (keyof PersistedState)[];
