import { CardSkeleton } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { Skeleton } from '@unmuted/ui/skeleton';

/** Skeleton of the overview: hero with its steps, two cards, and the record. */
export function OverviewSkeleton() {
  return (
    <>
      <CardSkeleton className="p-0">
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-3 border-border-soft p-4 max-lg:border-b md:p-6 lg:border-e">
            <Skeleton width={140} />
            <Skeleton height={36} width="70%" />
            <Skeleton width="50%" />
          </div>
          <div className="grid gap-4 p-4 md:p-6">
            <Skeleton height={32} />
            <Skeleton height={32} />
          </div>
        </div>
        <div className="border-t border-border-soft p-4 md:px-6">
          <Skeleton width="45%" />
        </div>
        <div className="grid gap-4 border-t border-border-soft p-4 md:grid-cols-5 md:px-6">
          {['a', 'b', 'c', 'd', 'e'].map((step) => (
            <Skeleton height={56} key={step} width="80%" />
          ))}
        </div>
      </CardSkeleton>
      <PageGrid columns="2">
        {['song', 'service'].map((card) => (
          <CardSkeleton key={card}>
            <Skeleton height={18} width={120} />
            <Skeleton className="mt-5" width="60%" />
            <Skeleton className="mt-3" width="40%" />
            <Skeleton className="mt-6" width="80%" />
          </CardSkeleton>
        ))}
      </PageGrid>
      <CardSkeleton>
        <Skeleton height={18} width={220} />
        <Skeleton className="mt-6" height={20} />
        <Skeleton className="mt-6" width="40%" />
      </CardSkeleton>
    </>
  );
}
