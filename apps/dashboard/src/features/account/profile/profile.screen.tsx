import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { adminUserInfoQuery, userInfoQuery } from '#/data/account/account.queries.ts';
import { AdminProfileForm } from '#/features/account/profile/admin-profile-form.tsx';
import { CustomerProfileForm } from '#/features/account/profile/customer-profile-form.tsx';
import { EmailCard } from '#/features/account/profile/email-card.tsx';
import { EmailConfirmation } from '#/features/account/profile/email-confirmation.tsx';
import { FormSkeleton } from '#/features/account/shell/form-skeleton.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

const customerRoute = getRouteApi('/_customer/template/pages/setting/profile');

/** Profile and sign-in address of a customer. */
export function CustomerProfileScreen() {
  const { api } = useAccount();
  const { emailToken } = customerRoute.useSearch();
  const user = useQuery(userInfoQuery(api));
  return (
    <>
      <EmailConfirmation token={emailToken} />
      <QueryContent
        failedTitle={<Trans>Couldn’t load your profile</Trans>}
        query={user}
        skeleton={<FormSkeleton rows={3} />}
      >
        {(data) => (
          <>
            <CustomerProfileForm user={data} />
            <EmailCard email={data.email} />
          </>
        )}
      </QueryContent>
    </>
  );
}

/** Profile of an admin. */
export function AdminProfileScreen() {
  const { api } = useAccount();
  const user = useQuery(adminUserInfoQuery(api));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load your profile</Trans>}
      query={user}
      skeleton={<FormSkeleton rows={4} />}
    >
      {(data) => <AdminProfileForm user={data} />}
    </QueryContent>
  );
}
