import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminUser, CustomerUser } from '@unmuted/api';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import {
  adminUserInfoQuery,
  changeAdminProfile,
  changeCustomerProfile,
  userInfoQuery,
} from '#/data/account/account.queries.ts';
import { LanguageForm } from '#/features/account/language/language-form.tsx';
import { adminProfileChange, customerProfileChange } from '#/features/account/profile/profile.schema.ts';
import { FormSkeleton } from '#/features/account/shell/form-skeleton.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useSaveProfile } from '#/features/account/shell/use-save-profile.ts';

/** Language and regional formats of a customer. */
export function CustomerLanguageScreen() {
  const { api } = useAccount();
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load your settings</Trans>}
      query={useQuery(userInfoQuery(api))}
      skeleton={<FormSkeleton rows={3} />}
    >
      {(user) => <CustomerForm user={user} />}
    </QueryContent>
  );
}

function CustomerForm({ user }: { user: CustomerUser }) {
  const save = useSaveProfile(changeCustomerProfile);
  const { firstName, lastName, company, country, marketing, locale, timezone, dateFormat } = user;
  return (
    <LanguageForm
      preferences={{ locale, timezone, dateFormat }}
      save={save}
      schema={customerProfileChange}
      toBody={(preferences) => ({ firstName, lastName, company, country, marketing, ...preferences })}
    />
  );
}

/** Language and regional formats of a staff account. */
export function AdminLanguageScreen() {
  const { api } = useAccount();
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load your settings</Trans>}
      query={useQuery(adminUserInfoQuery(api))}
      skeleton={<FormSkeleton rows={3} />}
    >
      {(user) => <AdminForm user={user} />}
    </QueryContent>
  );
}

function AdminForm({ user }: { user: AdminUser }) {
  const save = useSaveProfile(changeAdminProfile);
  const { name, title, email, locale, timezone, dateFormat } = user;
  return (
    <LanguageForm
      preferences={{ locale, timezone, dateFormat }}
      save={save}
      schema={adminProfileChange}
      toBody={(preferences) => ({ name, title, email, ...preferences })}
    />
  );
}
