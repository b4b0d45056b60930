import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageGrid } from '@unmuted/ui/page';
import { Loaded } from '#/components/loaded/loaded.tsx';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { directoriesQuery, driftQuery, listingQuery } from '#/data/directories.queries.ts';
import { DirectoriesHead } from '#/features/cast/components/directories-head.tsx';
import { DriftCard } from '#/features/cast/components/drift-card.tsx';
import { GuidedCard } from '#/features/cast/components/guided-card.tsx';
import { ListingForm } from '#/features/cast/components/listing-form.tsx';
import { PreflightCard } from '#/features/cast/components/preflight-card.tsx';
import { SpokenCard } from '#/features/cast/components/spoken-card.tsx';
import { listingAnchor } from '#/features/cast/listing-anchor.ts';
import { useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';

/** `/cast/{username}/directories`: where the cast is listed, what is said of it there, and what stands in the way. */
export function DirectoriesScreen() {
  const { api, username } = useCastPlace();
  const { isFixed } = useCastStanding();
  const directories = useQuery(directoriesQuery(api, username));
  const listing = useQuery(listingQuery(api, username));
  const drift = useQuery(driftQuery(api, username));
  if (directories.isPending)
    return (
      <PageSkeleton>
        <RowsSkeleton count={1} />
        <RowsSkeleton count={3} hasTitle />
        <RowsSkeleton count={5} hasTitle />
      </PageSkeleton>
    );
  const asking = (id: string) =>
    directories.data?.items.some((each) => each.id === id && each.isAsking) === true;
  return (
    <>
      <Loaded failedTitle={<Trans>The directories did not load</Trans>} query={directories} skeleton={null}>
        {({ items }) => <DirectoriesHead directories={items} isPublic={listing.data?.isPublic} />}
      </Loaded>
      <PageGrid columns="2-1" key={username}>
        <div className="grid min-w-0 content-start gap-4 md:gap-6">
          {directories.data && (
            <>
              <SpokenCard
                directories={directories.data.items.filter(({ kind }) => kind === 'engine')}
                isFixed={isFixed}
                listing={listing.data}
              />
              <GuidedCard
                directories={directories.data.items.filter(({ kind }) => kind === 'guided')}
                isFixed={isFixed}
                listing={listing.data}
              />
            </>
          )}
          <div className="scroll-mt-20" id={listingAnchor}>
            <Loaded
              failedTitle={<Trans>The listing did not load</Trans>}
              query={listing}
              skeleton={<RowsSkeleton count={5} hasTitle />}
            >
              {(kept) => <ListingForm isFixed={isFixed} kept={kept} />}
            </Loaded>
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-4 md:gap-6">
          <PreflightCard />
        </div>
      </PageGrid>
      <Loaded
        failedTitle={<Trans>What directories show of the cast did not load</Trans>}
        query={drift}
        skeleton={<RowsSkeleton count={3} hasTitle />}
      >
        {(shown) => <DriftCard drift={shown} isAsking={asking(shown.directory)} isFixed={isFixed} />}
      </Loaded>
    </>
  );
}
