import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ErrorPageScreen } from '#/features/error-page/error-page.screen.tsx';
import { errorPageSearch } from '#/features/error-page/error-page.search.ts';

export const Route = createFileRoute('/_public/error-page')({
  staticData: { title: msg`Error` },
  validateSearch: errorPageSearch,
  component: ErrorPageScreen,
});
