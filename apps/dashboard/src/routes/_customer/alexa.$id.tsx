import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchSkill } from '#/features/alexa/shell/skill.prefetch.ts';
import { SkillScreen } from '#/features/alexa/shell/skill.screen.tsx';
import type { SkillSearch } from '#/features/alexa/shell/skill.search.ts';

export const Route = createFileRoute('/_customer/alexa/$id')({
  staticData: { title: msg`Alexa skill` },
  validateSearch: (search: SkillSearch) => search,
  loader: prefetchSkill,
  component: SkillScreen,
});
