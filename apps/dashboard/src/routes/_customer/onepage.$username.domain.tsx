import { createFileRoute } from '@tanstack/react-router';
import { prefetchDomains } from '#/features/onepage/domain/domain.prefetch.ts';
import { DomainScreen } from '#/features/onepage/domain/domain.screen.tsx';
import { domainSearch } from '#/features/onepage/domain/domain.search.ts';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';

export const Route = createFileRoute('/_customer/onepage/$username/domain')({
  staticData: { title: sitePages.domain.name },
  validateSearch: domainSearch,
  loader: prefetchDomains,
  component: DomainScreen,
});
