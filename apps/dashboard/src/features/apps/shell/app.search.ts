import { type AppLanguageCode, type AppStepName, appLanguages, appSteps } from '@unmuted/api/contract';
import { type AppStatisticsDays, appStatisticsDays } from '#/data/apps/app-statistics.queries.ts';
import { type AppTab, appTabNames } from '#/features/apps/shell/app-tabs.ts';
import { oneOf } from '#/lib/search-values.ts';

export interface AppSearch {
  /** The view; the listing by default. */
  tab?: AppTab | undefined;
  /** The language of the listing that is edited; the first of the app by default. */
  language?: AppLanguageCode | undefined;
  /** The period of the statistics; a week by default. */
  days?: AppStatisticsDays | undefined;
}

export const usualDays: AppStatisticsDays = 7;

export const appSearch = ({ tab, language, days }: Record<string, unknown>): AppSearch => ({
  tab: oneOf(tab, appTabNames),
  language: oneOf(language, appLanguages),
  days: oneOf(days, appStatisticsDays),
});

export interface CreateAppSearch {
  /** The step; the first one that is not complete by default. */
  step?: AppStepName | undefined;
  language?: AppLanguageCode | undefined;
}

export const createAppSearch = ({ step, language }: Record<string, unknown>): CreateAppSearch => ({
  step: oneOf(step, appSteps),
  language: oneOf(language, appLanguages),
});
