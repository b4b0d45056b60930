import { CardSkeleton } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { ChartSkeleton } from '#/components/listeners-chart/chart-skeleton.tsx';

/** Skeleton of a hero card. */
export function HeroSkeleton() {
  return (
    <CardSkeleton className="p-0 lg:grid lg:grid-cols-[clamp(15rem,27%,19rem)_minmax(0,1fr)]">
      <div className="flex flex-col border-border-soft p-4 max-md:pb-12 max-lg:border-b md:p-6 lg:border-e">
        <Skeleton width={120} className="my-0.75" />
        <Skeleton height={48} width={96} className="my-2" />
        <Skeleton width={140} className="my-0.75" />
        <div className="mt-auto grid gap-2.5 pt-6">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className="min-w-0 p-4 md:px-6 md:pt-5 md:pb-3 lg:pe-5">
        <ChartSkeleton />
      </div>
    </CardSkeleton>
  );
}
