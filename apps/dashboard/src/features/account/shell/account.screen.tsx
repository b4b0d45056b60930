import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import { SettingsLayout, SettingsNav, SettingsNavItem } from '@unmuted/ui/settings-layout';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { NotPermitted } from '#/components/resource-shell/not-permitted.tsx';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { usePageName, usePagePermission } from '#/components/root/use-page-effects.ts';
import {
  accountPaths,
  accountSections,
  sectionNames,
  sectionPermissions,
} from '#/features/account/shell/account-sections.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { usePermissions } from '#/session/use-permission.ts';

/** Layout of the account area with its sections, for customers and admins. */
export function AccountScreen() {
  const { t, i18n } = useLingui();
  const { area } = useAccount();
  const may = usePermissions();
  const page = usePageName();
  const needed = usePagePermission();
  return (
    <>
      <PageHeader
        title={
          <>
            <Trans>Account</Trans> {page && <VisuallyHidden>– {i18n._(page)}</VisuallyHidden>}
          </>
        }
      />
      <SettingsLayout
        nav={
          <SettingsNav aria-label={t`Account sections`}>
            {accountSections.map((section) => {
              const to = accountPaths[area][section];
              const permission = sectionPermissions[section];
              if (to === null || (permission && !may(permission))) return null;
              return (
                <SettingsNavItem asChild key={section}>
                  <Link to={to}>{i18n._(sectionNames[section])}</Link>
                </SettingsNavItem>
              );
            })}
          </SettingsNav>
        }
      >
        <ErrorBoundaryLevelContext value="section">
          {needed && !may(needed) ? <NotPermitted isStaff={area === 'admin'} /> : <Outlet />}
        </ErrorBoundaryLevelContext>
      </SettingsLayout>
    </>
  );
}
