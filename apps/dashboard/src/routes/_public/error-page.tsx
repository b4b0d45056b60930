import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { errorPageSearch } from '#/features/error-page/error-page.search.ts';
import { ErrorPageScreen } from '#/features/error-page/screens/error-page.screen.tsx';

export const Route = createFileRoute('/_public/error-page')({
  staticData: { title: msg`Error` },
  validateSearch: errorPageSearch,
  component: ErrorPageScreen,
});
