import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewSkillScreen } from '#/features/admin/skill-new/new-skill.screen.tsx';
import type { NewSkillSearch } from '#/features/admin/skill-new/new-skill.search.ts';

export const Route = createFileRoute('/_admin/admin/alexa/new')({
  staticData: { title: msg`New skill`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: NewSkillSearch) => search,
  component: NewSkillScreen,
});
