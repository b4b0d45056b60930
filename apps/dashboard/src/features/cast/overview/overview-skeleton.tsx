import { CardSkeleton } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { Skeleton } from '@unmuted/ui/skeleton';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';

/** Loading placeholder of the same size as the cards. */
export function OverviewSkeleton() {
  return (
    <PageSkeleton>
      <PageGrid className="items-stretch" columns="2-1">
        <CardSkeleton className="flex min-h-44 flex-col justify-center p-4 md:p-6">
          <Skeleton width={160} />
          <Skeleton className="mt-3" height={28} width="60%" />
          <Skeleton className="mt-2.5" width={100} />
        </CardSkeleton>
        <CardSkeleton className="flex min-h-44 flex-col gap-4 p-4 md:p-6">
          <Skeleton width={110} />
          <Skeleton height={40} width={90} />
          <Skeleton height={8} />
        </CardSkeleton>
      </PageGrid>
      <CardSkeleton className="p-4 md:p-6">
        <Skeleton height={18} width={220} />
        <Skeleton className="mt-1.5" width={280} />
        <Skeleton className="mt-6" height={148} />
      </CardSkeleton>
    </PageSkeleton>
  );
}
