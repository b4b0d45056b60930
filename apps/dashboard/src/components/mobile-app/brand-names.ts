import type { AppPlatform } from '@unmuted/api';

/** Systems of phones. */
export const phoneNames: Record<AppPlatform, string> = { android: 'Android', ios: 'iOS' };

/** Systems of cars; brand names are not translated. */
export const carNames: Record<AppPlatform, string> = { android: 'Android Auto', ios: 'CarPlay' };

/** Where Apple offers an app: to testers, or to all. */
export const appleTracks = { test: 'TestFlight', production: 'App Store' } as const;
