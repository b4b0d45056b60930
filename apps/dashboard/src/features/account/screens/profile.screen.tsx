import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '#/components/loaded/loaded.tsx';
import { adminUserInfoQuery, userInfoQuery } from '#/data/account.queries.ts';
import { AdminProfileForm } from '#/features/account/components/admin-profile-form.tsx';
import { CustomerProfileForm } from '#/features/account/components/customer-profile-form.tsx';
import { EmailCard } from '#/features/account/components/email-card.tsx';
import { EmailConfirmation } from '#/features/account/components/email-confirmation.tsx';
import { FormSkeleton } from '#/features/account/components/form-skeleton.tsx';
import { useAccount } from '#/features/account/use-account.ts';

const customerRoute = getRouteApi('/_customer/template/pages/setting/profile');

/** Who a customer is, and the address they sign in with. */
export function CustomerProfileScreen() {
  const { api } = useAccount();
  const { emailToken } = customerRoute.useSearch();
  const user = useQuery(userInfoQuery(api));
  return (
    <>
      <EmailConfirmation token={emailToken} />
      <Loaded
        failedTitle={<Trans>Your profile could not be loaded</Trans>}
        query={user}
        skeleton={<FormSkeleton rows={3} />}
      >
        {(data) => (
          <>
            <CustomerProfileForm user={data} />
            <EmailCard email={data.email} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Who an admin is. */
export function AdminProfileScreen() {
  const { api } = useAccount();
  const user = useQuery(adminUserInfoQuery(api));
  return (
    <Loaded
      failedTitle={<Trans>Your profile could not be loaded</Trans>}
      query={user}
      skeleton={<FormSkeleton rows={4} />}
    >
      {(data) => <AdminProfileForm user={data} />}
    </Loaded>
  );
}
