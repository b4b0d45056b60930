import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AppearanceScreen } from '#/features/account/appearance/appearance.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/appearance')({
  staticData: { title: msg`Appearance` },
  component: AppearanceScreen,
});
