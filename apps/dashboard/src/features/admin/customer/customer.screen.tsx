import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { AdminCustomer } from '@unmuted/api';
import { ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { ActivityCard } from '#/features/admin/customer/activity-card.tsx';
import { CustomerActions } from '#/features/admin/customer/customer-actions.tsx';
import { FactsCard } from '#/features/admin/customer/facts-card.tsx';
import { MailsCard } from '#/features/admin/customer/mails-card.tsx';
import { NotesCard } from '#/features/admin/customer/notes-card.tsx';
import { PeopleCard } from '#/features/admin/customer/people-card.tsx';
import { ProductsCard } from '#/features/admin/customer/products-card.tsx';
import { SignInsCard } from '#/features/admin/customer/sign-ins-card.tsx';
import { CustomerStatus } from '#/features/admin/customers/customer-state.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_admin/admin/customers/$id');

/** `/admin/customers/{id}`: what staff needs about one customer. */
export function CustomerScreen() {
  const { i18n } = useLingui();
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, isFetching, refetch } = useQuery(customerQuery(api, id));
  if (!data && error instanceof ApiError && (error.status === 404 || error.status === 422))
    return <NotThere />;
  if (!data && error)
    return (
      <>
        <PageHeader breadcrumb={breadcrumb()} title={<Trans>Customer</Trans>} />
        <CardFailed
          description={errorText(i18n, error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          title={<Trans>Couldn’t load the customer</Trans>}
        />
      </>
    );
  if (!data)
    return (
      <>
        <PageHeader breadcrumb={breadcrumb()} meta={'\u00a0'} title={<Trans>Customer</Trans>} />
        <PageGrid columns="2-1">
          <RowsSkeleton count={6} hasTitle />
          <RowsSkeleton count={3} hasTitle />
        </PageGrid>
      </>
    );
  return <Content customer={data} />;
}

function Content({ customer }: { customer: AdminCustomer }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const formats = useFormats();
  const timeZone = useTimeZone();
  const brand = route.useRouteContext({ select: (context) => context.config.brand });
  useOwnTitle(`${customer.name} · ${brand}`);
  const { name, owner, state, createdAt, signedInAt } = customer;
  const created = formats.date(new Date(createdAt), timeZone);
  const props = { api, customer };
  return (
    <>
      <PageHeader
        actions={<CustomerActions {...props} />}
        breadcrumb={[...breadcrumb(), <bdi key="name">{name}</bdi>]}
        meta={
          <>
            <bdi>{owner.name}</bdi>
            <bdi>{owner.email}</bdi>
            <span>
              <Trans>Since {created}</Trans>
            </span>
            {signedInAt && (
              <span>
                <Trans>
                  Signed in <Timestamp at={signedInAt} timeZone={timeZone} />
                </Trans>
              </span>
            )}
          </>
        }
        status={<CustomerStatus state={state} />}
        title={<bdi>{name}</bdi>}
      />
      <div className="grid gap-4 md:gap-6">
        <Banners customer={customer} />
        <PageGrid className="items-start" columns="2-1">
          <div className="grid min-w-0 gap-4 md:gap-6">
            <ProductsCard products={customer.productList} />
            <ActivityCard {...props} />
          </div>
          <div className="grid min-w-0 gap-4 md:gap-6">
            <NotesCard {...props} />
            <PeopleCard {...props} />
            <FactsCard {...props} />
            <SignInsCard signIns={customer.signIns} />
            <MailsCard mails={customer.mails} />
          </div>
        </PageGrid>
      </div>
    </>
  );
}

function Banners({ customer: { state, disabled, invitation, owner } }: { customer: AdminCustomer }) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const since = disabled && formats.dateTime(new Date(disabled.since), timeZone);
  const expires = invitation && formats.dateTime(new Date(invitation.expiresAt), timeZone);
  const { email } = owner;
  return (
    <>
      {disabled && (
        <Alert tone="warning" title={<Trans>Nobody of this account can sign in since {since}</Trans>}>
          {disabled.reason && <bdi>{disabled.reason}</bdi>}
        </Alert>
      )}
      {state === 'invited' && (
        <Alert
          tone="info"
          title={
            <Trans>
              Invitation sent to <bdi>{email}</bdi>
            </Trans>
          }
        >
          {expires ? (
            <Trans>The link works until {expires}.</Trans>
          ) : (
            <Trans>The link has expired. Send the invitation again.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}

function breadcrumb() {
  return [
    <Link key="dashboard" to="/admin/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link key="customers" to="/admin/customers">
      <Trans>Customers</Trans>
    </Link>,
  ];
}

function NotThere() {
  const { t } = useMacro();
  useOwnTitle(t`Customer not found`);
  return (
    <ResourceNotFound
      description={<Trans>It was deleted, or the link is incomplete.</Trans>}
      heading={<Trans>Customer not found</Trans>}
      link={
        <Link to="/admin/customers">
          <Trans>Go to customers</Trans>
        </Link>
      }
      title={<Trans>There is no such customer</Trans>}
    />
  );
}
