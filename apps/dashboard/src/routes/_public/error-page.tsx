import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ErrorPageScreen } from '#/features/error-page/screens/error-page.screen.tsx';

export const Route = createFileRoute('/_public/error-page')({
  staticData: { title: msg`Error` },
  component: ErrorPageScreen,
});
