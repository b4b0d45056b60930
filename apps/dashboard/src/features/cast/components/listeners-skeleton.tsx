import { CardSkeleton } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';

/** How many listen, and who, on their way. */
export function ListenersSkeleton() {
  return (
    <PageSkeleton>
      <CardSkeleton className="flex min-h-44 flex-col gap-4 p-4 md:p-6">
        <Skeleton width={110} />
        <Skeleton height={40} width={90} />
      </CardSkeleton>
      <RowsSkeleton count={8} hasTitle />
    </PageSkeleton>
  );
}
