import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageGrid } from '@unmuted/ui/page';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import {
  directoriesQuery,
  listingMismatchQuery,
  listingQuery,
} from '#/data/directories/directories.queries.ts';
import { AnnouncedDirectoriesCard } from '#/features/cast/directories/announced-directories-card.tsx';
import { DirectoriesSummary } from '#/features/cast/directories/directories-summary.tsx';
import { listingAnchor } from '#/features/cast/directories/listing-anchor.ts';
import { ListingForm } from '#/features/cast/directories/listing-form.tsx';
import { ListingMismatchCard } from '#/features/cast/directories/listing-mismatch-card.tsx';
import { ManualDirectoriesCard } from '#/features/cast/directories/manual-directories-card.tsx';
import { PreflightCard } from '#/features/cast/directories/preflight-card.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** `/cast/{username}/directories`: directories, listings and their problems. */
export function DirectoriesScreen() {
  const { api, username } = useCastContext();
  const { isFixed } = useCastStatus();
  const directories = useQuery(directoriesQuery(api, username));
  const listing = useQuery(listingQuery(api, username));
  const drift = useQuery(listingMismatchQuery(api, username));
  if (directories.isPending)
    return (
      <PageSkeleton>
        <RowsSkeleton count={1} />
        <RowsSkeleton count={3} hasTitle />
        <RowsSkeleton count={5} hasTitle />
      </PageSkeleton>
    );
  const asking = (id: string) =>
    directories.data?.items.some((each) => each.id === id && each.isChecking) === true;
  return (
    <>
      <QueryContent
        failedTitle={<Trans>Couldn’t load the directories</Trans>}
        query={directories}
        skeleton={null}
      >
        {({ items }) => <DirectoriesSummary directories={items} isPublic={listing.data?.isPublic} />}
      </QueryContent>
      <PageGrid columns="2-1" key={username}>
        <div className="grid min-w-0 content-start gap-4 md:gap-6">
          {directories.data && (
            <>
              <AnnouncedDirectoriesCard
                directories={directories.data.items.filter(({ kind }) => kind === 'engine')}
                isFixed={isFixed}
                listing={listing.data}
              />
              <ManualDirectoriesCard
                directories={directories.data.items.filter(({ kind }) => kind === 'manual')}
                isFixed={isFixed}
                listing={listing.data}
              />
            </>
          )}
          <div className="scroll-mt-20" id={listingAnchor}>
            <QueryContent
              failedTitle={<Trans>Couldn’t load the listing</Trans>}
              query={listing}
              skeleton={<RowsSkeleton count={5} hasTitle />}
            >
              {(saved) => <ListingForm isFixed={isFixed} saved={saved} />}
            </QueryContent>
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-4 md:gap-6">
          <PreflightCard />
        </div>
      </PageGrid>
      <QueryContent
        failedTitle={<Trans>Couldn’t load the directory listings</Trans>}
        query={drift}
        skeleton={<RowsSkeleton count={3} hasTitle />}
      >
        {(shown) => (
          <ListingMismatchCard drift={shown} isChecking={asking(shown.directory)} isFixed={isFixed} />
        )}
      </QueryContent>
    </>
  );
}
