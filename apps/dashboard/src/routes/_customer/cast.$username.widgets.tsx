import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WidgetsScreen } from '#/features/cast/widgets/widgets.screen.tsx';
import type { WidgetsSearch } from '#/features/cast/widgets/widgets.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/widgets')({
  staticData: { title: msg`Widgets` },
  // Validated by the screen, so that the sign-in page, which loads all routes, does not load the validation.
  validateSearch: (search: WidgetsSearch) => search,
  component: WidgetsScreen,
});
