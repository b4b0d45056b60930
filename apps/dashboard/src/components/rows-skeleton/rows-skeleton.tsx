import { CardSkeleton } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';

export interface RowsSkeletonProps {
  /** How many rows to expect. */
  count: number;
  /** The card has a title. */
  hasTitle?: boolean;
}

/** Skeleton of a card with rows. */
export function RowsSkeleton({ count, hasTitle = false }: RowsSkeletonProps) {
  return (
    <CardSkeleton className="min-h-0 py-0">
      {hasTitle && <Skeleton height={18} width={140} className="mt-4.75 mb-2.75" />}
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never reordered
        <div key={row} className="flex items-center gap-3 border-border-soft py-3.5 not-first:border-t">
          <Skeleton shape="tile" width={36} height={36} className="flex-none" />
          <div className="min-w-0 flex-1">
            <Skeleton width="55%" className="my-0.75" />
            <Skeleton width="70%" className="my-0.75" />
          </div>
          <Skeleton width="22%" />
        </div>
      ))}
    </CardSkeleton>
  );
}
