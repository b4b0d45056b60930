import { Trans } from '@lingui/react/macro';
import { Link as RouterLink } from '@tanstack/react-router';
import { CardBody } from '@unmuted/ui/card';
import { Link } from '@unmuted/ui/link';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import {
  DirectionSetting,
  NavigationSettings,
  ThemeSetting,
} from '#/components/appearance/appearance-settings.tsx';
import { HeaderSettings } from '#/components/appearance/header-settings.tsx';
import { accountPaths } from '#/features/account/shell/account-sections.ts';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** Appearance settings: they apply immediately and are stored in this browser. */
export function AppearanceScreen() {
  const { area } = useAccount();
  return (
    <SectionCard
      description={<Trans>Changes apply immediately and are saved in this browser.</Trans>}
      title={<Trans>Appearance</Trans>}
    >
      <SettingsSection title={<Trans>Page</Trans>}>
        <ThemeSetting />
        <DirectionSetting />
      </SettingsSection>
      <SettingsSection title={<Trans>Navigation</Trans>}>
        <NavigationSettings />
      </SettingsSection>
      <SettingsSection title={<Trans>Header</Trans>}>
        <HeaderSettings />
      </SettingsSection>
      <CardBody className="border-t border-border-soft text-13 text-fg-muted">
        <Trans>
          The language is part of your account:{' '}
          <Link asChild>
            <RouterLink to={accountPaths[area].language}>Language and time</RouterLink>
          </Link>
        </Trans>
      </CardBody>
    </SectionCard>
  );
}
