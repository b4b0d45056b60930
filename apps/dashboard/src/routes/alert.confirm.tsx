import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '#/features/alert/confirm.screen.tsx';

export const Route = createFileRoute('/alert/confirm')({
  staticData: { title: msg`Messages about silence`, blankLayout: true, isLinkOnly: true },
  beforeLoad: ({ context }) => context.openSession(),
  component: ConfirmScreen,
});
