import type { SkillLocale } from '@unmuted/api/contract';
import { skillLocales } from '@unmuted/api/contract';
import { type SkillStatisticsDays, skillStatisticsDays } from '#/data/skills/skill-statistics.queries.ts';
import { type SkillTab, skillTabNames } from '#/features/alexa/shell/skill-tabs.ts';
import { oneOf } from '#/lib/search-values.ts';

export interface SkillSearch {
  /** The view; the voice by default. */
  tab?: SkillTab | undefined;
  /** The locale that is edited; the first of the skill by default. */
  locale?: SkillLocale | undefined;
  /** The period of the statistics; a week by default. */
  days?: SkillStatisticsDays | undefined;
}

export const usualDays: SkillStatisticsDays = 7;

export const skillSearch = ({ tab, locale, days }: Record<string, unknown>): SkillSearch => ({
  tab: oneOf(tab, skillTabNames),
  locale: oneOf(locale, skillLocales),
  days: oneOf(days, skillStatisticsDays),
});
