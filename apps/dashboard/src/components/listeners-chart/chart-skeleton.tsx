import { Skeleton } from '@unmuted/ui/skeleton';

/** Skeleton of a chart with its title and description. */
export function ChartSkeleton() {
  return (
    <>
      <Skeleton height={18} width={220} className="my-0.75" />
      <Skeleton width={280} className="my-0.75" />
      <Skeleton height={148} className="mt-6 mb-7 max-md:mb-23.5" />
    </>
  );
}
