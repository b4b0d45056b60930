import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { permits } from '@unmuted/api';
import { PageHeader } from '@unmuted/ui/page-header';
import { SettingsLayout, SettingsNav, SettingsNavItem } from '@unmuted/ui/settings-layout';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { usePageName } from '#/components/root/use-page-effects.ts';
import {
  type AccountSection,
  accountPaths,
  accountSections,
  sectionNames,
  sectionPermissions,
} from '#/features/account/shell/account-sections.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import { permissionRoleOf } from '#/session/session-user.ts';

/** Layout of the account area with its sections, for customers and admins. */
export function AccountScreen() {
  const { t, i18n } = useLingui();
  const { area } = useAccount();
  const page = usePageName();
  const user = useSessionUser();
  const isOffered = (section: AccountSection) => {
    const permission = sectionPermissions[section];
    return !permission || (user !== null && permits(permissionRoleOf(user), permission));
  };
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
            {accountSections.filter(isOffered).map((section) => (
              <SettingsNavItem asChild key={section}>
                <Link to={accountPaths[area][section]}>{i18n._(sectionNames[section])}</Link>
              </SettingsNavItem>
            ))}
          </SettingsNav>
        }
      >
        <ErrorBoundaryLevelContext value="section">
          <Outlet />
        </ErrorBoundaryLevelContext>
      </SettingsLayout>
    </>
  );
}
