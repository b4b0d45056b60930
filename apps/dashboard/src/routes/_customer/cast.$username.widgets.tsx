import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WidgetsScreen } from '#/features/cast/widgets/widgets.screen.tsx';
import type { WidgetsSearch } from '#/features/cast/widgets/widgets.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/widgets')({
  staticData: { title: msg`Widgets` },
  // The screen judges it; the sign-in page, which knows all routes, need not load how.
  validateSearch: (search: WidgetsSearch) => search,
  component: WidgetsScreen,
});
