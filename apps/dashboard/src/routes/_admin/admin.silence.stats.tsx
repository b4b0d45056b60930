import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SilenceStatsScreen } from '#/features/admin/silence-stats/silence-stats.screen.tsx';
import type { SilenceStatsSearch } from '#/features/admin/silence-stats/silence-stats.search.ts';

export const Route = createFileRoute('/_admin/admin/silence/stats')({
  staticData: { title: msg`Statistics of silence`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: SilenceStatsSearch) => search,
  component: SilenceStatsScreen,
});
