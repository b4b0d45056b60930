import type { App } from '@unmuted/api';
import type { AppStepName } from '@unmuted/api/contract';
import { appSteps, checkApp, stepOfField } from '#/features/apps/draft/app-checks.schema.ts';

/** The step with which to go on: the first one for a new app, then the first that has an error. */
export function firstOpenStep({ draft, draftSavedAt, platform }: App): AppStepName {
  if (draftSavedAt === null) return 'station';
  const { fields, listings } = checkApp(draft, platform);
  const own = platform === 'android' ? 'google' : 'apple';
  const open = new Set([
    ...fields.filter(({ level }) => level === 'error').map(({ field }) => stepOfField(field)),
    ...(listings.some(({ level, store }) => level === 'error' && store === own)
      ? (['listing'] as const)
      : []),
  ]);
  return appSteps.find((step) => open.has(step)) ?? 'review';
}
