import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StatusScreen } from '#/features/status/status.screen.tsx';

export const Route = createFileRoute('/status/$publicId')({
  staticData: { title: msg`Status`, blankLayout: true, isLinkOnly: true },
  beforeLoad: ({ context }) => context.openSession(),
  component: StatusScreen,
});
