import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type AdminCustomer, type ApiClients, ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageGrid } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { QueryContent } from '#/components/query-content/query-content.tsx';
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
import { SitesCard } from '#/features/admin/customer/sites-card.tsx';
import { CustomerStatus } from '#/features/admin/customers/customer-state.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_admin/admin/customers/$id');

/** `/admin/customers/{id}`: what staff needs about one customer. */
export function CustomerScreen() {
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(customerQuery(api, id));
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 422);
  // One header for all states: focus stays on its heading while the customer is loaded.
  return (
    <>
      <CustomerHeader api={api} customer={data} isMissing={isMissing} />
      {isMissing ? (
        <NotThere />
      ) : (
        <QueryContent
          failedTitle={<Trans>Couldn’t load the customer</Trans>}
          query={query}
          skeleton={
            <PageGrid columns="2-1">
              <RowsSkeleton count={6} hasTitle />
              <RowsSkeleton count={3} hasTitle />
            </PageGrid>
          }
        >
          {(customer) => <Content api={api} customer={customer} />}
        </QueryContent>
      )}
    </>
  );
}

interface CustomerHeaderProps {
  api: ApiClients;
  customer: AdminCustomer | undefined;
  isMissing: boolean;
}

function CustomerHeader({ api, customer, isMissing }: CustomerHeaderProps) {
  const breadcrumb = [
    <Link key="dashboard" to="/admin/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link key="customers" to="/admin/customers">
      <Trans>Customers</Trans>
    </Link>,
  ];
  if (!customer)
    return (
      <PageHeader
        breadcrumb={breadcrumb}
        meta={isMissing ? undefined : '\u00a0'}
        title={isMissing ? <Trans>Customer not found</Trans> : <Trans>Customer</Trans>}
      />
    );
  const { name, state } = customer;
  return (
    <PageHeader
      actions={<CustomerActions api={api} customer={customer} />}
      breadcrumb={[...breadcrumb, <bdi key="name">{name}</bdi>]}
      meta={<Facts customer={customer} />}
      status={<CustomerStatus state={state} />}
      title={<bdi>{name}</bdi>}
    />
  );
}

function Facts({ customer: { name, owner, createdAt, signedInAt } }: { customer: AdminCustomer }) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const brand = route.useRouteContext({ select: (context) => context.config.brand });
  useOwnTitle(`${name} · ${brand}`);
  const created = formats.date(new Date(createdAt), timeZone);
  return (
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
  );
}

function Content(props: { api: ApiClients; customer: AdminCustomer }) {
  const { customer } = props;
  return (
    <div className="grid gap-4 md:gap-6">
      <Banners customer={customer} />
      <PageGrid className="items-start" columns="2-1">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <ProductsCard {...props} />
          <SitesCard {...props} />
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

function NotThere() {
  const { t } = useLingui();
  useOwnTitle(t`Customer not found`);
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to="/admin/customers">
            <Trans>Go to customers</Trans>
          </Link>
        </Button>
      }
      className="min-h-96"
      description={<Trans>It was deleted, or the link is incomplete.</Trans>}
      title={<Trans>There is no such customer</Trans>}
    />
  );
}
