import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AlertScreen } from '#/features/alert/alert.screen.tsx';

export const Route = createFileRoute('/alert/')({
  staticData: { title: msg`Silence alarm`, blankLayout: true, isLinkOnly: true },
  beforeLoad: ({ context }) => context.openSession(),
  component: AlertScreen,
});
