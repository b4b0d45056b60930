import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { permits } from '@unmuted/api';
import { PageHeader } from '@unmuted/ui/page-header';
import { SettingsLayout, SettingsNav, SettingsNavItem } from '@unmuted/ui/settings-layout';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { usePageName } from '#/components/root/use-page-effects.ts';
import { userInfoQuery } from '#/data/account/account.queries.ts';
import {
  accountPaths,
  accountSections,
  type CustomerSection,
  customerSectionNames,
  customerSectionPaths,
  customerSections,
  sectionNames,
} from '#/features/account/shell/account-sections.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** Layout of the account area with its sections, for customers and admins. */
export function AccountScreen() {
  const { t, i18n } = useLingui();
  const { area } = useAccount();
  const page = usePageName();
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
            {accountSections.map((section) => (
              <SettingsNavItem asChild key={section}>
                <Link to={accountPaths[area][section]}>{i18n._(sectionNames[section])}</Link>
              </SettingsNavItem>
            ))}
            {area === 'customer' && <CustomerSections />}
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

/** Sections that the person's role offers; empty until the role is known. */
function CustomerSections() {
  const { i18n } = useLingui();
  const { api } = useAccount();
  const role = useQuery(userInfoQuery(api)).data?.accountRole;
  const sections = Object.keys(customerSections) as CustomerSection[];
  return sections
    .filter((section) => role && permits(role, customerSections[section]))
    .map((section) => (
      <SettingsNavItem asChild key={section}>
        <Link to={customerSectionPaths[section]}>{i18n._(customerSectionNames[section])}</Link>
      </SettingsNavItem>
    ));
}
