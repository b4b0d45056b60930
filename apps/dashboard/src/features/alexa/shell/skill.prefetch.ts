import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { skillStatisticsQuery } from '#/data/skills/skill-statistics.queries.ts';
import { skillQuery } from '#/data/skills/skills.queries.ts';
import { skillSearch, usualDays } from '#/features/alexa/shell/skill.search.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchSkill({
  context: { api, queryClient },
  params: { id },
  location: { search },
}: PageLoaderArgs<{ id: string }>) {
  const { tab, days = usualDays } = skillSearch(search);
  void queryClient.prefetchQuery(skillQuery(api, id));
  if (tab === 'statistics') void queryClient.prefetchQuery(skillStatisticsQuery(api, id, days));
}
