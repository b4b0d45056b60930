import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminCustomer, ApiClients, StaffSite } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { Link } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { siteStates } from '#/components/product-states/product-states.ts';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { customerSitesQuery } from '#/data/sites/staff-sites.queries.ts';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { SiteMenu } from '#/features/admin/customer/site-menu.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const CreateSiteDialog = lazyOverlay(
  async () => (await import('#/features/admin/customer/site-dialogs.tsx')).CreateSiteDialog,
);

export interface SitesCardProps {
  api: ApiClients;
  customer: AdminCustomer;
}

/** The one-page sites of a customer, and what staff can do with each. */
export function SitesCard({ api, customer }: SitesCardProps) {
  const query = useQuery(customerSitesQuery(api, customer.id));
  const mayCreate = usePermission('customers.manage');
  return (
    <SectionCard
      actions={mayCreate && <AddSite api={api} customer={customer} />}
      title={<Trans>One-page sites</Trans>}
    >
      <QueryContent
        failedTitle={<Trans>Couldn’t load the sites</Trans>}
        query={query}
        skeleton={<RowsSkeleton count={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              className="py-8"
              description={<Trans>Create one; its owner then chooses a template and publishes it.</Trans>}
              title={<Trans>No sites yet</Trans>}
            />
          ) : (
            <SitesTable api={api} sites={items} />
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

function AddSite({ api, customer }: SitesCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} size="sm">
        <PlusIcon />
        <Trans>Add site</Trans>
      </Button>
      {isOpen && <CreateSiteDialog api={api} customer={customer} onClose={close} onLoadFailed={close} />}
    </>
  );
}

function SitesTable({ api, sites }: { api: ApiClients; sites: readonly StaffSite[] }) {
  const { t } = useMacro();
  const formats = useFormats();
  const columns: TableColumn<StaffSite>[] = [
    { id: 'site', header: t`Site`, rowHeader: true, cell: (site) => <Name site={site} /> },
    { id: 'state', header: t`State`, cell: (site) => <State site={site} /> },
    {
      id: 'visits',
      header: t`Visits in 7 days`,
      align: 'end',
      cell: ({ visits7d }) => formats.number(visits7d),
    },
    { id: 'actions', header: t`Actions`, align: 'end', cell: (site) => <SiteMenu api={api} site={site} /> },
  ];
  return (
    <Table
      caption={t`One-page sites with their state`}
      className="my-1"
      columns={columns}
      rowKey={({ username }) => username}
      rows={sites}
    />
  );
}

function Name({ site: { title, address, state, allowsCode } }: { site: StaffSite }) {
  const { host, pathname } = new URL(address);
  const shown = `${host}${pathname === '/' ? '' : pathname}`;
  return (
    <span className="block min-w-40 wrap-anywhere">
      <bdi>{title}</bdi>
      <span className="block text-12 text-fg-muted">
        {state === 'published' ? (
          <Link dir="ltr" href={address} rel="noreferrer" target="_blank">
            {shown}
          </Link>
        ) : (
          <bdi dir="ltr">{shown}</bdi>
        )}
      </span>
      {allowsCode && (
        <span className="block text-12 text-fg-muted">
          <Trans>Custom code allowed</Trans>
        </span>
      )}
    </span>
  );
}

function State({ site: { state, takedown, publishedAt } }: { site: StaffSite }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  if (takedown)
    return (
      <>
        <StatusPill appearance="plain" status="failed">
          <Trans>Taken down</Trans>
        </StatusPill>
        <span className="block text-12 text-fg-muted">
          <Timestamp at={takedown.since} timeZone={timeZone} />
        </span>
        <bdi className="block max-w-80 text-12 whitespace-pre-line wrap-anywhere">{takedown.reason}</bdi>
      </>
    );
  const { status, word } = siteStates[state];
  return (
    <>
      <StatusPill appearance="plain" status={status}>
        {i18n._(word)}
      </StatusPill>
      {publishedAt && (
        <span className="block text-12 text-fg-muted">
          <Timestamp at={publishedAt} timeZone={timeZone} />
        </span>
      )}
    </>
  );
}
