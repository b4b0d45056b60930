import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { limits, type Site, type SiteDomainList } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { PageGrid } from '@unmuted/ui/page';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { domainsQuery } from '#/data/sites/domains.queries.ts';
import { AddressesCard } from '#/features/onepage/domain/addresses-card.tsx';
import { CertificateCard } from '#/features/onepage/domain/certificate-card.tsx';
import { domainSearch } from '#/features/onepage/domain/domain.search.ts';
import { DomainCard } from '#/features/onepage/domain/domain-card.tsx';
import { HintsCard } from '#/features/onepage/domain/hints-card.tsx';
import { RecordsCard } from '#/features/onepage/domain/records-card.tsx';
import { StepsCard } from '#/features/onepage/domain/steps-card.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const AddDomainDialog = lazyOverlay(
  async () => (await import('#/features/onepage/domain/add-domain-dialog.tsx')).AddDomainDialog,
);
const route = getRouteApi('/_customer/onepage/$username/domain');

/** `/onepage/{username}/domain`: the addresses of a site, and what its domains still need. */
export function DomainScreen() {
  const { api, username, query: site } = useSite();
  const domains = useQuery(domainsQuery(api, username));
  const skeleton = (
    <div className="grid gap-4 md:gap-6">
      <RowsSkeleton count={3} hasTitle />
      <RowsSkeleton count={4} hasTitle />
    </div>
  );
  return (
    <QueryContent failedTitle={<Trans>Couldn’t load the site</Trans>} query={site} skeleton={skeleton}>
      {(loaded) => (
        <QueryContent
          failedTitle={<Trans>Couldn’t load the domains</Trans>}
          query={domains}
          skeleton={skeleton}
        >
          {(list) => <Content list={list} site={loaded} />}
        </QueryContent>
      )}
    </QueryContent>
  );
}

function Content({ site, list }: { site: Site; list: SiteDomainList }) {
  const { domain: wanted } = route.useSearch({ select: domainSearch });
  const navigate = useNavigate({ from: '/onepage/$username/domain' });
  const { items, target } = list;
  // The one that needs something comes first.
  const shown =
    items.find(({ domain }) => domain === wanted) ??
    items.find(({ state }) => state !== 'verified') ??
    items[0];
  const show = (domain: string) => void navigate({ search: { domain }, replace: true, resetScroll: false });
  const isPublic = site.state === 'published' && site.takedown === null;
  return (
    <div className="grid gap-4 md:gap-6">
      {target === null ? (
        <Alert silent title={<Trans>Domains are not available</Trans>} tone="info">
          <Trans>Your provider hasn’t configured domains for sites. The provider’s address works.</Trans>
        </Alert>
      ) : (
        <AddDomain isFull={items.length >= limits.siteDomains} onAdded={show} />
      )}
      {shown && target !== null && (
        <>
          <DomainCard domain={shown} isPublic={isPublic} key={shown.domain} />
          <RecordsCard domain={shown} />
          <HintsCard domain={shown} target={target} />
          {shown.certificate && <CertificateCard certificate={shown.certificate} />}
        </>
      )}
      {!shown && target !== null && (
        <Card>
          <EmptyState
            className="py-8"
            description={
              <Trans>
                Visitors find the site at the provider’s address. Add your own, such as listen.example.com.
              </Trans>
            }
            title={<Trans>No domain yet</Trans>}
          />
        </Card>
      )}
      <PageGrid className="items-start" columns="2">
        {shown && target !== null && <StepsCard domain={shown} target={target} />}
        <AddressesCard list={list} onShow={show} shown={shown?.domain} site={site} />
      </PageGrid>
    </div>
  );
}

function AddDomain({ isFull, onAdded }: { isFull: boolean; onAdded: (domain: string) => void }) {
  const { canEdit } = useSite();
  const most = useFormats().number(limits.siteDomains);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!canEdit) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {isFull && (
        <p className="text-13 text-fg-muted">
          <Trans>A site can have {most} domains. Remove one first.</Trans>
        </p>
      )}
      <Button aria-haspopup="dialog" disabled={isFull} onClick={() => setIsOpen(true)}>
        <PlusIcon />
        <Trans>Add domain</Trans>
      </Button>
      {isOpen && <AddDomainDialog onAdded={onAdded} onClose={close} onLoadFailed={close} />}
    </div>
  );
}
