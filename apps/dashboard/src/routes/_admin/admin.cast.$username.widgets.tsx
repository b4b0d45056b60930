import { createFileRoute } from '@tanstack/react-router';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { WidgetsScreen } from '#/features/cast/widgets/widgets.screen.tsx';
import { widgetsSearch } from '#/features/cast/widgets/widgets.search.ts';

export const Route = createFileRoute('/_admin/admin/cast/$username/widgets')({
  staticData: { title: castPages.widgets.name },
  validateSearch: widgetsSearch,
  component: WidgetsScreen,
});
